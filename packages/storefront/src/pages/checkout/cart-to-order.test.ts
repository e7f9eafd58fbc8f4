import { storageEntries } from '@cartonnage/sdk'
import { describe, expect, it } from 'vitest'
import { changeCart } from '../cart/data/cart-action'
import { loadCartPage } from '../cart/data/cart-loader'
import { loader as loadOrders } from '../orders/orders-page'
import {
  carton,
  enter,
  enterWithCart,
  loadStep,
  walkToReview,
  firstMethods,
} from '../../app/buyer-walk.fixture'
import type { Buyer } from '../../app/buyer-walk.fixture'
import { loadCheckout } from './data/checkout-loader'
import { createShopper, origin, outcomeOf } from '../../app/shopper.fixture'

describe('pages between cart and order', () => {
  it.each([
    ['/cart/current', loadCartPage],
    ['/checkout?step=review', loadCheckout],
    ['/my/orders', loadOrders],
  ])('send a guest from %s to the sign-in, and back', async (path, load) => {
    const { args } = createShopper()
    const startUrl = encodeURIComponent(`/de-CH${path}`)
    expect(await outcomeOf(load(args(path)))).toEqual({ status: 303, to: `/login?startUrl=${startUrl}` })
  })

  it('lead from the cart to one order, however often the form is sent', async () => {
    const shopper = await enterWithCart()
    const form = await walkToReview(shopper)
    const review = await loadCheckout(shopper.args('/checkout?step=review'))
    const choice = { method: 'invoice', billing: 'delivery', purchaseOrderNumber: 'WS-1' }
    expect(review).toMatchObject({ state: 'ready', step: 'review', choice, vatRate: 0.081 })
    const first = await shopper.post(form)
    expect(first.to).toMatch(/^\/order-confirmation\/.+/)
    expect(await shopper.post(form)).toEqual(first)
    const { orders } = await loadOrders(shopper.args('/my/orders'))
    expect(orders.map((order) => `/order-confirmation/${order.orderReferenceNumber}`)).toEqual([first.to])
  })
})

describe('loadCartPage', () => {
  it('redirects from any other cart id to the buyer’s cart', async () => {
    const { args, cartId } = await enterWithCart()
    const load = (id: string) => outcomeOf(loadCartPage(args(`/cart/${id}`, { params: { cartId: id } })))
    expect(await load('0a6000000000001')).toEqual({ status: 303, to: `/cart/${cartId}` })
    expect(await load('current')).toEqual({ status: 303, to: `/cart/${cartId}` })
    expect(await load(cartId)).not.toHaveProperty('to')
  })

  it('leaves a cart that the platform still calculates to the browser', async () => {
    const { args, createClient } = await enter({ delay: 60_000 })
    await createClient()
      .cart.add({ productId: carton, quantity: 20 })
      .catch(() => undefined)
    expect(await loadCartPage(args('/cart/current', { params: { cartId: 'current' } }))).toMatchObject({
      raised: null,
      removed: null,
    })
  })
})

describe('changeCart', () => {
  const change = async (form: Record<string, string>) => {
    const { args, cartId, cartItemId } = await enterWithCart()
    const path = `/cart/${cartId}`
    const outcome = await outcomeOf(
      changeCart(args(path, { params: { cartId }, form: { cartItemId, ...form } })),
    )
    return { outcome, path, cartItemId }
  }

  it('raises an entered quantity to the product’s step, and says so in the URL', async () => {
    const { outcome, path, cartItemId } = await change({ quantity: '35' })
    expect(outcome).toEqual({ status: 303, to: `${path}?item=${cartItemId}&from=35` })
  })

  it('takes the quantity of the pressed button, whatever the field contains', async () => {
    const { outcome, path } = await change({ quantity: '20', to: '40' })
    expect(outcome).toEqual({ status: 303, to: path })
  })

  it('returns an unreadable quantity', async () => {
    const { outcome, cartItemId } = await change({ quantity: 'viele' })
    expect(outcome).toEqual({
      status: 422,
      data: { cartItemId, problem: { code: 'invalid' }, entered: 'viele' },
    })
  })

  it('returns the platform’s reason for a refusal', async () => {
    const { args, createClient } = await enter()
    const { cart } = await createClient().cart.add({ productId: '01tCN0002000220YAA', quantity: 1 })
    const cartItemId = cart?.items[0]?.cartItemId ?? ''
    const form = { cartItemId, quantity: '999' }
    const outcome = await outcomeOf(
      changeCart(args('/cart/current', { params: { cartId: 'current' }, form })),
    )
    expect(outcome).toMatchObject({ status: 422, data: { problem: { messageKey: 'cartRule' } } })
    expect(JSON.stringify(outcome)).toContain('Verfügbar sind noch 12')
  })
})

