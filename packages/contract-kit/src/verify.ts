import { mergeReports, type CallReport } from './report/call-report'
import type { VerifyOptions } from './target/options'
import { runSteps } from './run/run-steps'

/**
 * Asks every documented call that the options allow and holds its answers against the contract: the reading calls,
 * and with `write` also those that change the cart, the addresses and the checkout of the visitor and put it right
 * again. A call that could not be asked, or that the organisation does not have, is reported as not tested. Rejects with
 * a `ShopNotCheckedError` where nobody answers or every call is refused for want of a session.
 */
export const verify = async (options: VerifyOptions): Promise<readonly CallReport[]> =>
  mergeReports(await runSteps(options))
