import * as z from 'zod/mini'
import { amount, toMoney, type Money } from '../kit/amount'
import { count } from '../kit/count'
import { inOneCurrency } from '../kit/in-one-currency'
import { nullableFlag, listOf, maybe, text, type Schema } from '../kit/schema'

const tierShape = z.object({
  /** Smallest quantity of the tier. */
  lowerBound: count,
  /** Net price per unit in this tier. */
  tierUnitPrice: amount,
})
const priceAdjustmentShape = z.object({
  /** In any order. */
  priceAdjustmentTiers: listOf(tierShape),
})

const figures = {
  /** Net list price per unit. */
  listPrice: amount,
  /** Net price per unit without price tiers. */
  unitPrice: amount,
  /** Price tiers; null where the price does not depend on the quantity. */
  priceAdjustment: maybe(priceAdjustmentShape),
}
const priceMembers = {
  ...figures,
  /** Record id; of 15 characters even where 18 were requested. */
  productId: text,
  /** False where the buyer gets no price. */
  success: nullableFlag,
  /** One entry per selling model, from platform version 56 on; the first repeats the members above. */
  productPriceEntries: listOf(
    z.object({
      ...figures,
      /** False where the buyer gets no price. */
      success: nullableFlag,
    }),
  ),
}
const priceLineShape = z.object(priceMembers)
type PriceLine = z.output<typeof priceLineShape>

/** A net unit price from a minimum quantity on. */
export interface PriceTierResponse {
  /** Smallest quantity of the tier. */
  from: number
  /** Net, per unit. */
  unitPrice: Money
}

/**
 * The prices of one product in net amounts per unit. `tiers` begins with the plain unit price at quantity 1,
 * unless a tier starts there; it is null, like `unitPrice`, when the buyer gets no price.
 */
export interface ProductPrice {
  /** Record id; null where the platform sends none. */
  productId: string | null
  /** ISO 4217; null where there is no price. */
  currencyCode: string | null
  /** Net list price per unit; may be lower than `unitPrice`, null where there is none. */
  listPrice: Money | null
  /** Net price per unit at quantity 1; null when the buyer gets no price. */
  unitPrice: Money | null
  /** By quantity, the smallest first; null when the buyer gets no price. */
  tiers: readonly PriceTierResponse[] | null
}

const productPriceShape = z.pipe(
  inOneCurrency(
    z.object({
      ...priceMembers,
      /** ISO 4217; where it is missing, that of the request. */
      currencyIsoCode: text,
    }),
  ),
  z.transform(({ currencyIsoCode, ...line }): ProductPrice => toProductPrice(line, currencyIsoCode)),
)
/** Reads `success: false` as no price, whatever amounts come with it. */
export const productPriceSchema: Schema<ProductPrice> = productPriceShape

const productPricesShape = z.pipe(
  inOneCurrency(
    z.object({
      /** ISO 4217 of all prices. */
      currencyIsoCode: text,
      /** One entry per product, in any order. */
      pricingLineItemResults: listOf(priceLineShape),
    }),
  ),
  z.transform(({ currencyIsoCode, pricingLineItemResults }) => ({
    /** ISO 4217 of all prices. */
    currencyCode: currencyIsoCode,
    /** One entry per product, in the platform's order. */
    prices: pricingLineItemResults.map((line) => toProductPrice(line, currencyIsoCode)),
  })),
)
/** The prices of several products; a product without a price has null there. */
export interface ProductPrices extends z.output<typeof productPricesShape> {}
/** Succeeds where single products have no price. */
export const productPricesSchema: Schema<ProductPrices> = productPricesShape

function toProductPrice(line: PriceLine, currencyCode: string | null): ProductPrice {
  const { productId } = line
  const entry = line.productPriceEntries.find(({ success }) => success !== false)
  const isPriced = line.success !== false
  const listPrice = toMoney(isPriced ? (line.listPrice ?? entry?.listPrice ?? null) : null, currencyCode)
  const unitPrice = toMoney(isPriced ? (line.unitPrice ?? entry?.unitPrice ?? null) : null, currencyCode)
  const priceAdjustment = line.priceAdjustment ?? entry?.priceAdjustment
  const tiers = unitPrice && toTiers(unitPrice, priceAdjustment?.priceAdjustmentTiers ?? [])
  return { productId, currencyCode, listPrice, unitPrice, tiers }
}

/** The tier of a quantity is the one with the highest lower bound not above it, so only lower bounds are kept. */
function toTiers(unitPrice: Money, sent: readonly z.output<typeof tierShape>[]): PriceTierResponse[] {
  const tiers = sent.flatMap(({ lowerBound, tierUnitPrice }) => {
    const price = toMoney(tierUnitPrice, unitPrice.currencyCode)
    return lowerBound === null || price === null ? [] : [{ from: lowerBound, unitPrice: price }]
  })
  tiers.sort((a, b) => a.from - b.from)
  const [first] = tiers
  return first && first.from <= 1 ? tiers : [{ from: 1, unitPrice }, ...tiers]
}