describe('loadCheckout', () => {
  it('[8-22] leaves a checkout that was not started to the browser', async () => {
    const { args } = await enterWithCart()
    expect(await loadCheckout(args('/checkout'))).toEqual({ state: 'waiting', isStarted: false })
  })

  it('[8-21] leaves a checkout that the platform still prepares to the browser', async () => {
    const { args, sandbox, createClient, post } = await enter({ delay: 60_000 })
    await createClient().cart.add({ productId: carton, quantity: 20 })
    sandbox.clock.advance(60_000)
    expect(await post({ intent: 'start' })).toEqual({ status: 303, to: '/checkout?step=address' })
    expect(await loadCheckout(args('/checkout'))).toEqual({ state: 'waiting', isStarted: true })
  })

  it('[8-23] leaves any other failure to the browser', async () => {
    const { args, sandbox, post } = await enterWithCart()
    await post({ intent: 'start' })
    sandbox.faults.arm({ match: { method: 'GET', path: '/checkouts/' }, kind: 'status', status: 403 })
    expect(await loadCheckout(args('/checkout'))).toEqual({ state: 'waiting', isStarted: false })
  })

  it('shows no step before the ones that it builds on', async () => {
    const { args, post } = await enterWithCart()
    await post({ intent: 'start' })
    expect(await outcomeOf(loadCheckout(args('/checkout?step=review')))).toEqual({
      status: 303,
      to: '/checkout?step=delivery',
    })
  })

  it.each([
    ['nothing was chosen', undefined],
    ['the choice is another checkout’s', { checkoutId: '2z9CN0000000123YAA', billing: 'delivery' }],
    ['the billing address is gone', { billing: '8lWCN0000000123YAA' }],
    ['the cookie contains something else', { billing: 'x' }],
  ])('asks for the payment again where %s', async (_, changes) => {
    const shopper = await enterWithCart()
    const { checkoutId } = await walkToReview(shopper)
    const choice = { checkoutId, billing: 'delivery', purchaseOrderNumber: 'WS-1', ...changes }
    if (changes) shopper.cookies.set('checkout_choice_CH', encodeURIComponent(JSON.stringify(choice)))
    else shopper.cookies.delete('checkout_choice_CH')
    expect(await outcomeOf(loadCheckout(shopper.args('/checkout?step=review')))).toMatchObject({
      to: '/checkout?step=payment',
    })
  })

  it('redirects a browser that comes back right after the order to its confirmation', async () => {
    const shopper = await enterWithCart(20, { runtime: 'browser' })
    const { to } = await shopper.post(await walkToReview(shopper))
    const back = loadCheckout(shopper.args('/checkout?step=review'))
    expect(await outcomeOf(back)).toEqual({ status: 303, to })
  })

  /** The state after a page was reloaded before the response to its order, when it had not started the checkout. */
  async function orderWithoutResponse() {
    const shopper = await enterWithCart(20, { runtime: 'browser' })
    const { checkoutId } = await walkToReview(shopper)
    const { storage } = shopper.createClient()
    storage.remove(storageEntries.activeCheckoutId)
    storage.write(storageEntries.orderLatches, [{ checkoutId, startedAt: Date.now() }])
    return { shopper, checkoutId }
  }

  it('redirects a browser to the confirmation of an order whose response was lost', async () => {
    const { shopper, checkoutId } = await orderWithoutResponse()
    const orderReferenceNumber = await placeElsewhere(shopper, checkoutId)
    const back = loadCheckout(shopper.args('/checkout?step=review'))
    expect(await outcomeOf(back)).toEqual({ status: 303, to: `/order-confirmation/${orderReferenceNumber}` })
  })

  it('reports an unknown outcome where neither the order nor the cart can be found', async () => {
    const { shopper } = await orderWithoutResponse()
    await shopper.createClient().cart.delete()
    expect(await loadCheckout(shopper.args('/checkout?step=review'))).toMatchObject({
      state: 'stopped',
      problem: { messageKey: 'unknownOutcome', target: { to: '/my/orders' } },
    })
  })

  it('redirects a browser to the confirmation of an order that was placed elsewhere', async () => {
    const shopper = await enterWithCart(20, { runtime: 'browser' })
    const { checkoutId } = await walkToReview(shopper)
    const orderReferenceNumber = await placeElsewhere(shopper, checkoutId)
    const back = loadCheckout(shopper.args('/checkout?step=review'))
    expect(await outcomeOf(back)).toEqual({ status: 303, to: `/order-confirmation/${orderReferenceNumber}` })
  })
})

