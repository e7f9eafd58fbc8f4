import { addWorkingDays, raiseQuantity } from '@cartonnage/sdk/rules'
import type { PriceTier, QuantityRule } from '@cartonnage/sdk/rules'
import { readProductAttributes } from './product-attributes'
import type { ProductAttributes } from './product-attributes'
import { shortageOf } from './stock'

/** A product as every page shows it, in plain JSON. */
export interface ListedProduct {
  readonly id: string
  readonly urlName: string
  readonly attributes: ProductAttributes
  /** Net prices, smallest quantity first; none when the price is on request. */
  readonly tiers: readonly PriceTier[]
  readonly rule: QuantityRule
  /** The day on which it is expected back, `2026-12-14`; only while out of stock. */
  readonly availableFrom?: string
  /** The day from which more than the stock can be ordered. */
  readonly moreFrom?: string
}

/** What search results and single products have in common. */
interface Source {
  readonly id: string
  readonly name: string | null
  readonly urlName: string | null
  readonly fields: Readonly<Record<string, string | null>>
  readonly purchaseQuantityRule: QuantityRule | null
}

interface ListingOptions {
  readonly tiers: readonly PriceTier[] | null | undefined
  /** Today, `2026-11-21`. */
  readonly today: string
}

/** Combines product and prices. The first tier starts at the smallest quantity that can be bought. */
export function toListedProduct(source: Source, { tiers, today }: ListingOptions): ListedProduct {
  const attributes = readProductAttributes({
    ...source.fields,
    Name: source.name ?? source.fields['Name'] ?? '',
  })
  const rule = ruleOf(source.purchaseQuantityRule ?? {})
  const minimum = raiseQuantity(1, rule)
  const comesBack = attributes.status === 'active' && attributes.stock === 0 && attributes.leadDays > 0
  const moreFrom = restockDay(attributes, today)
  return {
    id: source.id,
    urlName: source.urlName ?? '-',
    attributes,
    tiers: (tiers ?? []).map(({ from, unitPrice }, index) => ({
      from: index === 0 ? Math.max(from, minimum) : from,
      unitPrice,
    })),
    rule,
    ...(comesBack && { availableFrom: restockingDay(today, attributes.leadDays) }),
    ...(moreFrom !== undefined && { moreFrom }),
  }
}

const ruleOf = ({ minimum, increment, maximum }: QuantityRule): QuantityRule => ({
  ...(minimum != null && { minimum }),
  ...(increment != null && { increment }),
  ...(maximum != null && { maximum }),
})

/** The day from which more than the stock can be ordered; undefined where unknown. */
export function restockDay(
  { status, restockDays }: Pick<ProductAttributes, 'status' | 'restockDays'>,
  today: string,
): string | undefined {
  return status === 'active' && restockDays !== undefined ? restockingDay(today, restockDays) : undefined
}

/** Whether the product can be added to a cart: it has a price and is not known to be out of stock. */
export const canOrder = ({ tiers, attributes }: ListedProduct): boolean =>
  tiers.length > 0 && (attributes.stock !== 0 || attributes.status === 'made-to-order')

/** The initial quantity of a form: one bundle, or what is left of it, or the minimum. */
export function startQuantity({ attributes, rule }: ListedProduct): number {
  const start = raiseQuantity(Math.max(1, attributes.packUnit ?? 1), rule)
  return shortageOf(attributes, { quantity: start, rule })?.largestQuantity ?? start
}

/** Suppliers' holidays are unknown: Monday to Friday count. */
const restockingDay = (today: string, days: number): string =>
  addWorkingDays(today, days, { location: '', calendar: {} })
