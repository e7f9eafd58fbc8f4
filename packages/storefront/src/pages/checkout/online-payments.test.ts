import type { PaymentMethod } from '@cartonnage/sdk/rules'
import { describe, expect, it } from 'vitest'
import {
  decideAtProvider,
  enterWithCart,
  loadStep,
  paymentOrigin,
  walkToPayment,
} from '../../app/buyer-walk.fixture'
import type { Buyer, WalkOptions } from '../../app/buyer-walk.fixture'
import { loadCheckout } from './data/checkout-loader'
import { continueCheckout } from './data/checkout-action'
import { loadPayment } from './data/payment-loader'
import { keepPaymentToken } from './payment-token'
import { reviewedOrder } from './reviewed-order'
import { buyers, outcomeOf } from '../../app/shopper.fixture'
import { shopOf } from '../../shell/shop-context'

const paymentPage = '/checkout/payment'
const failed = (problem: string) => ({ status: 303, to: `/checkout?step=payment&payment=payment-${problem}` })

/** A buyer who has chosen a method; returns the fields of the order's form. */
async function choose(method: PaymentMethod, options: WalkOptions = {}) {
  const buyer = await enterWithCart(20, { paymentOrigin, username: buyers.lea, ...options })
  const checkoutId = await walkToPayment(buyer)
  const form = { method, checkoutId, billing: 'delivery', purchaseOrderNumber: '' }
  expect(await buyer.post({ intent: 'payment', ...form })).toEqual({
    status: 303,
    to: '/checkout?step=review',
  })
  const { checkout } = await loadStep(buyer.args, 'payment')
  return { buyer, form: { intent: 'order', reviewed: reviewedOrder(checkout), ...form } }
}

