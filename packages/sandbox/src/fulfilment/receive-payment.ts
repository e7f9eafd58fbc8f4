import { addWorkingDays, calendarDay, presetSenders, publicHolidays } from '@cartonnage/sdk/rules'
import type { SandboxContext } from '../calls/sandbox-context'
import { estimateDelivery } from '../delivery-groups/delivery-estimate'
import { sendOrderMail } from '../mails/order-mail'
import { requireOrder, setPaid, type OrderDelivery, type OrderRecord } from '../orders/order-repository'
import { shops, type Shop } from '../shop'
import { listOrderDeliveries, savePlan, type OrderDeliveryRecord } from './order-delivery-repository'
import { planSteps } from './plan-steps'

/** Longer than any row of days without work. */
const lookAheadMs = 30 * 86_400_000

/** When the money of an order that is placed at `now` (ms since 1970) comes by itself: on the next working day, in the morning. */
export function paymentDue(now: number, shop: Shop): number {
  const { location, timeZone } = presetSenders[shop]
  const dayAt = (time: number) => calendarDay(time, timeZone)
  const calendar = publicHolidays(shops[shop].countries, { from: dayAt(now), to: dayAt(now + lookAheadMs) })
  return Date.parse(`${addWorkingDays(dayAt(now), 1, { location, calendar })}T08:00:00Z`)
}

/**
 * Takes the money of an order in advance at a moment (ms since 1970): from then on its deliveries are planned and expected,
 * and a mail says so. Returns the order as it is then.
 */
export function receivePayment(context: SandboxContext, order: OrderRecord, at: number): OrderRecord {
  const { db } = context
  const planned = listOrderDeliveries(db, order.id)
  const expect = (delivery: OrderDelivery) => expectAnew(delivery, { order, planned, at })
  for (const delivery of planned) savePlan(db, planAnew(delivery, order, at))
  const deliveries = order.deliveries.map(expect)
  setPaid(db, { id: order.id, delivery: expect(order.delivery), deliveries }, at)
  const paid = requireOrder(db, order.id)
  sendOrderMail(context, { kind: 'paid', order: paid, deliveryGroupId: null, at })
  return paid
}

interface PaidOrder {
  readonly order: OrderRecord
  readonly planned: readonly OrderDeliveryRecord[]
  readonly at: number
}

/** A delivery with the days that follow from the payment. */
function expectAnew(delivery: OrderDelivery, { order: { shop }, planned, at }: PaidOrder): OrderDelivery {
  const { deliveryGroupId, address } = delivery
  const method = planned.find((plan) => plan.deliveryGroupId === deliveryGroupId)?.method
  return method ? { ...delivery, ...estimateDelivery(at, { method, shop, address }) } : delivery
}

function planAnew(
  delivery: OrderDeliveryRecord,
  { deliveries, shop }: OrderRecord,
  at: number,
): OrderDeliveryRecord {
  const { method, deliveryGroupId } = delivery
  const sent = deliveries.find((each) => each.deliveryGroupId === deliveryGroupId)
  if (method === null || sent === undefined) return delivery
  const { address, desiredDeliveryDate: desiredDate } = sent
  return { ...delivery, ...planSteps(at, { method, shop, address, desiredDate }) }
}
