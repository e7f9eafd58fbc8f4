import { contentPrice, formatMoney, isZeroMoney, withVat } from '@cartonnage/sdk/rules'
import type { MainPrice, Money, ShopLocale } from '@cartonnage/sdk/rules'
import type { UnitContent } from '../product/product-attributes'

interface PricedContent {
  /** Net, per unit. */
  readonly net: Money
  /** What one unit holds; absent for products that are sold by the piece. */
  readonly content: UnitContent | undefined
}

interface ContentPriceOptions {
  /** VAT rate as a fraction. */
  readonly rate: number
  readonly main: MainPrice
  readonly locale: ShopLocale
}

/** `CHF 0.119 / m`: the price by length, area, weight or volume, as the main price; undefined where there is none. */
export function formatContentPrice(
  { net, content }: PricedContent,
  { rate, main, locale }: ContentPriceOptions,
): string | undefined {
  if (content === undefined || isZeroMoney(net)) return undefined
  const price = contentPrice(main === 'gross' ? withVat(net, rate) : net, content.amount)
  return price && `${formatMoney(price, locale, { decimals: 'unit' })} /\u00a0${content.unit}`
}
