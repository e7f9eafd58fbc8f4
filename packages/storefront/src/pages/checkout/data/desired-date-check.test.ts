import { describe, expect, it } from 'vitest'
import { deliveryCalendarContext } from '../../../shell/delivery-calendar'
import { continueCheckout } from './checkout-action'
import {
  decideAtProvider,
  enterWithCart,
  loadStep,
  paymentOrigin,
  walkToPayment,
} from '../../../app/buyer-walk.fixture'
import { loadPayment } from './payment-loader'
import { reviewedOrder } from '../reviewed-order'
import { buyers, outcomeOf } from '../../../app/shopper.fixture'

const dayMs = 86_400_000

/** A working day far enough ahead for every method. */
function workingDay(): string {
  const day = new Date(Date.now() + 14 * dayMs)
  while (day.getUTCDay() === 0 || day.getUTCDay() === 6) day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}

/** A buyer at the review with a requested day; `order` presses the button so many days later, `comeBack` returns from the provider. */
async function atReview(method: 'invoice' | 'twint' = 'invoice') {
  const buyer = await enterWithCart(20, { username: buyers.lea, paymentOrigin })
  const checkoutId = await walkToPayment(buyer)
  const { deliveryGroups } = (await loadStep(buyer.args, 'delivery')).checkout
  const [group] = deliveryGroups
  const methodId = group?.selectedDeliveryMethod?.id ?? ''
  const fields = {
    [`methodId-${group?.id ?? ''}`]: methodId,
    [`desiredDate-${group?.id ?? ''}`]: workingDay(),
  }
  expect(await buyer.post({ intent: 'delivery', ...fields })).toMatchObject({ to: '/checkout?step=payment' })
  const choice = { checkoutId, method, purchaseOrderNumber: '', billing: 'delivery' }
  await buyer.post({ intent: 'payment', ...choice })
  const { checkout } = await loadStep(buyer.args, 'review')
  const form = { intent: 'order', reviewed: reviewedOrder(checkout), ...choice }
  const pass = (args: ReturnType<typeof buyer.args>, days: number) => {
    buyer.sandbox.clock.advance(days * dayMs)
    args.context.set(deliveryCalendarContext, { now: 0, clockOffset: days * dayMs, holidays: {} })
    return args
  }
  const order = (daysLater: number) =>
    outcomeOf(continueCheckout(pass(buyer.args('/checkout?step=review', { form }), daysLater)))
  const comeBack = (daysLater: number) =>
    outcomeOf(loadPayment(pass(buyer.args('/checkout/payment'), daysLater)))
  return { buyer, requests: buyer.requests, order, comeBack }
}

describe('the requested day at the order', () => {
  it('is ordered as long as it can be kept', async () => {
    const { order } = await atReview()
    expect((await order(0)).to).toMatch(/^\/order-confirmation\//)
  })

  it('leads back to the delivery step once its cut-off has passed, and nothing is paid or ordered', async () => {
    const { order, requests } = await atReview()
    expect(await order(20)).toEqual({ status: 303, to: '/checkout?step=delivery&date=passed' })
    expect(requests.filter((request) => /POST .*(payments|orders)/.test(request))).toEqual([])
  })

  it.each([
    ['that can be kept', 0, { to: expect.stringMatching(/^\/order-confirmation\//) as string }],
    ['that has passed at the provider', 20, { to: '/checkout?step=delivery&date=passed' }],
  ])('%s decides what a payment confirmed at the provider leads to', async (_, days, outcome) => {
    const { buyer, order, comeBack, requests } = await atReview('twint')
    expect((await order(0)).to).toBe('/checkout/payment?to=provider')
    await decideAtProvider(buyer, 'approve')
    const before = requests.length
    expect(await comeBack(days)).toMatchObject(outcome)
    const paid = requests.slice(before).filter((request) => /POST .*(payments|orders)/.test(request))
    expect(paid.length > 0).toBe(days === 0)
  })
})
