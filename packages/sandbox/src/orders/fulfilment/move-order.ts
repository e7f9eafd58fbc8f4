import type { SandboxContext } from '../../calls/sandbox-context'
import {
  isAwaitingPayment,
  requireOrder,
  withholdPayment,
  type OrderRecord,
} from '../records/order-repository'
import { itemNotFound, PlatformError } from '../../platform-error'
import { isSameRecord } from '../../record-id'
import { deliverySteps, nextStepOf, takeStep, type DeliveryStep } from './advance-orders'
import { listOrderDeliveries, type OrderDeliveryRecord } from '../records/order-delivery-repository'
import { movePrint, printSteps, type PrintStep } from './move-print'
import { receivePayment } from './receive-payment'

/** What can be done with an order before its time: its money comes, or never does, its print or its deliveries move on. */
export const orderSteps = ['unpaid', 'paid', ...printSteps, ...deliverySteps] as const
type OrderStep = (typeof orderSteps)[number]

/** Which order moves on, how far, and which of its deliveries. */
export interface MovedOrder {
  readonly orderNumber: string
  readonly step: OrderStep
  /** Null for all. */
  readonly deliveryGroupId: string | null
}

/** Takes the steps of an order now, the payment in advance before all others. A delivery that is as far already stays as it is, so that repeating does nothing. */
export function moveOrder(
  context: SandboxContext,
  { orderNumber, step, deliveryGroupId }: MovedOrder,
): OrderRecord {
  const { db, clock } = context
  return db.transaction(() => {
    const order = requireOrder(db, orderNumber)
    if (order.status === 'Canceled') throw new PlatformError(409, 'CANCELED', 'The order is canceled.')
    if (step === 'unpaid') return withhold(context, order)
    if (isPrintStep(step)) return movePrint(context, order, { step, at: clock.now() })
    const moved = listOrderDeliveries(db, order.id).filter(
      ({ deliveryGroupId: id }) => deliveryGroupId === null || isSameRecord(id, deliveryGroupId),
    )
    if (moved.length === 0) throw itemNotFound('The delivery')
    const at = clock.now()
    if (isAwaitingPayment(order)) receivePayment(context, order, at)
    if (step === 'paid') return requireOrder(db, orderNumber)
    // Nothing is packed that is not printed.
    if (order.print !== null) movePrint(context, requireOrder(db, orderNumber), { step: 'approved', at })
    for (const delivery of moved) moveDelivery(context, delivery, { step, at })
    return requireOrder(db, orderNumber)
  })
}

const isPrintStep = (step: OrderStep): step is PrintStep => printSteps.some((name) => name === step)

/** The money of the order does not come by itself: the clock cancels it, unless the step `paid` comes first. */
function withhold({ db }: SandboxContext, order: OrderRecord): OrderRecord {
  if (!isAwaitingPayment(order)) throw new PlatformError(409, 'NOT_AWAITING', 'The order awaits no money.')
  withholdPayment(db, order.id)
  return requireOrder(db, order.id)
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
