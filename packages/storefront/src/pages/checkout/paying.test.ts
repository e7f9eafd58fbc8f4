import { storageEntries } from '@cartonnage/sdk'
import { ownOrderNumber } from '@cartonnage/sdk/rules'
import { describe, expect, it } from 'vitest'
import { enterWithCart, loadStep, walkToPayment, walkToReview } from '../../app/buyer-walk.fixture'
import type { Buyer, WalkOptions } from '../../app/buyer-walk.fixture'
import { loadCheckout } from './data/checkout-loader'
import { reviewedOrder } from './reviewed-order'
import { buyers, outcomeOf } from '../../app/shopper.fixture'

const newAddress = '/my/addresses/new?type=Billing&from=payment'
const paymentCall = { method: 'POST', path: '/payments' } as const

/** Every order of the buyer, as its page shows it. */
async function listOrders({ createClient }: Buyer) {
  const { orders } = createClient()
  const { orderSummaries } = await orders.list()
  return await Promise.all(orderSummaries.map(({ orderSummaryId }) => orders.get(orderSummaryId ?? '')))
}

const writesOf = ({ requests }: Buyer) => requests.filter((request) => !request.startsWith('GET '))
const countOf = ({ requests }: Buyer, end: string) =>
  requests.filter((request) => request.endsWith(end)).length

describe('the payment step', () => {
  it('[3.checkout-delivery-and-payment-7] only chooses: nothing of it reaches the platform', async () => {
    const buyer = await enterWithCart()
    const checkoutId = await walkToPayment(buyer)
    const before = writesOf(buyer)
    const form = {
      intent: 'payment',
      method: 'invoice',
      checkoutId,
      billing: 'delivery',
      purchaseOrderNumber: 'WS-1',
    }
    expect(await buyer.post(form)).toEqual({ status: 303, to: '/checkout?step=review' })
    expect(writesOf(buyer)).toEqual(before)
    expect(await loadStep(buyer.args, 'payment')).toMatchObject({
      choice: { method: 'invoice', billing: 'delivery', purchaseOrderNumber: 'WS-1' },
      checkout: { cartSummary: { purchaseOrderNumber: null } },
    })
  })

  it.each([
    ['a private buyer', { username: buyers.lea }, 'none'],
    ['a business', { username: buyers.reto }, 'optional'],
  ] as const)('asks %s for an order number: %s', async (_, options: WalkOptions, need) => {
    const buyer = await enterWithCart(20, options)
    await walkToPayment(buyer)
    expect((await loadStep(buyer.args, 'payment')).payment.number).toBe(need)
  })

  it('asks for the number where the effective account needs one, and keeps the other input', async () => {
    const buyer = await enterWithCart(20, { shop: 'DE', username: buyers.annelise, runtime: 'browser' })
    const [meersburg] = (await buyer.createClient().account.listManaged()).filter(
      ({ accountName }) => accountName === 'Filiale Meersburg',
    )
    const { storage } = buyer.createClient()
    storage.write(storageEntries.effectiveAccount, { id: meersburg?.accountId ?? '', name: 'Meersburg' })
    await buyer.createClient().cart.add({ productId: '01tCN0001002120YAA', quantity: 20 })
    const checkoutId = await walkToPayment(buyer)
    expect((await loadStep(buyer.args, 'payment')).payment.number).toBe('required')
    const form = {
      intent: 'payment',
      method: 'invoice',
      checkoutId,
      billing: 'delivery',
      purchaseOrderNumber: ' \t ',
    }
    expect(await buyer.post(form)).toMatchObject({
      status: 422,
      data: { problems: { purchaseOrderNumber: 'missing' }, entered: { billing: 'delivery' } },
    })
    // A new billing address comes before a number that is still missing.
    expect(await buyer.post({ ...form, next: 'new-address' })).toMatchObject({ status: 303, to: newAddress })
    const review = await outcomeOf(loadCheckout(buyer.args('/checkout?step=review')))
    expect(review).toMatchObject({ to: '/checkout?step=payment' })
    expect(await buyer.post({ ...form, purchaseOrderNumber: 'F-7' })).toMatchObject({ status: 303 })
    expect(await buyer.post({ ...form, intent: 'order', purchaseOrderNumber: '' })).toMatchObject({
      data: { problem: 'incomplete' },
    })
  })
})

describe('the button for a new billing address', () => {
  it.each(['server', 'browser'] as const)('saves the input of the payment step: %s', async (runtime) => {
    const buyer = await enterWithCart(20, { runtime })
    const checkoutId = await walkToPayment(buyer)
    const form = {
      intent: 'payment',
      method: 'invoice',
      next: 'new-address',
      checkoutId,
      billing: 'delivery',
    }
    expect(await buyer.post({ ...form, purchaseOrderNumber: 'WS-1' })).toEqual({
      status: 303,
      to: newAddress,
    })
    expect((await loadStep(buyer.args, 'payment')).choice).toMatchObject({ purchaseOrderNumber: 'WS-1' })
  })

  it('is refused with a number that is too long to be saved', async () => {
    const buyer = await enterWithCart()
    const checkoutId = await walkToPayment(buyer)
    const purchaseOrderNumber = 'x'.repeat(81)
    const form = { intent: 'payment', next: 'new-address', checkoutId, purchaseOrderNumber }
    expect(await buyer.post(form)).toMatchObject({
      status: 422,
      data: { problems: { purchaseOrderNumber: 'long' }, entered: { purchaseOrderNumber } },
    })
  })
})

