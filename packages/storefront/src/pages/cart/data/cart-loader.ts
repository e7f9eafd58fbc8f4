import { cart, catalog, checkoutStock, inactiveCart } from '@cartonnage/sdk'
import type { Cart, Client, Session } from '@cartonnage/sdk'
import { isShopError } from '@cartonnage/sdk/errors'
import { checkoutCartStatus, currentCart, isSameRecordId } from '@cartonnage/sdk/rules'
import { createContext, redirect } from 'react-router-dom'
import { hasOrderedKey } from '../../../shared/order/first-order'
import { hasPaid } from '../../../shared/cart/data/has-paid'
import { paths } from '../../../shell/paths'
import { payingCustomer } from '../../../shell/paying-customer'
import { shopSettings } from '../../../shell/shop-settings'
import type { PageLoaderArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'
import { requireBuyer } from '../../../shell/data/require-buyer'
import { loadLineTiers } from './load-line-tiers'
import { isOffered } from '../../../shared/offers/cart-offer'
import type { CartOffer } from '../../../shared/offers/cart-offer'
import { shopDay } from '../../../shared/delivery-day/shop-day'
import { loadTaxedDeliveries } from '../../../shared/cart/data/load-taxed-deliveries'

/** Whether this request refused a form: a redirect would lose the message. */
export const refusedContext = createContext(false)

/**
 * Loads the buyer's cart into the client's store, from which the page renders it. There is one open cart at a time:
 * any other id redirects to it, also that of an ordered cart; that of the inactive cart to the page of both. Without scripts, the URL says what was raised or removed.
 * While the platform calculates, a server renders the page without the cart and the browser fetches it.
 */
export async function loadCartPage(args: PageLoaderArgs) {
  const buyer = await requireBuyer(args)
  const { search, searchParams } = new URL(args.request.url)
  const [shopperCart, removed, invoiceLimit] = await Promise.all([
    loadCart(args),
    readRemoved(args, searchParams),
    loadInvoiceLimit(shopOf(args), buyer, args.request.signal),
  ])
  const items = shopperCart?.items ?? []
  const [deliveries, tiers, offer] = await Promise.all([
    loadTaxedDeliveries(args, buyer, shopperCart),
    loadLineTiers(args, items),
    loadOffer(args, items),
  ])
  const raised = readRaised(searchParams)
  const page = { raised, removed, today: shopDay(Date.now()), deliveries, tiers, offer, invoiceLimit }
  await releaseStock(args, shopperCart)
  if (shopperCart === undefined || args.context.get(refusedContext)) return page
  const current = shopperCart?.summary.cartId ?? currentCart
  const requested = args.params.cartId ?? currentCart
  if (requested === current || isSameRecordId(requested, current)) return page
  throw redirect((await isInactive(args, requested)) ? paths.carts() : paths.cart(current) + search, 303)
}

/** Few carts have items of an offer: only these fetch the code that finds it. */
async function loadOffer(args: PageLoaderArgs, items: Cart['items']): Promise<CartOffer | null> {
  if (!items.some(isOffered)) return null
  const { findCartOffer } = await import('../../../shared/offers/data/find-cart-offer')
  return await findCartOffer(shopOf(args), items, args.request)
}

/** An inactive cart cannot be ordered: it is shown beside the active one. */
async function isInactive(args: PageLoaderArgs, cartId: string): Promise<boolean> {
  if (cartId === currentCart) return false
  const found = await shopOf(args)
    .use(inactiveCart)
    .load({ signal: args.request.signal })
    .catch(() => null)
  return found !== null && isSameRecordId(found.id, cartId)
}

/** Up to which amount the buyer pays by invoice, as a decimal string; null without a limit. */
async function loadInvoiceLimit(client: Client, buyer: Session, signal: AbortSignal): Promise<string | null> {
  if (payingCustomer(buyer) !== 'private') return null
  const isLimited = isKnownToBeNew(client) || !(await hasPaid(client, signal))
  return isLimited ? shopSettings[client.shop].firstInvoiceLimit : null
}

/** A buyer without an order has paid none. */
function isKnownToBeNew(shop: Client): boolean {
  const hasOrdered = shop.loaded(hasOrderedKey).getSnapshot()
  return hasOrdered.status === 'ready' && !hasOrdered.value
}

/** A buyer who returns from the checkout to the cart leaves the stock to others again; the next checkout reserves anew. */
async function releaseStock(args: PageLoaderArgs, shopperCart: Cart | null | undefined): Promise<void> {
  if (shopperCart?.summary.status !== checkoutCartStatus) return
  await shopOf(args).use(checkoutStock).release({ signal: args.request.signal })
}

/** Null without a cart; undefined while the platform calculates it, because a server does not wait for that. */
async function loadCart(args: PageLoaderArgs) {
  try {
    return await shopOf(args).use(cart).load({ signal: args.request.signal })
  } catch (error) {
    if (isShopError(error, 'SSR_NO_POLLING')) return undefined
    throw error
  }
}

/** An entered quantity that the previous request raised or lowered. */
export interface RaisedQuantity {
  readonly cartItemId: string
  readonly from: number
}

function readRaised(query: URLSearchParams): RaisedQuantity | null {
  const cartItemId = query.get('item')
  const from = Number(query.get('from'))
  return cartItemId === null || !Number.isSafeInteger(from) || from < 1 ? null : { cartItemId, from }
}

/** The cart's URL that says which quantity was raised, and from what. */
export const raisedPath = (cartId: string, { cartItemId, from }: RaisedQuantity): string =>
  `${paths.cart(cartId)}?${new URLSearchParams({ item: cartItemId, from: String(from) })}`

/** An item that the previous request removed. */
export interface RemovedItem {
  readonly productId: string
  readonly quantity: number
  /** Null for a product that the catalogue does not know. */
  readonly name: string | null
}

/** Takes the name from the catalogue: a URL could say anything. */
async function readRemoved(args: PageLoaderArgs, query: URLSearchParams): Promise<RemovedItem | null> {
  const productId = query.get('removed')
  const quantity = Number(query.get('quantity'))
  if (productId === null || !Number.isSafeInteger(quantity) || quantity < 1) return null
  const found = await shopOf(args)
    .use(catalog)
    .listProducts([productId], { signal: args.request.signal })
    .catch(() => [])
  return { productId, quantity, name: found[0]?.fields.Name ?? null }
}