const comeBack = (buyer: Buyer) => outcomeOf(loadPayment(buyer.args(paymentPage)))
const orderPath = expect.stringMatching(/^\/order-confirmation\//) as string

async function orders({ createClient }: Buyer) {
  const { list, get } = createClient().orders
  const { orderSummaries } = await list()
  return await Promise.all(orderSummaries.map(({ orderSummaryId }) => get(orderSummaryId ?? '')))
}

describe('the methods of the payment step', () => {
  it.each([
    [buyers.lea, paymentOrigin, 'twint card invoice applePay prepayment'],
    [buyers.reto, paymentOrigin, 'invoice twint card applePay prepayment'],
    [buyers.reto, undefined, 'invoice prepayment'],
  ])('of %s with the provider %s are %s', async (username, origin, methods) => {
    const options = origin === undefined ? { username } : { username, paymentOrigin: origin }
    const buyer = await enterWithCart(20, options)
    await walkToPayment(buyer)
    const { payment } = await loadStep(buyer.args, 'payment')
    expect([payment.methods.join(' '), payment.providerOrigin]).toEqual([methods, origin ?? null])
  })

  it.each(['cash', '', 'paypal'])('refuse "%s"', async (method) => {
    const buyer = await enterWithCart(20, { paymentOrigin })
    const checkoutId = await walkToPayment(buyer)
    const form = { method, checkoutId, billing: 'delivery', purchaseOrderNumber: '' }
    const outcome = await buyer.post({ intent: 'payment', ...form })
    // PayPal exists, but not in this shop: the review is not reached with it.
    if (method === 'paypal') {
      const review = await outcomeOf(loadCheckout(buyer.args('/checkout?step=review')))
      expect(review).toEqual({ status: 303, to: '/checkout?step=payment' })
      const reviewed = reviewedOrder((await loadStep(buyer.args, 'payment')).checkout)
      expect(await buyer.post({ intent: 'order', reviewed, ...form })).toEqual(failed('again'))
    } else expect(outcome).toMatchObject({ status: 422, data: { problems: { method: 'missing' } } })
  })
})

describe('[7.3-41] [7.3-39] a payment that is confirmed at the provider', () => {
  it.each(['server', 'browser'] as const)('is ordered on return: %s', async (runtime) => {
    const { buyer, form } = await choose('twint', { runtime })
    expect(await buyer.post(form)).toEqual({ status: 303, to: `${paymentPage}?to=provider` })
    expect(await orders(buyer)).toEqual([])
    expect(await loadPayment(buyer.args(`${paymentPage}?to=provider`))).toMatchObject({
      state: 'leaving',
      method: 'twint',
      url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:8788\/pay\/txn_/),
    })
    const back = await decideAtProvider(buyer, 'approve')
    expect(back.headers.get('Location')).toBe('http://localhost/de-CH/checkout/payment')
    expect(await comeBack(buyer)).toEqual({ status: 303, to: orderPath })
    expect(await orders(buyer)).toMatchObject([
      { paymentType: 'PostAuth', paymentMethod: 'twint', paymentState: 'captured' },
    ])
    expect(buyer.cookies.get('checkout_choice_CH')).toBe('')
  })

  it.each([
    ['decline', 'declined'],
    ['cancel', 'cancelled'],
  ])('after %s orders nothing, says so, and is over', async (decision, problem) => {
    const { buyer, form } = await choose('twint')
    await buyer.post(form)
    await decideAtProvider(buyer, decision)
    expect(await comeBack(buyer)).toEqual(failed(problem))
    expect(await comeBack(buyer)).toEqual({ status: 303, to: '/checkout' })
    expect(await orders(buyer)).toEqual([])
  })

  it('expires', async () => {
    const { buyer, form } = await choose('twint')
    await buyer.post(form)
    buyer.sandbox.clock.advance(15 * 60_000)
    expect(await comeBack(buyer)).toEqual(failed('expired'))
  })

  it('that is confirmed late is waited for', async () => {
    const { buyer, form } = await choose('twint')
    await buyer.post(form)
    await decideAtProvider(buyer, 'wait')
    expect(await loadPayment(buyer.args(paymentPage))).toEqual({ state: 'open', method: 'twint' })
    expect(await orders(buyer)).toEqual([])
    buyer.sandbox.clock.advance(10_000)
    expect(await comeBack(buyer)).toEqual({ status: 303, to: orderPath })
  })

  it('orders once, however often its shopper comes back', async () => {
    const { buyer, form } = await choose('twint')
    await buyer.post(form)
    const cookie = buyer.cookies.get('checkout_choice_CH') ?? ''
    await decideAtProvider(buyer, 'approve')
    const first = await comeBack(buyer)
    buyer.cookies.set('checkout_choice_CH', cookie)
    expect(await comeBack(buyer)).toEqual(first)
    expect(await orders(buyer)).toHaveLength(1)
  })

  it('is kept while the platform cannot be reached', async () => {
    const { buyer, form } = await choose('twint')
    await buyer.post(form)
    await decideAtProvider(buyer, 'approve')
    buyer.sandbox.faults.arm({ kind: 'status', status: 503, match: { path: '/checkouts/' }, times: 20 })
    expect(await loadPayment(buyer.args(paymentPage))).toEqual({ state: 'open', method: 'twint' })
    buyer.sandbox.faults.clear()
    expect(await comeBack(buyer)).toEqual({ status: 303, to: orderPath })
  })

  it('is nobody else’s: without its cookie, coming back changes nothing', async () => {
    const { buyer, form } = await choose('twint')
    await buyer.post(form)
    await decideAtProvider(buyer, 'approve')
    buyer.cookies.delete('checkout_choice_CH')
    expect(await comeBack(buyer)).toEqual({ status: 303, to: '/checkout' })
    expect(await orders(buyer)).toEqual([])
  })

  it('never leads to another site than the provider’s', async () => {
    const { buyer, form } = await choose('twint')
    await buyer.post(form)
    const saved = JSON.parse(decodeURIComponent(buyer.cookies.get('checkout_choice_CH') ?? '')) as object
    const open = { transaction: 'txn_1', redirectUrl: 'https://evil.example/pay/txn_1', reviewed: 'x' }
    buyer.cookies.set('checkout_choice_CH', encodeURIComponent(JSON.stringify({ ...saved, open })))
    const leaving = outcomeOf(loadPayment(buyer.args(`${paymentPage}?to=provider`)))
    expect(await leaving).toEqual(failed('failed'))
  })

  it('orders nothing when the cart has changed meanwhile', async () => {
    const { buyer, form } = await choose('twint')
    await buyer.post(form)
    await decideAtProvider(buyer, 'approve')
    const { cart } = buyer.createClient()
    await cart.load()
    await cart.add({ productId: '01tCN0001001180YAA', quantity: 25 })
    expect(await comeBack(buyer)).toEqual({ status: 303, to: '/checkout' })
    expect(await orders(buyer)).toEqual([])
  })

  it.each(['server', 'browser'] as const)(
    'can be followed by an invoice: the checkout is started anew in the same press: %s',
    async (runtime) => {
      const { buyer, form } = await choose('twint', { runtime })
      const { checkout: before } = await loadStep(buyer.args, 'payment')
      await buyer.post(form)
      await decideAtProvider(buyer, 'decline')
      await comeBack(buyer)
      const invoice = { ...form, method: 'invoice' }
      await buyer.post({ ...invoice, intent: 'payment' })
      expect(await buyer.post(invoice)).toEqual({ status: 303, to: orderPath })
      const [order] = await orders(buyer)
      const [group] = before.deliveryGroups
      expect(order).toMatchObject({
        paymentType: 'SimplePurchaseOrder',
        paymentMethod: 'invoice',
        deliveryMethodName: group?.selectedDeliveryMethod?.name,
        deliveryAddress: { street: group?.deliveryAddress?.street, city: group?.deliveryAddress?.city },
        total: before.cartSummary?.grandTotalAmount,
      })
    },
  )

  it('can follow an invoice that the platform took and did not order', async () => {
    const { buyer, form } = await choose('invoice', { username: buyers.reto })
    const { checkout } = buyer.createClient()
    await checkout.payByPurchaseOrder({ purchaseOrderNumber: 'WS-1' })
    const twint = { ...form, method: 'twint' }
    expect(await buyer.post(twint)).toEqual({ status: 303, to: `${paymentPage}?to=provider` })
    await decideAtProvider(buyer, 'approve')
    expect(await comeBack(buyer)).toEqual({ status: 303, to: orderPath })
    expect(await orders(buyer)).toMatchObject([{ paymentMethod: 'twint', purchaseOrderNumber: null }])
  })
})

