import { isPaymentMethod, paymentProcedures } from '@cartonnage/sdk/rules'
import type { PaymentMethod } from '@cartonnage/sdk/rules'
import { hidden, text } from '../../../forms/reading/field-schema'
import { formSchema } from '../../../forms/reading/form-schema'
import type { CheckoutChoice } from '../checkout-choice'
import { sameAddress, toNewAddress } from '../checkout-step'
import { findNumberProblem, withAllowedNumber } from './order-number'
import type { OrderNumberNeed } from './order-number'

/** The choice of a saved address. */
export const addressChoiceSchema = formSchema({ addressId: text({ isRequired: true }) })

/** Every method, for forms that are read before the checkout is loaded. */
export const allMethods: readonly PaymentMethod[] = Object.keys(paymentProcedures).filter(isPaymentMethod)

/** What the payment step asks of a shopper. */
export interface PaymentNeeds {
  readonly number: OrderNumberNeed
  readonly methods: readonly PaymentMethod[]
}

const paymentFields = ({ number }: PaymentNeeds) => ({
  checkoutId: hidden(),
  method: text({ isRequired: true }),
  billing: hidden(),
  // Private buyers have no such field.
  purchaseOrderNumber: number === 'none' ? hidden() : text(),
  /** Where to go next, other than to the review. */
  next: hidden(),
  /** What the review showed. */
  reviewed: hidden(),
})

/**
 * The choice of the payment step, which the order repeats. What is still missing does not block entering a new billing
 * address.
 */
export const paymentSchema = (needs: PaymentNeeds) =>
  formSchema(paymentFields(needs), ({ next, ...values }) => {
    const isLater = next === toNewAddress
    const method = findMethod(values.method, needs)
    const number = findNumberProblem(toChoice(values, needs), needs.number)
    return {
      ...(method === undefined && !isLater ? { method: 'missing' as const } : {}),
      ...(number === undefined || (number === 'missing' && isLater) ? {} : { purchaseOrderNumber: number }),
    }
  })

const findMethod = (entered: string, { methods }: PaymentNeeds): PaymentMethod | undefined =>
  methods.find((method) => method === entered)

/** The choice in a form that was read; without a method, the first one. */
export function toChoice(
  {
    method: entered,
    billing,
    purchaseOrderNumber,
  }: Pick<CheckoutChoice, 'billing' | 'purchaseOrderNumber'> & { readonly method: string },
  needs: PaymentNeeds,
): CheckoutChoice {
  const method = findMethod(entered, needs) ?? needs.methods[0] ?? 'invoice'
  return withAllowedNumber({ method, billing: billing || sameAddress, purchaseOrderNumber }, needs.number)
}
