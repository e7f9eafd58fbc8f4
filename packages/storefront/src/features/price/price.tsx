import type { Money as MoneyValue } from '@cartonnage/sdk/rules'
import { Money } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths'
import styles from './price.module.css'
import { sharedDecimals } from './shared-decimals'
import { useUnitWords } from './unit-words'
import { usePriceView } from './use-price-view'

export interface PriceProps {
  /** Net, per unit. */
  readonly net: MoneyValue
  readonly unit: string
}

/** The price of one unit as a product page shows it: the shopper's main price large, the other one below it. */
export function Price({ net, unit }: PriceProps) {
  const { t } = useTranslation('product')
  const { toMain, toOther, mainLabel, otherLabel } = usePriceView()
  const { per } = useUnitWords()
  return (
    <div>
      <p className={styles['main']}>
        <Money className="type-price no-break" value={toMain(net)} decimals={sharedDecimals([toMain(net)])} />{' '}
        <span className={styles['label']}>
          {per(unit)} {mainLabel}
        </span>
      </p>
      <p className="type-small muted">
        <Money className="no-break tabular" value={toOther(net)} decimals={sharedDecimals([toOther(net)])} />{' '}
        {otherLabel} · {t('price.plus')}{' '}
        <Link className="link" to={paths.service('delivery')}>
          {t('price.shipping')}
        </Link>
      </p>
    </div>
  )
}
