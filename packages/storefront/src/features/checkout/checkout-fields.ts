import type { Problems } from '../../forms/form-schema'
import type { TextProblem } from '../../forms/text-problem'

/** The fields of the steps that may be wrong. An entered address has a form of its own. */
export const checkoutFields = ['addressId', 'methodId', 'purchaseOrderNumber'] as const
export type CheckoutField = (typeof checkoutFields)[number]
export type CheckoutFieldProblems = Problems<CheckoutField, TextProblem>
