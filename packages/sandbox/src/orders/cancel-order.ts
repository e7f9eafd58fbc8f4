import { refundPayment } from '../checkout/payment-repository'
import type { SandboxContext } from '../calls/sandbox-context'
import { releaseRedemption } from '../coupons/coupon-repository'
import { listOrderDeliveries } from '../fulfilment/order-delivery-repository'
import { sendOrderMail } from '../mails/order-mail'
import { PlatformError } from '../platform-error'
import {
  increaseStock,
  listOrderItems,
  requireOrder,
  setCanceled,
  type OrderRecord,
} from './order-repository'

/**
 * Cancels an order of which nothing is packed: gives back stock, payment and coupons, and sends a mail. A canceled order
 * stays as it is. 409 ORDER_IN_FULFILMENT once a delivery is packed.
 */
export function cancelOrder(context: SandboxContext, { id, shop }: OrderRecord): OrderRecord {
  const { db, clock } = context
  return db.transaction(() => {
    const order = requireOrder(db, id)
    if (order.canceledAt !== null) return order
    if (listOrderDeliveries(db, id).some(({ packedAt }) => packedAt !== null)) throw inFulfilment()
    const at = clock.now()
    setCanceled(db, id, at)
    for (const { productId, quantity } of listOrderItems(db, id))
      increaseStock(db, productId, { shop, quantity })
    for (const { couponCode } of order.adjustments) releaseRedemption(db, { shop, code: couponCode })
    if (order.payment.transaction !== undefined) refundPayment(db, order.payment.transaction)
    const canceled = requireOrder(db, id)
    sendOrderMail(context, { kind: 'canceled', order: canceled, deliveryGroupId: null, at })
    return canceled
  })
}

const inFulfilment = () =>
  new PlatformError(409, 'ORDER_IN_FULFILMENT', 'A part of the order is packed already.')
