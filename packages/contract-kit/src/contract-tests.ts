import { allCalls } from '@cartonnage/sdk/contract'
import { driftText, type CallReport } from './report/call-report'
import type { VerifyOptions } from './target/options'
import { verify } from './verify'

/** What a test is handed while it runs: `skip` ends it as skipped. */
export interface TestContext {
  skip(note?: string): unknown
}

/** The functions of the test runner; those of Vitest fit as they are. */
export interface TestFunctions {
  describe(name: string, body: () => void): unknown
  it(name: string, body: (context: TestContext) => Promise<void>, timeout?: number): unknown
}

export interface ContractTestOptions extends VerifyOptions {
  /** How long the whole run may take, in ms. @default 120000 */
  readonly runTimeout?: number
}

/**
 * Declares a test for every documented call: it fails with the places where the shop's answer departs from the
 * contract, and is skipped with the reason where the call could not be tested. The calls are asked once, in one run,
 * when the first test starts; a shop that cannot be reached or lets nobody in fails that test and skips the others.
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
