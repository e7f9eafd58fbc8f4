import { checkout, checkoutStock, guestCart } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import { isShopError } from '@cartonnage/sdk/errors'
import { isSameRecordId } from '@cartonnage/sdk/rules'
import { redirect } from 'react-router-dom'
import { paths } from '../../../shell/paths'
import { placedOrdersOf } from '../../../shell/placed-orders'
import { findRecentOrder } from '../../../shell/recent-order'
import { requireBuyer } from '../../../shell/data/require-buyer'
import type { PageLoaderArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'
import { choiceStoreOf } from '../checkout-choice'
import { loadCheckoutFailure } from '../checkout-problem'
import type { CheckoutProblem } from '../checkout-problem'
import type { Checkout } from '../checkout-step'
import { isGuestOf, pathWithoutCart } from '../cart-path'
import { loadShopperCart } from './load-shopper-cart'

/** Redirects when the order is found. Without a saved choice, another tab has found it. */
export async function lookForOrder(args: PageLoaderArgs) {
  if ((await choiceStoreOf(args).read()) === undefined) throw redirect(ordersPathOf(shopOf(args)), 303)
  await leaveWhenOrdered(args)
  return { state: 'finding-out' as const }
}

/** The buyer may have left while the order was being placed. With a filled cart they are about to place another. */
export async function leaveWhenComingBack(args: PageLoaderArgs): Promise<void> {
  if ((await choiceStoreOf(args).read()) === undefined) return
  const { signal } = args.request
  const current = await loadShopperCart(shopOf(args), { signal }).catch(() => undefined)
  if (current === null || current?.items.length === 0) await leaveWhenOrdered(args)
}

/** Redirects to the confirmation when the checkout of the saved choice has become an order. */
async function leaveWhenOrdered(args: PageLoaderArgs): Promise<void> {
  const choices = choiceStoreOf(args)
  const saved = await choices.read()
  if (saved === undefined) return
  const { signal } = args.request
  const order = await shopOf(args)
    .use(checkout)
    .findOrder(saved.checkoutId, { signal })
    .catch((error: unknown) => {
      if (!isShopError(error) || isShopError(error, 'SESSION_ENDED')) throw error
      // Unknown so far: the next attempt may find it.
      return null
    })
  if (order === null) return
  choices.clear()
  throw toConfirmation(args, order)
}

/**
 * Redirects a guest without a cart on the server to the sign-in page: the checkout of a guest begins in the guest's cart,
 * so this is probably a buyer who is not signed in.
 */
export async function leaveWithoutGuestCart(args: PageLoaderArgs): Promise<void> {
  const shop = shopOf(args)
  if (!isGuestOf(shop)) return
  const { signal } = args.request
  const current = await loadShopperCart(shop, { signal }).catch(() => undefined)
  if (current === null || current?.items.length === 0) await requireBuyer(args)
}

/**
 * Without a cart: redirects to the confirmation of the order that this browser has just placed, or to the cart's page.
 * Placing an order again finds out an unknown outcome.
 */
export async function leaveWithoutCart(args: PageLoaderArgs) {
  const shop = shopOf(args)
  const placed = findRecentOrder(shop, Date.now())
  if (placed === undefined) {
    if (isGuestOf(shop) && shop.use(guestCart).getSnapshot().length === 0) await requireBuyer(args)
    throw redirect(pathWithoutCart(shop), 303)
  }
  const { placeOrder } = shop.use(checkout)
  const order = await placeOrder(placed.checkoutId).catch((error: unknown) => toProblem(error, args))
  if ('problem' in order) return order
  throw toConfirmation(args, order)
}

/**
 * A checkout with an order number was placed, in another tab or before a reload: redirects to its confirmation. Placing
 * it again returns the same number, and clears the client's checkout. Where the shopper has filled another cart since, the
 * purchase of that one begins.
 */
export async function leaveWhenPlaced(args: PageLoaderArgs, opened: Checkout): Promise<Checkout> {
  if (!opened.orderReferenceNumber) return opened
  const { use } = shopOf(args)
  if (await hasNextCart(args, opened)) {
    choiceStoreOf(args).clear()
    const started = await use(checkout).start()
    await use(checkoutStock).reserve()
    return started
  }
  const order = await use(checkout).placeOrder(opened.checkoutId)
  choiceStoreOf(args).clear()
  throw toConfirmation(args, order)
}

/**
 * Whether the current cart is not the one that was ordered. After a payment at a provider the server places the order, so
 * that the tab still has the checkout of that order.
 */
async function hasNextCart(args: PageLoaderArgs, { cartSummary }: Checkout): Promise<boolean> {
  const { signal } = args.request
  const current = await loadShopperCart(shopOf(args), { signal }).catch(() => undefined)
  if (!current || current.items.length === 0) return false
  const [ordered, filled] = [cartSummary?.cartId, current.summary.cartId]
  return Boolean(ordered && filled && !isSameRecordId(ordered, filled))
}

/** Where the shopper finds past orders. */
const ordersPathOf = (shop: Pick<Client, 'loaded'>): string =>
  isGuestOf(shop) ? paths.orderLookup() : paths.orders()

function toConfirmation(args: PageLoaderArgs, order: { readonly orderReferenceNumber: string }): Response {
  placedOrdersOf(args).add(order.orderReferenceNumber)
  return redirect(paths.orderConfirmation(order.orderReferenceNumber), 303)
}

export async function toProblem(
  error: unknown,
  args: PageLoaderArgs,
): Promise<{ readonly problem: CheckoutProblem }> {
  return { problem: await loadCheckoutFailure(error, { shop: shopOf(args), url: args.request.url }) }
}
