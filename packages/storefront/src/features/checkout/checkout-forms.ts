import { hidden, text } from '../../forms/field-schema'
import { formSchema } from '../../forms/form-schema'
import type { CheckoutChoice } from './checkout-choice'
import { sameAddress, toNewAddress } from './checkout-step'
import { findNumberProblem, withAllowedNumber } from './order-number'
import type { OrderNumberNeed } from './order-number'

/** The choice of a saved address. */
export const addressChoiceSchema = formSchema({ addressId: text({ isRequired: true }) })

const paymentFields = (need: OrderNumberNeed) => ({
  checkoutId: hidden(),
  billing: hidden(),
  // Private buyers have no such field.
  purchaseOrderNumber: need === 'none' ? hidden() : text(),
  /** Where to go next, other than to the review. */
  next: hidden(),
  /** What the review showed. */
  reviewed: hidden(),
})

/**
 * The choice of the payment step, which the order repeats. A number that is still missing does not block entering a new
 * billing address.
 */
export const paymentSchema = (need: OrderNumberNeed) =>
  formSchema(paymentFields(need), ({ next, ...values }) => {
    const problem = findNumberProblem(toChoice(values, need), need)
    const isLater = problem === 'missing' && next === toNewAddress
    return problem === undefined || isLater ? {} : { purchaseOrderNumber: problem }
  })

/** The choice in a form that was read. */
export const toChoice = (
  { billing, purchaseOrderNumber }: Pick<CheckoutChoice, 'billing' | 'purchaseOrderNumber'>,
  need: OrderNumberNeed,
): CheckoutChoice => withAllowedNumber({ billing: billing || sameAddress, purchaseOrderNumber }, need)
