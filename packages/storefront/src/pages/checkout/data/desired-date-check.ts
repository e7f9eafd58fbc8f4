import { findDesiredDateProblem } from '@cartonnage/sdk/rules'
import { desiredRange, methodOf } from '../delivery-form'
import type { DeliveryReadingContext } from '../delivery-form'
import { deliveredGroups } from '../checkout-step'
import type { Checkout } from '../checkout-step'

/** A requested day of delivery can no longer be kept; nothing was paid. */
export class DesiredDatePassed extends Error {
  override readonly name = 'DesiredDatePassed'
}

/** Throws `DesiredDatePassed` where a cut-off or a day has passed since a group's day was chosen. */
export function requireDesiredDates(
  checkout: Checkout,
  context: Pick<DeliveryReadingContext, 'calendar' | 'sender'>,
): Checkout {
  for (const group of deliveredGroups(checkout)) {
    const day = group.desiredDeliveryDate?.slice(0, 10)
    const method = methodOf(group, group.selectedDeliveryMethod?.id ?? '')
    if (!day || method === undefined) continue
    if (findDesiredDateProblem(day, desiredRange(method, { ...context, group })) === undefined) continue
    throw new DesiredDatePassed('a requested day of delivery is no longer possible')
  }
  return checkout
}
