/**
 * Checks a shop's responses against the documented calls: a report per call with the path of every field that
 * drifted and of every field that the contract does not name.
 * @module
 */
export { verify } from './verify'
export { type Controllers } from './target/call-url'
export { type VerifyOptions } from './target/options'
export { type Clock } from './target/clock'
export { hasDrift, type CallReport, type Drift, type Outcome } from './report/call-report'
export { compareReports, type EarlierReport } from './report/compare-reports'
export { coverageOf, passEnough, type Coverage, type LeastPassing } from './report/coverage'
export { ShopNotCheckedError } from './run/shop-not-checked'
export { formatReport } from './report/report-table'
export { junitReport } from './report/report-junit'
export { createOpenApi, type OpenApiDocument } from './openapi/create-openapi'
export {
  contractTests,
  type ContractTestOptions,
  type TestContext,
  type TestFunctions,
} from './contract-tests'
export { record } from './record/record'
export { type Fixture } from './record/sanitise'