/** Places the order by direct calls. */
async function placeElsewhere({ fetch }: Buyer, checkoutId: string): Promise<string> {
  const checkout = `${origin}/services/data/v65.0/commerce/webstores/0ZECH00000000014AA/checkouts/${checkoutId}`
  const payment = { requestType: 'SimplePurchaseOrder', paymentToken: 'WS-1' }
  await fetch(`${checkout}/payments`, { method: 'POST', body: JSON.stringify(payment) })
  const placed = await fetch(`${checkout}/orders`, { method: 'POST' })
  return ((await placed.json()) as { orderReferenceNumber: string }).orderReferenceNumber
}

describe('continueCheckout', () => {
  it('leads to the empty cart when there is nothing to order', async () => {
    const { post } = await enter()
    expect(await post({ intent: 'start' })).toEqual({ status: 303, to: '/cart/current' })
  })

  it.each([
    [{ intent: 'payment', method: 'invoice', billing: 'delivery' }, 'refused'],
    [{ intent: 'order', method: 'invoice', billing: '8lWCN0000000123YAA' }, 'incomplete'],
    [{ intent: 'nonsense' }, 'refused'],
    [{ intent: '__proto__' }, 'refused'],
    [{ intent: 'toString' }, 'refused'],
    [{ intent: 'constructor' }, 'refused'],
  ])('responds to %o with %s', async (form, problem) => {
    const { post } = await enter()
    expect(await post(form)).toMatchObject({ status: 422, data: { problem } })
  })

  it.each([
    [{ intent: 'address' }, { addressId: 'missing' }],
    [{ intent: 'address', addressId: 'x'.repeat(5001) }, { addressId: 'long' }],
    [{ intent: 'payment', purchaseOrderNumber: 'x'.repeat(81) }, { purchaseOrderNumber: 'long' }],
    [{ intent: 'payment', purchaseOrderNumber: 'WS\u0007-1' }, { purchaseOrderNumber: 'characters' }],
  ])('responds to %o with the problems %o of its fields', async (form, problems) => {
    const { post } = await enter()
    const response = await post(form)
    expect(response).toMatchObject({ status: 422, data: { problems } })
    expect(response).not.toHaveProperty('data.problem')
  })

  it.each([
    ['chosen', { intent: 'address' }],
    [
      'changed',
      {
        intent: 'enter-address',
        country: 'CH',
        firstName: 'Reto',
        lastName: 'Brunner',
        street: 'Seeweg 7',
        postalCode: '8001',
        city: 'Zürich',
        companyName: 'Alpenblick',
      },
    ],
  ])('says of an address that is gone that it cannot be %s, and stays in the checkout', async (_, form) => {
    const { post } = await enterWithCart()
    await post({ intent: 'start' })
    const gone = await post({ ...form, addressId: '8lWCH0000000099AAA' })
    expect(gone).toMatchObject({ status: 422, data: { problem: 'address-gone' } })
  })

  it('returns the input', async () => {
    const { post } = await enter()
    const purchaseOrderNumber = 'y'.repeat(90)
    expect(
      await post({ intent: 'payment', method: 'invoice', purchaseOrderNumber, billing: '8lW' }),
    ).toMatchObject({
      data: { entered: { purchaseOrderNumber, billing: '8lW' } },
    })
  })

  it('keeps the choice at the payment step when the delivery method stays the same', async () => {
    const shopper = await enterWithCart()
    await walkToReview(shopper)
    const { checkout } = await loadStep(shopper.args, 'delivery')
    await shopper.post({ intent: 'delivery', ...firstMethods(checkout) })
    expect(await loadCheckout(shopper.args('/checkout?step=review'))).toMatchObject({
      step: 'review',
    })
  })

  it('[8-24] says that stock ran out, and orders nothing', async () => {
    const shopper = await enterWithCart()
    const form = await walkToReview(shopper)
    const errorCode = '/commerce/integrations/inventory'
    const match = { method: 'POST', path: '/orders' } as const
    shopper.sandbox.faults.arm({ kind: 'status', status: 422, errorCode, match })
    expect(await shopper.post(form)).toMatchObject({
      status: 422,
      data: { problem: { messageKey: 'outOfStock', target: { to: '/cart/current' } } },
    })
    expect((await loadOrders(shopper.args('/my/orders'))).orders).toEqual([])
  })

  it('says that the cart was changed during the checkout', async () => {
    const shopper = await enterWithCart()
    const form = await walkToReview(shopper)
    await shopper.createClient().cart.add({ productId: carton, quantity: 20 })
    expect(await shopper.post(form)).toMatchObject({
      data: { problem: { messageKey: 'checkoutGone', target: { key: 'startCheckout' } } },
    })
  })
})
