/**
 * Holds a shop's answers against the documented calls: a report per call with the path of every field that
 * drifted and of every field that the contract does not name.
 * @module
 */
export { verify, type VerifyOptions } from './verify'
export { formatReport, hasDrift, type CallReport, type Drift, type Outcome } from './report'
