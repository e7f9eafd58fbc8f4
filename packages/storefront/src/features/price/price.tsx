import type { Money as MoneyValue, PriceTier } from '@cartonnage/sdk/rules'
import { Money } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths'
import styles from './price.module.css'
import { useTierDecimals } from './use-tier-decimals'
import { useUnitLabels } from './unit-labels'
import { usePriceView } from './use-price-view'

export interface PriceProps {
  /** Net, per unit. */
  readonly net: MoneyValue
  readonly unit: string
  /** All prices of the article: the one at its head has the decimals of its table. */
  readonly tiers: readonly PriceTier[]
}

/** The price of one unit as a product page shows it: the shopper's main price large, the other one below it. */
export function Price({ net, unit, tiers }: PriceProps) {
  const { t } = useTranslation('product')
  const { toMain, toOther, mainLabel, otherLabel } = usePriceView()
  const { per } = useUnitLabels()
  const decimals = useTierDecimals(tiers)
  return (
    <div>
      <p className={styles['main']}>
        <Money className="type-price no-break" value={toMain(net)} decimals={decimals} />{' '}
        <span className={styles['label']}>
          {per(unit)} {mainLabel}
        </span>
      </p>
      <p className="type-small muted">
        <Money className="no-break tabular" value={toOther(net)} decimals={decimals} /> {otherLabel} ·{' '}
        {t('price.plus')}{' '}
        <Link className="link" to={paths.service('delivery')}>
          {t('price.shipping')}
        </Link>
      </p>
    </div>
  )
}
