import type { SandboxContext } from '../../calls/sandbox-context'
import { estimateDelivery } from '../../basket/calculation/delivery-estimate'
import { sendOrderMail } from '../order-mails/order-mail'
import { requireOrder, setPaid, type OrderDelivery, type OrderRecord } from '../records/order-repository'
import { listOrderDeliveries, savePlan, type OrderDeliveryRecord } from '../records/order-delivery-repository'
import { planSteps } from '../records/plan-steps'

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
export function expectAnew(
  delivery: OrderDelivery,
  { order: { shop }, planned, at }: PaidOrder,
): OrderDelivery {
  const { deliveryGroupId, address } = delivery
  const method = planned.find((plan) => plan.deliveryGroupId === deliveryGroupId)?.method
  return method ? { ...delivery, ...estimateDelivery(at, { method, shop, address }) } : delivery
}

/** A delivery with the steps that follow from a moment (ms since 1970). */
export function planAnew(
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
