import type { CatalogFeature } from '@cartonnage/sdk'
import {
  guestCartExcess,
  isSameRecordId,
  largestAllowed,
  lineNet,
  maximumGuestCartLines,
  raiseQuantity,
  unitPriceFor,
} from '@cartonnage/sdk/rules'
import type { GuestCartExcess, GuestCartLine, Money, QuantityRule } from '@cartonnage/sdk/rules'
import type { ShownLine } from '../cart/format-line-amount'
import { readProductAttributes } from '../product/product-attributes'
import type { ProductAttributes } from '../product/product-attributes'

type Product = Awaited<ReturnType<CatalogFeature['listProducts']>>[number]
type Price = Awaited<ReturnType<CatalogFeature['getPrices']>>[number]

/** The platform's data on the products of a guest cart. */
export interface GuestCatalogue {
  /** The ids that were requested: one without a product is not sold in this shop. */
  readonly requested: readonly string[]
  readonly products: readonly Product[]
  readonly prices: readonly Price[]
}

/** A line of the guest cart with its product and price. */
export interface GuestItem {
  readonly productId: string
  readonly quantity: number
  /**
   * `waiting` until the product is loaded; `unsold` is not sold in this shop, but perhaps in the other one; `unpriced`
   * has its price on request; `excess` exceeds the limits of a guest's cart.
   */
  readonly kind: 'waiting' | 'unsold' | 'unpriced' | 'excess' | 'priced'
  /** Which limit it exceeds. */
  readonly excess?: GuestCartExcess
  readonly attributes?: ProductAttributes
  readonly urlName?: string
  readonly rule: QuantityRule | null
  /** Net unit price at this quantity. */
  readonly unitPrice?: Money
  /** Net amount of the line; absent where it is outside the total. */
  readonly net?: Money
}

/** How many lines beyond the limit a page shows. The others appear when lines are removed. */
const visibleExcess = 50

/** Which stored lines a page shows, and requests the prices of: only those within the limit. */
export function chooseGuestLines(lines: readonly GuestCartLine[]) {
  const visible = lines.slice(0, maximumGuestCartLines + visibleExcess)
  const priced = lines.slice(0, maximumGuestCartLines)
  return { visible, priced, hidden: lines.length - visible.length }
}

/** Joins the browser's lines with the current shop's products and prices. */
export function joinGuestItems(
  lines: readonly GuestCartLine[],
  catalogue: GuestCatalogue,
): readonly GuestItem[] {
  const excess = guestCartExcess(lines)
  return lines.map((line, index) => joinLine(line, catalogue, excess[index]))
}

function joinLine(
  line: GuestCartLine,
  { requested, products, prices }: GuestCatalogue,
  excess: GuestCartExcess | undefined,
): GuestItem {
  const { productId } = line
  const quantity = Math.ceil(Number(line.quantity))
  const product = products.find(({ id }) => isSameRecordId(id, productId))
  if (product === undefined)
    return { productId, quantity, rule: null, kind: requested.includes(productId) ? 'unsold' : 'waiting' }
  const rule = product.purchaseQuantityRule
  const item = {
    productId,
    quantity,
    rule,
    attributes: readProductAttributes(product.fields),
    ...(product.urlName === null ? {} : { urlName: product.urlName }),
  }
  if (excess !== undefined) return { ...item, kind: 'excess', excess }
  const price = prices.find(
    (candidate) => candidate.productId !== null && isSameRecordId(candidate.productId, productId),
  )
  const unitPrice = unitPriceFor(price?.tiers ?? [], quantity)
  if (unitPrice === undefined) return { ...item, kind: 'unpriced' }
  return { ...item, kind: 'priced', unitPrice, net: lineNet(unitPrice, quantity) }
}

/** The stored quantity as the product's rule allows it; one that exceeds a limit stays as it is. */
export const allowedQuantity = ({
  quantity,
  rule,
  excess,
}: Pick<GuestItem, 'quantity' | 'rule' | 'excess'>): number =>
  rule === null || excess !== undefined
    ? quantity
    : raiseQuantity(quantity, { ...rule, maximum: largestAllowed(rule) })

/** Its prices as every line has them. */
export const guestLine = ({ unitPrice, quantity, net }: GuestItem): ShownLine => ({
  ...{ unitPrice: unitPrice ?? null, quantity, net: net ?? null },
})
