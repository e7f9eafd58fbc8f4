import { allCalls } from '@cartonnage/sdk/contract'
import { driftText, type CallReport } from './report/call-report'
import type { VerifyOptions } from './target/options'
import { verify } from './verify'

/** What the test runner passes to a running test. */
export interface TestContext {
  /** Ends the test as skipped. */
  skip(note?: string): unknown
}

/** The functions of the test runner; Vitest's can be passed directly. */
export interface TestFunctions {
  /** Groups the tests that `body` declares. */
  describe(name: string, body: () => void): unknown
  /** Declares a test; `timeout` is in ms. */
  it(name: string, body: (context: TestContext) => Promise<void>, timeout?: number): unknown
}

/** What `contractTests` is given: the options of `verify`, and how long the run may take. */
export interface ContractTestOptions extends VerifyOptions {
  /** How long the whole run may take, in ms. @default 120000 */
  readonly runTimeout?: number
}

/**
 * Declares a test for every documented call. It fails with the paths at which the shop's response departs from the
 * contract, and is skipped with the reason when the call could not be tested. All calls are sent in one run when the
 * first test starts; a shop that cannot be reached or refuses every call fails that test and skips the others.
 */
export function contractTests(
  { runTimeout = 120_000, ...options }: ContractTestOptions,
  { describe, it }: TestFunctions,
): void {
  let run: Promise<readonly CallReport[]> | undefined
  let failed: unknown
  describe(`the contract at ${options.baseUrl}`, () => {
    for (const { id } of allCalls) {
      const test = async (context: TestContext): Promise<void> => {
        // A shop that cannot be checked fails one test, not each.
        if (failed instanceof Error) context.skip(failed.message)
        if (failed !== undefined) return
        run ??= verify(options)
        const reports = await run.catch((error: unknown) => {
          failed = error
          throw error
        })
        const report = reports.find(({ call }) => call === id)
        if (report?.outcome === 'drift') throw new Error(report.drifts.map(driftText).join('\n'))
        if (report?.outcome !== 'pass') context.skip(report?.reason)
      }
      it(id, test, runTimeout)
    }
  })
}
