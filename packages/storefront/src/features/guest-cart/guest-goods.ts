import type { CatalogFeature } from '@cartonnage/sdk'
import {
  guestCartExcess,
  isSameRecordId,
  largestAllowed,
  lineNet,
  mostGuestCartLines,
  raiseQuantity,
  unitPriceFor,
} from '@cartonnage/sdk/rules'
import type { GuestCartExcess, GuestCartLine, Money, QuantityRule } from '@cartonnage/sdk/rules'
import { readProductAttributes } from '../product/product-attributes'
import type { ProductAttributes } from '../product/product-attributes'

type Product = Awaited<ReturnType<CatalogFeature['listProducts']>>[number]
type Price = Awaited<ReturnType<CatalogFeature['getPrices']>>[number]

/** What the platform knows of the products of a guest cart. */
export interface GuestCatalogue {
  /** The ids that were asked for: one without a product is not sold in this shop. */
  readonly requested: readonly string[]
  readonly products: readonly Product[]
  readonly prices: readonly Price[]
}

/** A line of the guest cart with what there is to show of it. */
export interface GuestGoods {
  readonly productId: string
  readonly quantity: number
  /**
   * `waiting` until the platform was asked; `foreign` is not sold here, perhaps in the other shop, perhaps nowhere: the
   * platform says the same of both; `unpriced` on request; `excess` goes beyond what a guest's cart holds.
   */
  readonly kind: 'waiting' | 'foreign' | 'unpriced' | 'excess' | 'priced'
  /** What of it goes beyond. */
  readonly excess?: GuestCartExcess
  readonly attributes?: ProductAttributes
  readonly urlName?: string
  readonly rule: QuantityRule | null
  /** Net price of one piece at this quantity. */
  readonly unitPrice?: Money
  /** Net of the line; only this counts. */
  readonly net?: Money
}

/** How many lines beyond a guest's cart a page names. Whoever has more sees them as soon as others are removed. */
const namedBeyond = 50

/** What a page shows of the stored lines, and asks the platform for: prices only of what a cart holds. */
export function chooseGuestLines(lines: readonly GuestCartLine[]) {
  const shown = lines.slice(0, mostGuestCartLines + namedBeyond)
  const priced = lines.slice(0, mostGuestCartLines)
  return { shown, priced, hidden: lines.length - shown.length }
}

/** Joins the browser's lines with the platform's products and prices. Prices are those of the present shop only. */
export function joinGuestGoods(
  lines: readonly GuestCartLine[],
  catalogue: GuestCatalogue,
): readonly GuestGoods[] {
  const excess = guestCartExcess(lines)
  return lines.map((line, index) => joinLine(line, catalogue, excess[index]))
}

function joinLine(
  line: GuestCartLine,
  { requested, products, prices }: GuestCatalogue,
  excess: GuestCartExcess | undefined,
): GuestGoods {
  const { productId } = line
  const quantity = Math.ceil(Number(line.quantity))
  const product = products.find(({ id }) => isSameRecordId(id, productId))
  if (product === undefined)
    return { productId, quantity, rule: null, kind: requested.includes(productId) ? 'foreign' : 'waiting' }
  const rule = product.purchaseQuantityRule
  const existing = {
    productId,
    quantity,
    rule,
    attributes: readProductAttributes(product.fields),
    ...(product.urlName === null ? {} : { urlName: product.urlName }),
  }
  if (excess !== undefined) return { ...existing, kind: 'excess', excess }
  const price = prices.find((one) => one.productId !== null && isSameRecordId(one.productId, productId))
  const unitPrice = unitPriceFor(price?.tiers ?? [], quantity)
  if (unitPrice === undefined) return { ...existing, kind: 'unpriced' }
  return { ...existing, kind: 'priced', unitPrice, net: lineNet(unitPrice, quantity) }
}

/** The quantity that the product's rule makes of a stored one; what goes beyond stays as it is. */
export const allowedQuantity = ({
  quantity,
  rule,
  excess,
}: Pick<GuestGoods, 'quantity' | 'rule' | 'excess'>): number =>
  rule === null || excess !== undefined
    ? quantity
    : raiseQuantity(quantity, { ...rule, maximum: largestAllowed(rule) })
