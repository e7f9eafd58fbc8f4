import type { CartItem } from '../contract/cart/cart-item'
import type { CartSummary } from '../contract/cart/cart-summary'
import type { Money } from '../rules/money/money'
import type { QuantityRule } from '../rules/money/price-tiers'
import { sumBuyerCart, sumGuestCart, type CartDestination, type CartSums } from '../rules/cart/cart-sums'
import { isCartProcessing } from '../rules/cart/cart-status'
import { netBeforeDiscounts } from '../rules/cart/discount-list'
import type { GuestItem } from '../guest-items/join-guest-items'

/** A line of a shopper's cart, a guest's or a buyer's. */
export interface ShopperCartLine {
  /** For changing and removing it: of a buyer the id of the cart item, of a guest the id of the product. */
  readonly key: string
  /** Record id. */
  readonly productId: string
  /** In the language of the client; null while it is unknown, and for what the shop does not sell. */
  readonly name: string | null
  /** Product number; null where the name is, and where the product has none. */
  readonly sku: string | null
  /** Last part of the product's address; null where it has none. */
  readonly urlName: string | null
  /** The fields of the product by API name; empty where the name is null. */
  readonly fields: Readonly<Record<string, string | null>>
  /** Minimum, step and maximum of the quantity; null where any may be ordered. */
  readonly rule: QuantityRule | null
  /** A plain decimal text, as the shopper requested it. */
  readonly quantity: string
  /** Net, at this quantity; null while it is unknown, and where there is none. */
  readonly unitPrice: Money | null
  /** Net, before discounts of the cart; null while it is unknown, and where it is outside the totals. */
  readonly amount: Money | null
  /** A change of it is under way. */
  readonly isPending: boolean
  /**
   * Why it cannot be ordered as it is. `unsold`: the shop does not sell it any more, or not here. `unpriced`: its price is
   * on request. `excess`: it exceeds the limits of a guest's cart. `refused`: the platform says why in `message`.
   */
  readonly problem: 'unsold' | 'unpriced' | 'excess' | 'refused' | null
  /** In the language of the request; null where the platform says nothing. */
  readonly message: string | null
}

/** The cart of a shopper, a guest's or a buyer's, in one shape. */
export interface ShopperCart {
  /** Whether it is the cart of a guest, which is in the browser. */
  readonly isGuest: boolean
  /** Record id of a buyer's cart; null for a guest, and while there is none. */
  readonly cartId: string | null
  /** As they were added, the oldest first. */
  readonly lines: readonly ShopperCartLine[]
  /** Number of different products. */
  readonly count: number
  /** ISO 4217. */
  readonly currencyCode: string
  /** Null while a price is unknown or a change is being calculated. */
  readonly totals: CartSums | null
}

/** What the sums of a cart depend on besides its lines. */
export interface CartSetting extends CartDestination {
  /** ISO 4217. */
  readonly currencyCode: string
}

/** The guest's cart, as every shopper's. */
export function toGuestsCart(items: readonly GuestItem[], setting: CartSetting): ShopperCart {
  const nets = items.flatMap(({ net }) => net ?? [])
  const { currencyCode } = nets[0] ?? setting
  const isWaiting = items.some(({ kind }) => kind === 'waiting')
  return {
    isGuest: true,
    cartId: null,
    lines: items.map(toGuestsLine),
    count: items.length,
    currencyCode,
    totals: isWaiting ? null : sumGuestCart(nets, { ...setting, currencyCode }),
  }
}

function toGuestsLine({ productId, quantity, kind, product, unitPrice, net }: GuestItem): ShopperCartLine {
  return {
    key: productId,
    productId,
    name: product?.name ?? null,
    sku: product?.fields.StockKeepingUnit ?? null,
    urlName: product?.urlName ?? null,
    fields: product?.fields ?? {},
    rule: product?.purchaseQuantityRule ?? null,
    quantity: String(quantity),
    unitPrice: unitPrice ?? null,
    amount: net ?? null,
    isPending: false,
    problem: kind === 'waiting' || kind === 'priced' ? null : kind,
    message: null,
  }
}

/** What a buyer's cart in this shape comes from. */
export interface PlatformCart {
  /** Its totals and counts. */
  readonly summary: CartSummary
  /** All items, the newest first. */
  readonly items: readonly CartItem[]
  /** Requested quantities of items with an open change, by their ids. */
  readonly pending?: Readonly<Record<string, string>>
}

/** The buyer's cart, as every shopper's; null is an empty one. */
export function toBuyersCart(cart: PlatformCart | null, setting: CartSetting): ShopperCart {
  const { summary, items = [], pending } = cart ?? {}
  const { currencyCode } = summary?.totalProductAmount ?? setting
  const isUnknown = pending !== undefined || isCartProcessing(summary)
  return {
    isGuest: false,
    cartId: summary?.cartId ?? null,
    lines: items.toReversed().map((item) => toBuyersLine(item, pending?.[item.cartItemId] !== undefined)),
    count: summary?.uniqueProductCount ?? items.length,
    currencyCode,
    totals: isUnknown ? null : totalsOf(summary, setting),
  }
}

function totalsOf(summary: CartSummary | undefined, setting: CartSetting): CartSums | null {
  if (summary === undefined) return sumGuestCart([], setting)
  return sumBuyerCart(summary, { ...setting, isShippingKnown: false })
}

function toBuyersLine(item: CartItem, isPending: boolean): ShopperCartLine {
  const { cartItemId, productId, name, productDetails: product, messagesSummary } = item
  const isRefused = messagesSummary?.hasErrors === true
  return {
    key: cartItemId,
    productId,
    name: name ?? product?.name ?? null,
    sku: product?.sku ?? product?.fields.StockKeepingUnit ?? null,
    urlName: product?.productUrlName ?? null,
    fields: product?.fields ?? {},
    rule: product?.purchaseQuantityRule ?? null,
    quantity: String(item.quantity),
    unitPrice: item.salesPrice,
    amount: isPending ? null : netBeforeDiscounts(item),
    isPending,
    problem: isRefused ? 'refused' : null,
    message: messagesSummary?.limitedMessages[0]?.message ?? item.message,
  }
}
