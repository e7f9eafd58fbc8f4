import { afterEach, expect } from 'vitest'
import { goOn } from './checkout-action'
import { loadCheckout } from './checkout-loader'
import { reviewedOrder } from './reviewed-order'
import { buyers, createShopper, outcomeOf } from './shopper.fixture'
import type { ShopperOptions } from './shopper.fixture'

const close: (() => void)[] = []
afterEach(() => {
  for (const one of close.splice(0)) one()
})

export const carton = '01tCN0001002120YAA'

export interface WalkOptions extends ShopperOptions {
  /** @default Reto, who buys for a business. */
  readonly username?: string
}

/** A sandbox's visitor that ends with the test. */
export function openShopper(options?: ShopperOptions) {
  const shopper = createShopper(options)
  close.push(shopper.sandbox.close)
  return shopper
}

/** A buyer who has signed in, and posts forms of the checkout. */
export async function enter({ username = buyers.reto, ...options }: WalkOptions = {}) {
  const shopper = openShopper(options)
  await shopper.signIn(username)
  const post = (form: Record<string, string>) => outcomeOf(goOn(shopper.args('/checkout', { form })))
  return { ...shopper, post }
}

export async function enterWithCart(quantity = 20, options?: WalkOptions) {
  const shopper = await enter(options)
  const { cart } = await shopper.createClient().cart.add({ productId: carton, quantity })
  const cartId = cart?.summary.cartId ?? ''
  return { ...shopper, cartId, cartItemId: cart?.items[0]?.cartItemId ?? '' }
}

export type Buyer = Awaited<ReturnType<typeof enterWithCart>>

/** Goes from the cart to the payment step, and returns the checkout's id. */
export async function walkToPayment({ args, post }: Buyer) {
  expect(await post({ intent: 'start' })).toEqual({ status: 303, to: '/checkout?step=address' })
  const address = await loadCheckout(args('/checkout?step=address'))
  if (address.state !== 'ready') throw new Error(address.state)
  const addressId = address.shippingAddresses[0]?.addressId ?? ''
  expect(await post({ intent: 'address', addressId })).toMatchObject({ status: 303 })
  const delivery = await loadCheckout(args('/checkout?step=delivery'))
  if (delivery.state !== 'ready') throw new Error(delivery.state)
  const methodId = delivery.checkout.deliveryGroups[0]?.availableDeliveryMethods[0]?.id ?? ''
  expect(await post({ intent: 'delivery', methodId })).toMatchObject({ to: '/checkout?step=payment' })
  return delivery.checkout.checkoutId
}

/** Goes on to the review, and returns what the order's form there carries. */
export async function walkToReview(buyer: Buyer) {
  const checkoutId = await walkToPayment(buyer)
  const form = { checkoutId, purchaseOrderNumber: 'WS-1', billing: 'delivery' }
  expect(await buyer.post({ intent: 'payment', ...form, purchaseOrderNumber: ' WS-1 ' })).toEqual({
    status: 303,
    to: '/checkout?step=review',
  })
  const review = await loadCheckout(buyer.args('/checkout?step=review'))
  if (review.state !== 'ready') throw new Error(review.state)
  return { intent: 'order', reviewed: reviewedOrder(review.checkout), ...form }
}
