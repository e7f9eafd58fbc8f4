import { cart, checkout, guestCart, guestSessionCart } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import { redirect } from 'react-router-dom'
import { cartPathOf, isGuestOf } from '../cart-path'
import type { Run, Visitor } from './checkout-run'
import { outdatedReviewPath } from '../checkout-step'
import type { Checkout } from '../checkout-step'
import { movePaymentToken } from '../payment-token'
import { restartCheckout } from './restart-checkout'
import { findShortLines } from '../short-stock'
import type { ShortLine } from '../short-stock'
import { startPurchase } from './start-purchase'

/**
 * Lowers what is short in stock to what is left, removes what there is none of, and goes on: at the review, with the
 * same address, delivery and payment, or with the first step where the checkout had not begun. A server does not have
 * the cart of a guest's browser and leads there.
 */
export const takeLeft: Run = async (shop, form, visitor) => {
  const isGuest = isGuestOf(shop)
  if (isGuest && shop.options.runtime === 'server') return redirect(cartPathOf(shop), 303)
  const previous = await findBegun(shop)
  const lines = await findShortLines(shop)
  await (isGuest ? takeAsGuest(shop, lines) : takeAsBuyer(shop, lines))
  if (previous === undefined) return await startPurchase(shop, form, visitor)
  const { checkoutId } = await restartCheckout(shop, previous)
  await keepChoice(visitor, { from: previous.checkoutId, to: checkoutId })
  movePaymentToken(shop, checkoutId)
  return redirect(outdatedReviewPath(), 303)
}

/** The checkout, once it has a delivery method: before that there is nothing to repeat. */
async function findBegun(shop: Client): Promise<Checkout | undefined> {
  const opened = await shop
    .use(checkout)
    .load()
    .catch(() => undefined)
  return opened?.deliveryGroups.some(({ selectedDeliveryMethod }) => selectedDeliveryMethod)
    ? opened
    : undefined
}

async function takeAsBuyer({ use }: Client, lines: readonly ShortLine[]): Promise<void> {
  const { setQuantity, remove } = use(cart)
  for (const { cartItemId, left } of lines) {
    await (left === 0 ? remove({ cartItemId }) : setQuantity({ cartItemId, quantity: left }))
  }
}

/** In the browser's cart, which stays until the order is placed, and from there in the one on the server. */
async function takeAsGuest({ use }: Client, lines: readonly ShortLine[]): Promise<void> {
  const { setQuantity, remove } = use(guestCart)
  for (const { productId, left } of lines) {
    await (left === 0 ? remove(productId) : setQuantity({ productId, quantity: left }))
  }
  await use(guestSessionCart).send()
}

interface Restarted {
  readonly from: string
  readonly to: string
}

async function keepChoice({ choices }: Visitor, { from, to }: Restarted): Promise<void> {
  const saved = await choices.read()
  if (saved?.checkoutId === from) await choices.save({ ...saved, checkoutId: to })
}
