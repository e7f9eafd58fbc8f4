import type { VerifyOptions } from '../target/options'
import { runSteps } from '../run/run-steps'
import { sanitise, type Fixture } from './sanitise'

/**
 * Sends the same calls as `verify` and returns the responses without personal data: the newest one of each call and
 * status, sorted by call. Rejects like `verify`.
 */
export async function record(options: VerifyOptions): Promise<readonly Fixture[]> {
  const newest = new Map<string, Fixture>()
  await runSteps(options, (call, { status, body, notJson }) => {
    if (notJson === undefined) newest.set(`${call.id}.${status}`, { call: call.id, status, body })
  })
  const sorted = [...newest].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, fixture]) => fixture)
  return sanitise(sorted)
}

/** The file name of a fixture. */
export const fixtureName = ({ call, status }: Fixture): string => `${call}.${status}.json`
