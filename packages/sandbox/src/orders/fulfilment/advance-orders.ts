import type { SandboxContext } from '../../calls/sandbox-context'
import { sendOrderMail } from '../order-mails/order-mail'
import { lapseOrder } from './cancel-order'
import { findDuePayment, findLapsedOrder, findOrder, lapseMoment } from '../records/order-repository'
import { orderStatusOf } from '../records/order-statuses'
import {
  findDueDelivery,
  listOrderDeliveries,
  nextInvoiceSequence,
  nextNoteSequence,
  saveSteps,
  setInvoiced,
  setOrderStatus,
  type OrderDeliveryRecord,
} from '../records/order-delivery-repository'
import { receivePayment } from './receive-payment'
import { trackingNumberOf } from '../records/tracking'

/** The steps of a delivery after the order was received, in sequence. */
export const deliverySteps = ['packed', 'sent', 'delivered'] as const
export type DeliveryStep = (typeof deliverySteps)[number]

/**
 * Takes every payment and every step that is due by now, and cancels what was not paid in time, in the sequence of their
 * moments. Does nothing where none is.
 */
export function advanceOrders(context: SandboxContext): void {
  const { db, clock } = context
  const now = clock.now()
  if (nextEvent(context, now) === undefined) return
  db.transaction(() => {
    for (let next = nextEvent(context, now); next !== undefined; next = nextEvent(context, now)) next()
  })
}

/** What is due first: the money of an order, its end without money, or the step of a delivery. */
function nextEvent(context: SandboxContext, now: number): (() => void) | undefined {
  const { db } = context
  const events = [
    toEvent(findDuePayment(db, now), ({ paymentDue }) => paymentDue ?? 0, receivePayment),
    toEvent(findLapsedOrder(db, now), lapseMoment, lapseOrder),
    toEvent(findDueDelivery(db, now), dueMoment, takeStep),
  ].filter((event) => event !== undefined)
  const next = events.toSorted((one, other) => one.at - other.at)[0]
  return next && (() => void next.run(context, next.at))
}

/** What is done with a record at its moment; undefined without one. */
function toEvent<Entry>(
  found: Entry | undefined,
  momentOf: (entry: Entry) => number,
  run: (context: SandboxContext, entry: Entry, at: number) => unknown,
) {
  if (found === undefined) return undefined
  return { at: momentOf(found), run: (context: SandboxContext, at: number) => run(context, found, at) }
}

/** The step that comes next; undefined once the delivery has arrived. */
export const nextStepOf = (delivery: OrderDeliveryRecord): DeliveryStep | undefined =>
  deliverySteps.find((step) => delivery[`${step}At`] === null)

/** When the next step is due, but never before the one before it. */
function dueMoment(delivery: OrderDeliveryRecord): number {
  const step = nextStepOf(delivery) ?? 'delivered'
  return Math.max(delivery[`${step}Due`], delivery.packedAt ?? 0, delivery.sentAt ?? 0)
}

/**
 * Takes the next step of a delivery at a moment (ms since 1970), sends its mail, and invoices the order once all of it is
 * sent. Returns the delivery as it is then.
 */
export function takeStep(
  context: SandboxContext,
  delivery: OrderDeliveryRecord,
  at: number,
): OrderDeliveryRecord {
  const { db } = context
  const step = nextStepOf(delivery)
  if (step === undefined) return delivery
  const papers = step === 'sent' ? papersOf(context, delivery) : {}
  const taken: OrderDeliveryRecord = { ...delivery, [`${step}At`]: at, ...papers }
  saveSteps(db, taken)
  const { orderId, deliveryGroupId } = delivery
  const deliveries = listOrderDeliveries(db, orderId)
  setOrderStatus(db, orderId, orderStatusOf(deliveries))
  send(context, { kind: step, orderId, deliveryGroupId, at })
  if (step === 'sent' && deliveries.every(({ sentAt }) => sentAt !== null)) invoice(context, delivery, at)
  return taken
}

/** What a delivery gets on its way: a delivery note, and a tracking number unless it is picked up. */
function papersOf({ db }: SandboxContext, { shop, isPickUp, carrier }: OrderDeliveryRecord) {
  const noteSequence = nextNoteSequence(db, shop)
  const isTracked = !isPickUp && carrier !== null
  return { noteSequence, trackingNumber: isTracked ? trackingNumberOf(noteSequence) : null }
}

function invoice(context: SandboxContext, { orderId, shop }: OrderDeliveryRecord, at: number): void {
  setInvoiced(context.db, orderId, { sequence: nextInvoiceSequence(context.db, shop), at })
  send(context, { kind: 'invoiced', orderId, deliveryGroupId: null, at })
}

interface StepMail {
  readonly kind: DeliveryStep | 'invoiced'
  readonly orderId: string
  readonly deliveryGroupId: string | null
  readonly at: number
}

function send(context: SandboxContext, { orderId, ...mail }: StepMail): void {
  const order = findOrder(context.db, orderId)
  if (order) sendOrderMail(context, { ...mail, order })
}
