import { useShopClient } from '@cartonnage/react-hooks'
import type { Money } from '@cartonnage/sdk/rules'
import { useUnitLabels } from '../price/unit-labels'
import { formatUnitPrice } from './line-amount'
import styles from './unit-price.module.css'
import { useMainPrice } from './use-main-price'

export interface UnitPriceProps {
  /** Net; null while it is calculated. */
  readonly net: Money | null
  readonly unit: string
  readonly rate: number
}

/** What one piece costs at this quantity, below the quantity. */
export function UnitPrice({ net, unit, rate }: UnitPriceProps) {
  const { locale } = useShopClient()
  const main = useMainPrice()
  const { per } = useUnitLabels()
  if (net === null) return null
  return (
    <p className={styles['unit']}>
      {formatUnitPrice(net, { rate, main, locale })} {per(unit)}
    </p>
  )
}
