/**
 * Boxes made to measure: styles, limits, board, and what is wrong with a request for one.
 *
 * @module @cartonnage/sdk/rules/requests
 */
export { boxStyles, findBoxStyle, requestFlutes } from './box-styles'
export type { BoxStyle, BoxStyleCode, RequestFlute } from './box-styles'
export { requestDimensionLimits } from './check-box'
export { checkRequest } from './check-request'
export type { CheckedRequest, RequestView } from './check-request'
export { findFluteProblem, suitableFlutes } from './flute-choice'
export type { FluteProblem } from './flute-choice'
export { emptyRequest, requestFieldNames, requestTextLimits } from './request-form'
export type {
  RequestContact,
  RequestDraft,
  RequestField,
  RequestFields,
  RequestProblem,
  RequestProblems,
} from './request-form'
export { boardNeedOf, isCuttable, largestSheet, sheetsOf } from './sheet'
export type { BoardNeed, MeasuredBox, Sheet } from './sheet'