describe('the order button', () => {
  it('pays and orders what the review showed, whatever another tab chose since', async () => {
    const buyer = await enterWithCart()
    const form = await walkToReview(buyer)
    const { billingAddresses } = await loadStep(buyer.args, 'payment')
    const billing = billingAddresses[0]?.addressId ?? ''
    await buyer.post({ ...form, intent: 'payment', billing, purchaseOrderNumber: 'other tab' })
    await buyer.post(form)
    expect(await listOrders(buyer)).toMatchObject([
      { purchaseOrderNumber: 'WS-1', billingAddress: { street: 'Lagerstrasse 8' } },
    ])
  })

  it('sends the invoice to the saved address that was chosen', async () => {
    const buyer = await enterWithCart()
    const form = await walkToReview(buyer)
    const { billingAddresses } = await loadStep(buyer.args, 'payment')
    await buyer.post({ ...form, billing: billingAddresses[0]?.addressId ?? '' })
    expect(await listOrders(buyer)).toMatchObject([{ billingAddress: { street: 'Bahnhofplatz 3' } }])
  })

  it.each([
    ['a private buyer, whatever the form says', { username: buyers.lea }, { purchaseOrderNumber: 'X-1' }],
    ['a business without a number', { username: buyers.reto }, { purchaseOrderNumber: '' }],
  ] as const)(
    'sends the checkout’s id for %s, which does not count as an order number',
    async (_, options, changes) => {
      const buyer = await enterWithCart(20, options)
      const checkoutId = await walkToPayment(buyer)
      const form = { checkoutId, method: 'invoice', billing: 'delivery', ...changes }
      expect(await buyer.post({ intent: 'payment', ...form })).toMatchObject({ to: '/checkout?step=review' })
      const review = await loadStep(buyer.args, 'review')
      expect(review.choice).toEqual({ method: 'invoice', billing: 'delivery', purchaseOrderNumber: '' })
      const reviewed = reviewedOrder(review.checkout)
      expect(await buyer.post({ intent: 'order', reviewed, ...form })).toMatchObject({ status: 303 })
      const [order] = await listOrders(buyer)
      expect(order?.purchaseOrderNumber).toBe(checkoutId)
      expect(ownOrderNumber(order?.purchaseOrderNumber)).toBeUndefined()
    },
  )

  it('orders nothing when another tab has chosen another address since, and shows the review again', async () => {
    const buyer = await enterWithCart()
    const form = await walkToReview(buyer)
    const { checkout } = buyer.createClient()
    const location = { street: 'Neuweg 2', postalCode: '8001', city: 'Zürich', country: 'CH' }
    const { deliveryGroups } = await checkout.setDeliveryAddress({ name: 'Reto Frei', ...location })
    await checkout.setDeliveryMethod(deliveryGroups[0]?.availableDeliveryMethods[0]?.id ?? '')
    expect(await buyer.post(form)).toEqual({ status: 303, to: '/checkout?step=review&outdated=1' })
    expect(countOf(buyer, '/payments')).toBe(0)
    expect(await listOrders(buyer)).toEqual([])
    const reviewed = reviewedOrder((await loadStep(buyer.args, 'review')).checkout)
    expect(await buyer.post({ ...form, reviewed })).toMatchObject({
      to: expect.stringContaining('/order-confirmation/'),
    })
    expect(await listOrders(buyer)).toHaveLength(1)
  })

  it('clears the choice with the order', async () => {
    const buyer = await enterWithCart()
    const form = await walkToReview(buyer)
    expect(buyer.cookies.get('checkout_choice_CH')).toContain('WS-1')
    await buyer.post(form)
    expect(buyer.cookies.get('checkout_choice_CH')).toBe('')
  })

  it.each(['server', 'browser'] as const)(
    'repeats a payment whose response was lost once, and orders once: %s',
    async (runtime) => {
      const buyer = await enterWithCart(20, { runtime })
      const form = await walkToReview(buyer)
      buyer.sandbox.faults.arm({ match: paymentCall, kind: 'drop-after' })
      expect(await buyer.post(form)).toMatchObject({ status: 303 })
      expect(countOf(buyer, '/payments')).toBe(2)
      expect(await listOrders(buyer)).toHaveLength(1)
    },
  )

  it('orders nothing while the payment fails, and orders with the next click', async () => {
    const buyer = await enterWithCart()
    const form = await walkToReview(buyer)
    buyer.sandbox.faults.arm({ match: paymentCall, kind: 'status', status: 503, times: 2 })
    expect(await buyer.post(form)).toMatchObject({
      status: 422,
      data: { problem: { messageKey: 'unreachable' } },
    })
    expect(await listOrders(buyer)).toEqual([])
    expect((await loadStep(buyer.args, 'review')).choice).toMatchObject({ purchaseOrderNumber: 'WS-1' })
    expect(await buyer.post(form)).toMatchObject({ status: 303 })
  })

  it('says that the payment was declined, and accepts another', async () => {
    const buyer = await enterWithCart()
    const form = await walkToReview(buyer)
    expect(await buyer.post({ ...form, purchaseOrderNumber: 'PO-DECLINE' })).toEqual({
      status: 303,
      to: '/checkout?step=payment&payment=payment-declined',
    })
    expect(await listOrders(buyer)).toEqual([])
    expect(await buyer.post(form)).toMatchObject({ status: 303 })
  })
})
