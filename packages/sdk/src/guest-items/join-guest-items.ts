import type { GuestCatalogue } from '../guest-cart/guest-catalogue-key'
import type { Product } from '../contract/catalog/product'
import type { ProductPrice } from '../contract/catalog/product-price'
import { toRecordId18 } from '../record-id'
import { lineNet, type Money } from '../rules/money/money'
import { unitPriceFor, type PriceTier } from '../rules/money/price-tiers'
import type { GuestCartLine } from '../rules/cart/guest-cart'
import { guestCartExcess, type GuestCartExcess } from '../rules/cart/guest-cart-limits'
import { shownGuestLines } from '../rules/cart/quantity-limits'

/** A line of the guest cart with its product and price. */
export interface GuestItem {
  /** Record id, as stored. */
  readonly productId: string
  /** Of the line, in whole units: a fraction is rounded up. */
  readonly quantity: number
  /**
   * `waiting` until product and price are loaded; `unsold` is not sold in this shop, but perhaps in the other one; `unpriced`
   * has its price on request; `excess` exceeds the limits of a guest's cart.
   */
  readonly kind: 'waiting' | 'unsold' | 'unpriced' | 'excess' | 'priced'
  /** Which limit it exceeds. */
  readonly excess?: GuestCartExcess
  /** Absent while it is unknown, and for what this shop does not sell. */
  readonly product?: Product
  /** Net unit prices of all quantities; absent where the line is outside the total. */
  readonly tiers?: readonly PriceTier[]
  /** Net unit price at this quantity. */
  readonly unitPrice?: Money
  /** Net amount of the line; absent where it is outside the total. */
  readonly net?: Money
}

/** The guest cart's lines with the current shop's products and prices. */
export function joinGuestItems(
  lines: readonly GuestCartLine[],
  { requested, pricesRequested, products, prices }: GuestCatalogue,
): readonly GuestItem[] {
  const excess = guestCartExcess(lines)
  const catalogue = {
    requested: new Set(requested),
    pricesRequested: new Set(pricesRequested),
    products: byId(products.map((product) => [product.id, product])),
    prices: byId(prices.map((price) => [price.productId ?? '', price])),
  }
  return lines.map((line, index) =>
    joinLine(line, catalogue, { excess: excess[index], isShown: index < shownGuestLines }),
  )
}

const byId = <T>(entries: readonly (readonly [string, T])[]): ReadonlyMap<string, T> =>
  new Map(entries.map(([id, value]) => [toRecordId18(id), value]))

interface IndexedCatalogue {
  readonly requested: ReadonlySet<string>
  readonly pricesRequested: ReadonlySet<string>
  readonly products: ReadonlyMap<string, Product>
  readonly prices: ReadonlyMap<string, ProductPrice>
}

interface Place {
  readonly excess: GuestCartExcess | undefined
  readonly isShown: boolean
}

function joinLine(line: GuestCartLine, catalogue: IndexedCatalogue, { excess, isShown }: Place): GuestItem {
  const { productId } = line
  const id = toRecordId18(productId)
  const product = catalogue.products.get(id)
  const item = { productId, quantity: Math.ceil(Number(line.quantity)) }
  if (product === undefined && catalogue.requested.has(productId)) return { ...item, kind: 'unsold' }
  if (product === undefined && isShown) return { ...item, kind: 'waiting' }
  const sold = { ...item, ...(product && { product }) }
  if (excess !== undefined) return { ...sold, kind: 'excess', excess }
  if (!catalogue.pricesRequested.has(productId)) return { ...sold, kind: 'waiting' }
  const tiers = catalogue.prices.get(id)?.tiers ?? []
  const unitPrice = unitPriceFor(tiers, item.quantity)
  if (unitPrice === undefined) return { ...sold, kind: 'unpriced' }
  return { ...sold, kind: 'priced', tiers, unitPrice, net: lineNet(unitPrice, item.quantity) }
}
