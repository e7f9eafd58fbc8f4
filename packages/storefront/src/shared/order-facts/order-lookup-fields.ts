import type { Problems } from '../../forms/reading/form-schema'
import type { TextProblem } from '../../forms/text-problem'

/** The fields of the form, in their order. */
export const orderLookupFields = ['orderNumber', 'email'] as const
export type OrderLookupField = (typeof orderLookupFields)[number]

/** Maximum numbers of characters. */
export const orderLookupLimits: Readonly<Record<OrderLookupField, number>> = { orderNumber: 40, email: 254 }

/** `number` and `email`: not in the form of one. */
export type OrderLookupProblem = TextProblem | 'number' | 'email'
export type OrderLookupProblems = Problems<OrderLookupField, OrderLookupProblem>
