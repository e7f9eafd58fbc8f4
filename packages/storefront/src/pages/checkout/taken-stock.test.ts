import { describe, expect, it } from 'vitest'
import { carton, enter, enterWithCart, loadStep, walkToReview } from '../../app/buyer-walk.fixture'
import type { Buyer } from '../../app/buyer-walk.fixture'
import { continueCheckout } from './data/checkout-action'
import { loadCheckout } from './data/checkout-loader'
import { reviewedOrder } from './reviewed-order'
import { buyers, createShopper, outcomeOf } from '../../app/shopper.fixture'

/** What the Swiss shop has of the carton at first. */
async function stockOf({ createClient }: Pick<Buyer, 'createClient'>): Promise<number> {
  const [product] = await createClient().catalog.listProducts([carton])
  return Number(product?.fields.Stock__c)
}

/** In a shop that does not say when more arrives. */
async function enterShort() {
  const shopper = await enterWithCart(60)
  await shopper.changeSettings({ supplyDatesEnabled: false })
  return shopper
}

/** Another buyer stands in the checkout with all but `left` of the stock. */
async function takeAllBut(left: number, { sandbox, createClient }: Pick<Buyer, 'sandbox' | 'createClient'>) {
  const other = await enter({ sandbox, username: buyers.lea })
  const quantity = (await stockOf({ createClient })) - left
  await other.createClient().cart.add({ productId: carton, quantity })
  expect(await other.post({ intent: 'start' })).toMatchObject({ status: 303 })
  return quantity
}

const shortageIn = (outcome: { data?: unknown }) =>
  (outcome.data as { problem: { shortage?: unknown } }).problem.shortage

describe('stock that another order has taken meanwhile', () => {
  it('[8-24] is named with what is left, who holds it, and for how long', async () => {
    const shopper = await enterShort()
    const held = await takeAllBut(40, shopper)
    const outcome = await shopper.post({ intent: 'start' })
    expect(outcome).toMatchObject({ status: 422, data: { problem: { messageKey: 'outOfStock' } } })
    expect(shortageIn(outcome)).toMatchObject({
      lines: [{ productId: carton, name: expect.any(String), quantity: 60, left: 40, held }],
      seconds: 14_400,
    })
  })

  it('[8-24] is taken as far as it is there by one press, and the order goes on at the review', async () => {
    const shopper = await enterShort()
    const form = await walkToReview(shopper)
    await shopper.fetch(reservationsOf(shopper), { method: 'DELETE' })
    await takeAllBut(40, shopper)
    expect(shortageIn(await shopper.post(form))).toMatchObject({ lines: [{ left: 40 }] })
    expect(await shopper.post({ intent: 'take-left' })).toEqual({
      status: 303,
      to: '/checkout?step=review&outdated=1',
    })
    const { checkout, items, choice } = await loadStep(shopper.args, 'review')
    expect([Number(items[0]?.quantity), choice?.purchaseOrderNumber]).toEqual([40, 'WS-1'])
    const again = { ...form, checkoutId: checkout.checkoutId, reviewed: reviewedOrder(checkout) }
    expect(await shopper.post(again)).toMatchObject({ status: 303, to: expect.stringContaining('/order') })
  })

  it('[8-24] leads to the cart where nothing else is left', async () => {
    const shopper = await enterShort()
    await takeAllBut(0, shopper)
    expect(shortageIn(await shopper.post({ intent: 'start' }))).toMatchObject({ lines: [{ left: 0 }] })
    expect(await shopper.post({ intent: 'take-left' })).toEqual({ status: 303, to: '/cart/current' })
    expect((await shopper.createClient().cart.load())?.items ?? []).toEqual([])
  })

  it('[8-24] of a guest is taken in the browser’s cart too', async () => {
    const guest = createShopper({ runtime: 'browser' })
    await guest.changeSettings({ supplyDatesEnabled: false })
    const client = guest.createClient()
    await client.guestCart.add({ productId: carton, quantity: 60 })
    await client.guestSessionCart.send()
    await takeAllBut(40, guest)
    const args = (form?: Record<string, string>) => ({
      ...guest.args('/checkout?step=address', { form }),
      context: guest.contextOf('/checkout?step=address', client),
    })
    expect(await loadCheckout(args())).toMatchObject({
      state: 'stopped',
      problem: { shortage: { lines: [{ productId: carton, left: 40 }] } },
    })
    const taken = await outcomeOf(continueCheckout(args({ intent: 'take-left' })))
    expect(taken).toMatchObject({ status: 303 })
    expect(client.guestCart.getSnapshot()).toMatchObject([{ productId: carton, quantity: '40' }])
    expect(await loadCheckout(args())).toMatchObject({ state: 'ready', items: [{ quantity: 40 }] })
  })
})

const reservationsOf = ({ cartId }: Buyer) =>
  `http://localhost/services/data/v65.0/commerce/webstores/0ZECH00000000014AA/carts/${cartId}/inventory-reservations`
