import { expect } from 'vitest'
import { continueCheckout } from '../pages/checkout/data/checkout-action'
import { loadCheckout } from '../pages/checkout/data/checkout-loader'
import type { Checkout } from '../pages/checkout/checkout-step'
import { reviewedOrder } from '../pages/checkout/reviewed-order'
import { buyers, createShopper, outcomeOf } from './shopper.fixture'
import type { ShopperOptions } from './shopper.fixture'

export const carton = '01tCN0001002120YAA'

export interface WalkOptions extends ShopperOptions {
  /** @default Reto, who buys for a business. */
  readonly username?: string
}

/** A signed-in buyer who posts forms of the checkout. */
export async function enter({ username = buyers.reto, ...options }: WalkOptions = {}) {
  const shopper = createShopper(options)
  await shopper.signIn(username)
  const post = (form: Record<string, string>) =>
    outcomeOf(continueCheckout(shopper.args('/checkout', { form })))
  return { ...shopper, post }
}

export async function enterWithCart(quantity = 20, options?: WalkOptions) {
  const shopper = await enter(options)
  const { cart } = await shopper.createClient().cart.add({ productId: carton, quantity })
  const cartId = cart?.summary.cartId ?? ''
  return { ...shopper, cartId, cartItemId: cart?.items[0]?.cartItemId ?? '' }
}

export type Buyer = Awaited<ReturnType<typeof enterWithCart>>

/** The loader's data of a step that can be shown. */
export async function loadStep(args: Buyer['args'], step: string) {
  const loaded = await loadCheckout(args(`/checkout?step=${step}`))
  if (loaded.state !== 'ready') throw new Error(loaded.state)
  return loaded
}

/** The fields of the delivery step that choose the first method of each group. */
export const firstMethods = ({ deliveryGroups }: Pick<Checkout, 'deliveryGroups'>) =>
  Object.fromEntries(
    deliveryGroups.map(({ id, availableDeliveryMethods: [first] }) => [`methodId-${id}`, first?.id ?? '']),
  )

/** Goes from the cart to the payment step; returns the checkout's id. */
export async function walkToPayment({ args, post }: Buyer) {
  expect(await post({ intent: 'start' })).toEqual({ status: 303, to: '/checkout?step=address' })
  const { shippingAddresses } = await loadStep(args, 'address')
  const addressId = shippingAddresses[0]?.addressId ?? ''
  expect(await post({ intent: 'address', addressId })).toMatchObject({ status: 303 })
  const { checkout } = await loadStep(args, 'delivery')
  const form = { intent: 'delivery', ...firstMethods(checkout) }
  expect(await post(form)).toMatchObject({ to: '/checkout?step=payment' })
  return checkout.checkoutId
}

/** Continues to the review; returns the fields of the order's form there. */
export async function walkToReview(buyer: Buyer) {
  const checkoutId = await walkToPayment(buyer)
  const form = { checkoutId, method: 'invoice', purchaseOrderNumber: 'WS-1', billing: 'delivery' }
  expect(await buyer.post({ intent: 'payment', ...form, purchaseOrderNumber: ' WS-1 ' })).toEqual({
    status: 303,
    to: '/checkout?step=review',
  })
  const { checkout } = await loadStep(buyer.args, 'review')
  return { intent: 'order', reviewed: reviewedOrder(checkout), ...form }
}

/** Where the provider's pages are. */
export const paymentOrigin = 'http://127.0.0.1:8788'

/** Presses the button on the provider's page. */
export async function decideAtProvider({ sandbox, cookies }: Buyer, decision: string) {
  const { open } = JSON.parse(decodeURIComponent(cookies.get('checkout_choice_CH') ?? '')) as {
    open: { redirectUrl: string }
  }
  const headers = { Origin: paymentOrigin }
  const body = new URLSearchParams({ decision })
  return await sandbox.paymentPages(new Request(open.redirectUrl, { method: 'POST', headers, body }))
}
