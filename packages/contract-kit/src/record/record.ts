import type { VerifyOptions } from '../target/options'
import { runSteps } from '../run/run-steps'
import { sanitise, type Fixture } from './sanitise'

/**
 * Asks what `verify` asks and keeps the answers without anything that may be somebody's: the newest one of each call
 * and status, sorted by call.
 */
export async function record(options: VerifyOptions): Promise<readonly Fixture[]> {
  const newest = new Map<string, Fixture>()
  await runSteps(options, (call, { status, body, notJson }) => {
    if (notJson === undefined) newest.set(`${call.id}.${status}`, { call: call.id, status, body })
  })
  const sorted = [...newest].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, fixture]) => fixture)
  return sanitise(sorted)
}

/** The name of the file that a fixture goes into. */
export const fixtureName = ({ call, status }: Fixture): string => `${call}.${status}.json`
