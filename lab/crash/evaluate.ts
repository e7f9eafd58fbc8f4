// Evaluates what a killed process left behind: what was acknowledged must be there, what was refused must not, and a write
// without a response must be there as a whole or not at all.
import type { Effect, Parts } from './parts.ts'

/** A write with its result: the complete response of a success or of a refusal, or none. */
export interface Entry {
  kind: string
  /** what was done, if it was */
  apply: Effect
  result: 'acknowledged' | 'refused' | 'unknown'
  /** the order reference number of the response */
  number?: string
}

/**
 * `whole`: as it was acknowledged, with each unknown write done or not. `refused`: something is there that was refused.
 * `half`: of an unknown write some parts are there and some are not. `lost`: anything else.
 */
type Outcome = 'whole' | 'refused' | 'half' | 'lost'

export interface Evidence {
  /** the tables before the first write */
  start: Parts
  /** in the order in which the writes were sent */
  entries: readonly Entry[]
  /** the tables after the restart */
  actual: Parts
}

const compare = (expected: Parts, actual: Parts): string[] =>
  Object.keys({ ...expected, ...actual })
    .filter((name) => expected[name] !== actual[name])
    .map((name) => `${name} is ${actual[name] ?? 'nothing'}, not ${expected[name] ?? 'nothing'}`)

/**
 * Every state that is consistent with the entries, the one without any unknown write first.
 * @param doneAfterAll a refused write that counts as done
 */
const possibleStates = ({ start, entries }: Evidence, doneAfterAll?: Entry) =>
  entries.reduce<readonly Parts[]>(
    (states, entry) => {
      if (entry.result === 'refused' && entry !== doneAfterAll) return states
      const done = states.map(entry.apply)
      return entry.result === 'unknown' ? [...states, ...done] : done
    },
    [start],
  )

const fits = (states: readonly Parts[], actual: Parts) =>
  states.some((parts) => compare(parts, actual).length === 0)

/** Whether each part agrees with one of the states, though not all with the same one. */
const isMixed = (states: readonly Parts[], actual: Parts) =>
  Object.keys(Object.assign({}, actual, ...states)).every((name) =>
    states.some((parts) => parts[name] === actual[name]),
  )

/** The outcome, and what differs from what was acknowledged. */
export const evaluateBuyer = (evidence: Evidence): { outcome: Outcome; differences: readonly string[] } => {
  const { start, entries, actual } = evidence
  const states = possibleStates(evidence)
  if (fits(states, actual)) return { outcome: 'whole', differences: [] }
  const differences = compare(states[0] ?? start, actual)
  const refused = entries.filter(({ result }) => result === 'refused')
  if (refused.some((entry) => fits(possibleStates(evidence, entry), actual)))
    return { outcome: 'refused', differences }
  return { outcome: isMixed(states, actual) ? 'half' : 'lost', differences }
}
