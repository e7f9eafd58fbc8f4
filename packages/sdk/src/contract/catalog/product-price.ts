import * as z from 'zod/mini'
import { amount, toMoney, type Money } from '../kit/amount'
import { count } from '../kit/count'
import { inOneCurrency } from '../kit/in-one-currency'
import { nullableFlag, listOf, maybe, text, type Schema } from '../kit/schema'

const tierShape = z.object({ lowerBound: count, tierUnitPrice: amount })
const priceAdjustmentShape = z.object({ priceAdjustmentTiers: listOf(tierShape) })

const figures = { listPrice: amount, unitPrice: amount, priceAdjustment: maybe(priceAdjustmentShape) }
const priceMembers = {
  ...figures,
  productId: text,
  success: nullableFlag,
  // One for each way of selling the product, from v56 on; the first is the one that stands above as well.
  productPriceEntries: listOf(z.object({ ...figures, success: nullableFlag })),
}
const priceLineShape = z.object(priceMembers)
type PriceLine = z.output<typeof priceLineShape>

/** A net unit price that holds from a quantity on. */
export interface PriceTierResponse {
  from: number
  unitPrice: Money
}

/**
 * The prices of one product in net amounts per unit. `tiers` begins with the plain unit price at quantity 1,
 * unless a tier starts there; it is null, like `unitPrice`, when the buyer gets no price.
 */
export interface ProductPrice {
  productId: string | null
  currencyCode: string | null
  listPrice: Money | null
  unitPrice: Money | null
  tiers: readonly PriceTierResponse[] | null
}

const productPriceShape = z.pipe(
  inOneCurrency(z.object({ ...priceMembers, currencyIsoCode: text })),
  z.transform(({ currencyIsoCode, ...line }): ProductPrice => toProductPrice(line, currencyIsoCode)),
)
export interface ProductPriceWire extends z.input<typeof productPriceShape> {}
export const productPriceSchema: Schema<ProductPrice, ProductPriceWire> = productPriceShape

const productPricesShape = z.pipe(
  inOneCurrency(z.object({ currencyIsoCode: text, pricingLineItemResults: listOf(priceLineShape) })),
  z.transform(({ currencyIsoCode, pricingLineItemResults }) => ({
    currencyCode: currencyIsoCode,
    prices: pricingLineItemResults.map((line) => toProductPrice(line, currencyIsoCode)),
  })),
)
/** The prices of several products; a product without a price has null there. */
export interface ProductPrices extends z.output<typeof productPricesShape> {}
export interface ProductPricesWire extends z.input<typeof productPricesShape> {}
export const productPricesSchema: Schema<ProductPrices, ProductPricesWire> = productPricesShape

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
