import type { QuoteProblem } from '@cartonnage/sdk/rules'
import type { Problems } from '../../../forms/reading/form-schema'
import type { TextProblem } from '../../../forms/text-problem'
import type { ReportedFailure } from '../../../shell/reported-failure'

/** Fields that may be wrong, in the order of the form. */
export const requestFields = ['quantity', 'wish', 'validUntil'] as const
export type RequestField = (typeof requestFields)[number]

/** `rule`: the product is not sold in that quantity. `date`: not a day from tomorrow on. */
export type RequestProblem = TextProblem | 'invalid' | 'too-large' | 'rule' | 'date'
export type RequestProblems = Problems<RequestField, RequestProblem>

/** What was entered, by field. */
export interface EnteredRequest {
  readonly quantity: string
  readonly wish: string
  readonly validUntil: string
  readonly emptyCart: boolean
}

/** Why no offer was asked for, or may have been, with what was entered. */
export interface RequestResponse {
  readonly entered: EnteredRequest
  readonly problems: RequestProblems
  /** As the form has sent it: what was asked for since then may be of this form. */
  readonly newest: string
  /** The platform's reasons. */
  readonly refused?: readonly QuoteProblem[]
  /** The response was lost: the offer may have been asked for. */
  readonly isUnknown?: true
  readonly failure?: ReportedFailure
}
