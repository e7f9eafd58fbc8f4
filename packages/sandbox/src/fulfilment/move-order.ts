import type { SandboxContext } from '../calls/sandbox-context'
import { requireOrder, type OrderRecord } from '../orders/order-repository'
import { itemNotFound, PlatformError } from '../platform-error'
import { isSameRecord } from '../record-id'
import { deliverySteps, nextStepOf, takeStep, type DeliveryStep } from './advance-orders'
import { listOrderDeliveries, type OrderDeliveryRecord } from './order-delivery-repository'

/** Which order moves on, how far, and which of its deliveries. */
export interface MovedOrder {
  readonly orderNumber: string
  readonly step: DeliveryStep
  /** Null for all. */
  readonly deliveryGroupId: string | null
}

/** Takes the steps of an order now. A delivery that is as far already stays as it is, so that repeating does nothing. */
export function moveOrder(
  context: SandboxContext,
  { orderNumber, step, deliveryGroupId }: MovedOrder,
): OrderRecord {
  const { db, clock } = context
  return db.transaction(() => {
    const order = requireOrder(db, orderNumber)
    if (order.status === 'Canceled') throw new PlatformError(409, 'CANCELED', 'The order is canceled.')
    const moved = listOrderDeliveries(db, order.id).filter(
      ({ deliveryGroupId: id }) => deliveryGroupId === null || isSameRecord(id, deliveryGroupId),
    )
    if (moved.length === 0) throw itemNotFound('The delivery')
    for (const delivery of moved) moveDelivery(context, delivery, { step, at: clock.now() })
    return requireOrder(db, orderNumber)
  })
}

function moveDelivery(
  context: SandboxContext,
  delivery: OrderDeliveryRecord,
  { step, at }: { readonly step: DeliveryStep; readonly at: number },
): void {
  const next = nextStepOf(delivery)
  if (next === undefined || deliverySteps.indexOf(next) > deliverySteps.indexOf(step)) return
  moveDelivery(context, takeStep(context, delivery, at), { step, at })
}
