import { refundPayment } from '../../basket/records/payment-repository'
import type { SandboxContext } from '../../calls/sandbox-context'
import { releaseRedemption } from '../../basket/records/coupon-repository'
import { listOrderDeliveries } from '../records/order-delivery-repository'
import { sendOrderMail } from '../order-mails/order-mail'
import { PlatformError } from '../../platform-error'
import {
  increaseStock,
  listOrderItems,
  requireOrder,
  setCanceled,
  type Cancellation,
  type OrderRecord,
} from '../records/order-repository'

/**
 * Cancels an order of which nothing is packed: gives back stock, payment and coupons, and sends a mail. A canceled order
 * stays as it is. 409 ORDER_IN_FULFILMENT once a delivery is packed.
 */
export function cancelOrder(context: SandboxContext, { id }: OrderRecord): OrderRecord {
  const { db, clock } = context
  return db.transaction(() => {
    const order = requireOrder(db, id)
    if (order.canceledAt !== null) return order
    if (listOrderDeliveries(db, id).some(({ packedAt }) => packedAt !== null)) throw inFulfilment()
    return giveBack(context, order, { at: clock.now(), cancelReason: null })
  })
}

/** Cancels an order in advance whose money did not come, at that moment (ms since 1970), and says so by mail. */
export function lapseOrder(context: SandboxContext, order: OrderRecord, at: number): OrderRecord {
  return giveBack(context, order, { at, cancelReason: 'unpaid' })
}

/** Gives back what the order has taken. */
function giveBack(context: SandboxContext, order: OrderRecord, cancellation: Cancellation): OrderRecord {
  const { db } = context
  const { id, shop, adjustments, payment } = order
  setCanceled(db, id, cancellation)
  for (const { productId, quantity, awaitedQuantity } of listOrderItems(db, id))
    increaseStock(db, productId, { shop, quantity: quantity - awaitedQuantity })
  for (const { couponCode } of adjustments) releaseRedemption(db, { shop, code: couponCode })
  if (payment.transaction !== undefined) refundPayment(db, payment.transaction)
  const canceled = requireOrder(db, id)
  sendOrderMail(context, { kind: 'canceled', order: canceled, deliveryGroupId: null, at: cancellation.at })
  return canceled
}

const inFulfilment = () =>
  new PlatformError(409, 'ORDER_IN_FULFILMENT', 'A part of the order is packed already.')
