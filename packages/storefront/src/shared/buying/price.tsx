import { isZeroMoney } from '@cartonnage/sdk/rules'
import type { Money, PriceTier } from '@cartonnage/sdk/rules'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { PriceSwitch } from '../price/price-switch'
import { PriceText } from '../price/price-text'
import styles from './price.module.css'
import { useUnitLabels } from '../price/unit-labels'
import { tierDecimals, usePrices } from '../price/use-price-view'

interface PriceProps {
  /** Net, per unit. */
  readonly net: Money
  readonly unit: string
  /** All prices of the product: this one has as many decimals as its table. */
  readonly tiers: readonly PriceTier[]
  /** Below both prices. */
  readonly children?: ReactNode
  /** The switch of prices is above the list that this one is in. */
  readonly isSwitchAbove?: boolean
}

/** A unit price on a product page: the shopper's main price large, the other one below it; guests may switch them. */
export function Price({ net, unit, tiers, children, isSwitchAbove = false }: PriceProps) {
  const { t } = useTranslation('product')
  const { each } = usePrices()
  const { per } = useUnitLabels()
  const decimals = tierDecimals(tiers)
  const isFree = isZeroMoney(net)
  return (
    <div className={styles.price}>
      <div>
        <p className={styles.main}>
          {each(({ toMain, mainLabel }) => (
            <>
              <PriceText className="type-price no-break" value={toMain(net)} decimals={decimals} />{' '}
              {isFree ? null : <span className={styles.label}>{`${per(unit)}, ${mainLabel}`}</span>}
            </>
          ))}
        </p>
        <p className="type-small muted">
          {isFree
            ? null
            : each(({ toOther, otherLabel }) => (
                <>
                  <PriceText className="no-break tabular" value={toOther(net)} decimals={decimals} />
                  {` ${otherLabel} · `}
                </>
              ))}
          {`${t('price.plus')} `}
          <Link className="link" to={paths.service('delivery')}>
            {t('price.shipping')}
          </Link>
        </p>
        {children}
      </div>
      {isFree || isSwitchAbove ? null : <PriceSwitch />}
    </div>
  )
}
