import type { Problems } from '../../forms/reading/form-schema'
import type { TextProblem } from '../../forms/text-problem'

/** The fields of the steps that may be wrong. An entered address and the delivery have forms of their own. */
export const checkoutFields = ['addressId', 'method', 'purchaseOrderNumber'] as const
export type CheckoutField = (typeof checkoutFields)[number]
export type CheckoutFieldProblems = Problems<CheckoutField, TextProblem>
