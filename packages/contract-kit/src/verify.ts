import { mergeReports, type CallReport } from './report/call-report'
import type { VerifyOptions } from './target/options'
import { runSteps } from './run/run-steps'

/**
 * Sends every documented call that the options allow and checks the responses against the contract: calls that read,
 * and with `write` also calls that change the visitor's cart, addresses and checkout, and undo that again. A call that
 * could not be sent, or that the organisation does not have, is reported as not tested. Rejects with a
 * `ShopNotCheckedError` when the shop cannot be reached or refuses every call for lack of a session.
 */
export const verify = async (options: VerifyOptions): Promise<readonly CallReport[]> =>
  mergeReports(await runSteps(options))
