import { describe, expect, it } from 'vitest'
import { deliveryCalendarContext } from '../../shell/delivery-calendar'
import { continueCheckout } from './checkout-action'
import { enterWithCart, loadStep, walkToPayment } from './buyer-walk.fixture'
import { reviewedOrder } from './reviewed-order'
import { buyers, outcomeOf } from './shopper.fixture'

const dayMs = 86_400_000

/** A working day far enough ahead for every method. */
function workingDay(): string {
  const day = new Date(Date.now() + 14 * dayMs)
  while (day.getUTCDay() === 0 || day.getUTCDay() === 6) day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}

/** A buyer at the review with a requested day; `order` presses the button so many days later. */
async function atReview() {
  const buyer = await enterWithCart(20, { username: buyers.lea })
  const checkoutId = await walkToPayment(buyer)
  const { deliveryGroups } = (await loadStep(buyer.args, 'delivery')).checkout
  const [group] = deliveryGroups
  const methodId = group?.selectedDeliveryMethod?.id ?? ''
  const fields = {
    [`methodId-${group?.id ?? ''}`]: methodId,
    [`desiredDate-${group?.id ?? ''}`]: workingDay(),
  }
  expect(await buyer.post({ intent: 'delivery', ...fields })).toMatchObject({ to: '/checkout?step=payment' })
  const choice = { checkoutId, method: 'invoice', purchaseOrderNumber: '', billing: 'delivery' }
  await buyer.post({ intent: 'payment', ...choice })
  const { checkout } = await loadStep(buyer.args, 'review')
  const form = { intent: 'order', reviewed: reviewedOrder(checkout), ...choice }
  const order = (daysLater: number) => {
    buyer.sandbox.clock.advance(daysLater * dayMs)
    const args = buyer.args('/checkout?step=review', { form })
    args.context.set(deliveryCalendarContext, { now: 0, clockOffset: daysLater * dayMs, holidays: {} })
    return outcomeOf(continueCheckout(args))
  }
  return { ...buyer, order }
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
})
