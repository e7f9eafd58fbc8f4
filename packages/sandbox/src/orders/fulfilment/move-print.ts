import type { SandboxContext } from '../../calls/sandbox-context'
import { PlatformError } from '../../platform-error'
import { listOrderDeliveries, savePlan } from '../records/order-delivery-repository'
import {
  isAwaitingPayment,
  requireOrder,
  setDeliveries,
  setPrint,
  type OrderRecord,
  type PrintSteps,
} from '../records/order-repository'
import { expectAnew, planAnew } from './receive-payment'

/** What the seller notes of the print of an order, in sequence: there is a file, the buyer has a proof, and likes it. */
export const printSteps = ['artwork', 'proof', 'approved'] as const
export type PrintStep = (typeof printSteps)[number]

/**
 * Takes the steps of an order's print until this one, at a moment (ms since 1970); those that were taken stay as they are.
 * From the approval on its deliveries are planned and expected, as far as it is paid. 409 where nothing is printed.
 */
export function movePrint(
  context: SandboxContext,
  order: OrderRecord,
  { step, at }: { readonly step: PrintStep; readonly at: number },
): OrderRecord {
  const { db } = context
  const { print } = order
  if (print === null) throw new PlatformError(409, 'NOT_PRINTED', 'Nothing of the order is printed.')
  setPrint(db, order.id, takeSteps(print, step, at))
  if (step === 'approved' && print.approvedAt === null && !isAwaitingPayment(order))
    planFrom(context, order, at)
  return requireOrder(db, order.id)
}

/** The steps until one of them, each at its own moment, or at this one. */
export function takeSteps(print: PrintSteps, step: PrintStep, at: number): PrintSteps {
  const taken = printSteps.indexOf(step)
  return {
    artworkAt: print.artworkAt ?? at,
    proofAt: print.proofAt ?? (taken >= 1 ? at : null),
    approvedAt: print.approvedAt ?? (taken >= 2 ? at : null),
  }
}

function planFrom({ db }: SandboxContext, order: OrderRecord, at: number): void {
  const planned = listOrderDeliveries(db, order.id)
  for (const delivery of planned) savePlan(db, planAnew(delivery, order, at))
  const expect = (delivery: OrderRecord['delivery']) => expectAnew(delivery, { order, planned, at })
  setDeliveries(db, {
    id: order.id,
    delivery: expect(order.delivery),
    deliveries: order.deliveries.map(expect),
  })
}
