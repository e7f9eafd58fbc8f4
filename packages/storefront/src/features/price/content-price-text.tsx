import type { Money } from '@cartonnage/sdk/rules'
import { contentPrice, formatMoney } from '@cartonnage/sdk/rules'
import type { UnitContent } from '../product/product-attributes'
import { usePriceView } from './use-price-view'

export interface ContentPriceTextProps {
  /** Net, per unit. */
  readonly net: Money
  readonly content: UnitContent
  readonly className?: string
}

/** `CHF 0.119 / m`: the unit price of goods sold by length, area, weight or volume, in the main price. */
export function ContentPriceText({ net, content, className }: ContentPriceTextProps) {
  const { toMain, locale } = usePriceView()
  const price = contentPrice(toMain(net), content.amount)
  if (price === undefined) return null
  return (
    <span className={className}>
      {formatMoney(price, locale, { decimals: 'unit' })} / {content.unit}
    </span>
  )
}
