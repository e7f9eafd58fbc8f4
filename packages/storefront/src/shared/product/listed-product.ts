import { raiseQuantity } from '@cartonnage/sdk/rules'
import type { PriceTier, QuantityRule } from '@cartonnage/sdk/rules'
import { readProductAttributes } from './product-attributes'
import type { GoodsFact } from './goods-facts'
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
  /** What is known of goods other than boxes; absent where it was not loaded. */
  readonly facts?: readonly GoodsFact[]
}

/** What search results and single products have in common. */
interface Source {
  readonly id: string
  readonly name: string | null
  readonly urlName: string | null
  readonly fields: Readonly<Record<string, string | null>>
  readonly purchaseQuantityRule: QuantityRule | null
}

/** Combines product and prices. The first tier starts at the smallest quantity that can be bought. */
export function toListedProduct(
  source: Source,
  tiers: readonly PriceTier[] | null | undefined,
): ListedProduct {
  const attributes = readProductAttributes({
    ...source.fields,
    Name: source.name ?? source.fields.Name ?? '',
  })
  const rule = ruleOf(source.purchaseQuantityRule ?? {})
  const minimum = raiseQuantity(1, rule)
  return {
    id: source.id,
    urlName: source.urlName ?? '-',
    attributes,
    tiers: (tiers ?? []).map(({ from, unitPrice }, index) => ({
      from: index === 0 ? Math.max(from, minimum) : from,
      unitPrice,
    })),
    rule,
  }
}

const ruleOf = ({ minimum, increment, maximum }: QuantityRule): QuantityRule => ({
  ...(minimum != null && { minimum }),
  ...(increment != null && { increment }),
  ...(maximum != null && { maximum }),
})

/** Whether the product can be added to a cart: it has a price, and some is in stock or arrives on a known day. */
export const canOrder = ({ tiers, attributes }: ListedProduct): boolean =>
  tiers.length > 0 &&
  (attributes.stock !== 0 || attributes.status === 'made-to-order' || attributes.nextSupply !== undefined)

/** The initial quantity of a form: one bundle, or what is left of it, or the minimum. */
export function startQuantity({ attributes, rule }: ListedProduct): number {
  const start = raiseQuantity(Math.max(1, attributes.packUnit ?? 1), rule)
  return shortageOf(attributes, { quantity: start, rule })?.largestQuantity ?? start
}