describe('[7.3-41] a payment by card', () => {
  /** Orders in a page of the browser, whose memory has this token; undefined for one that was loaded anew. */
  async function order(token: string | undefined, method: PaymentMethod = 'card') {
    const { buyer, form } = await choose(method, { runtime: 'browser' })
    const args = buyer.args('/checkout?step=review', { form })
    const { checkoutId } = form
    if (token !== undefined) keepPaymentToken(shopOf(args), { checkoutId, method, token, label: '•••• 1111' })
    return { buyer, form, outcome: await outcomeOf(continueCheckout(args)) }
  }

  it.each(['card', 'applePay'] as const)('%s is authorised by its token, and captured', async (method) => {
    const { buyer, outcome } = await order('tok_success', method)
    expect(outcome).toEqual({ status: 303, to: orderPath })
    expect(await orders(buyer)).toMatchObject([
      { paymentType: 'Auth', paymentMethod: method, paymentState: 'captured' },
    ])
  })

  it.each([
    ['tok_decline', 'declined'],
    ['tok_system_error', 'failed'],
    ['tok_unknown', 'failed'],
  ])('with %s says that it %s, and orders nothing', async (token, problem) => {
    const { buyer, outcome } = await order(token)
    expect(outcome).toEqual(failed(problem))
    expect(await orders(buyer)).toEqual([])
  })

  it('whose response is lost is repeated, and ordered once', async () => {
    const { buyer, outcome } = await order('tok_timeout')
    // The test token loses every response; the platform has the authorisation all the same.
    expect(outcome).toMatchObject({ status: 422 })
    expect(buyer.requests.filter((call) => call.endsWith('/payments'))).toHaveLength(2)
    expect(await orders(buyer)).toEqual([])
  })

  it('may have to be confirmed at the bank', async () => {
    const { buyer, outcome } = await order('tok_redirect')
    expect(outcome).toEqual({ status: 303, to: `${paymentPage}?to=provider` })
    await decideAtProvider(buyer, 'approve')
    expect(await comeBack(buyer)).toEqual({ status: 303, to: orderPath })
  })

  it('is chosen again after the page was loaded anew', async () => {
    const { buyer, form, outcome } = await order(undefined)
    expect(outcome).toEqual(failed('again'))
    const review = await outcomeOf(loadCheckout(buyer.args('/checkout?step=review')))
    expect(review).toEqual({ status: 303, to: '/checkout?step=payment' })
    expect((await loadStep(buyer.args, 'payment')).choice).toMatchObject({ method: form.method })
  })

  it('is never in the cookie of the choice', async () => {
    const { buyer } = await order('tok_decline')
    expect(buyer.cookies.get('checkout_choice_CH')).not.toMatch(/tok_|1111/)
  })
})

describe('a prepayment', () => {
  it('is ordered by number, like an invoice', async () => {
    const { buyer, form } = await choose('prepayment')
    expect(await buyer.post(form)).toEqual({ status: 303, to: orderPath })
    expect(await orders(buyer)).toMatchObject([
      { paymentType: 'SimplePurchaseOrder', paymentMethod: 'prepayment', paymentState: null },
    ])
  })
})
