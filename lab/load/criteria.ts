import { busy } from './check-page.ts'
import type { Usage } from '../../tools/usage-port.ts'
import type { Rendered } from './render-alone.ts'
import type { Round } from './rounds.ts'

export interface Run {
  rounds: readonly Round[]
  /** `renderToString` alone: of the hot pages, and of a sample of each kind of cold ones */
  rendered: Readonly<Record<string, Rendered>>
  /** of the server after each of the equal mixes */
  memory: readonly Usage[]
}

/** Without a measurement the value is NaN, and the criterion missed. */
interface Criterion {
  name: string
  value: number
  least?: number
  most?: number
}

const kindOf = ({ kinds }: Round, kind: string) => kinds.find((one) => one.kind === kind)

/** By processor time, because rates depend on the client and on what else the machine does. */
const checkCost = (round: Round, kind: string, { rendered }: Run): Criterion => ({
  name: `${round.name}: renderToString of ${kind} pages by processor time of an answer`,
  value: (rendered[kind]?.cpuMs ?? NaN) / round.cpuMs,
})

/** One visitor at a time: the server should compute most of the time, and not wait. */
const checkCold = (round: Round, run: Run): Criterion[] => {
  const kind = round.kinds[0]?.kind ?? ''
  return [
    { ...checkCost(round, kind, run), least: 0.1 },
    {
      name: `${round.name}: share of ${kind} pages that is computing`,
      value: (round.rate * round.cpuMs) / 1000,
      least: 0.2,
    },
  ]
}

const checkRound = (round: Round, run: Run) => {
  if (round.name.startsWith('cold')) return checkCold(round, run)
  const least = round.name.startsWith('kept') ? 60 : 3
  return /^(kept|mix), 50/.test(round.name) ? [{ ...checkCost(round, 'hot', run), least }] : []
}

/**
 * Kept pages are as quick as a file that is asked for at the same time, and are served to everybody. A crowd may be refused
 * pages that have to be rendered, if it learns when to retry.
 */
const checkKept = (round: Round): Criterion[] => {
  const [hot, file] = [kindOf(round, 'hot'), kindOf(round, 'file')]
  return [
    {
      name: `${round.name}: p99 of kept pages by that of a file`,
      value: (hot?.p99 ?? NaN) / (file?.p99 ?? NaN),
      most: 5,
    },
    {
      name: `${round.name}: share of kept pages that failed`,
      value: (hot?.failed ?? NaN) / (hot?.requests ?? NaN),
      most: 0.01,
    },
  ]
}

const checkErrors = (rounds: readonly Round[]): Criterion => {
  const odd = rounds.flatMap(({ name, errors }) =>
    errors.filter((error) => error !== busy).map((error) => `${name}: ${error}`),
  )
  const first = odd.length === 0 ? '' : ` (first: ${odd[0]})`
  return { name: `answers that are not the right page${first}`, value: odd.length, most: 0 }
}

/** Compares later mixes with the first one. */
const checkGrowth = (key: 'heap' | 'rss', { memory }: Run): Criterion => {
  const [first = NaN, ...later] = memory.map((usage) => usage[key])
  const value = later.length === 0 ? NaN : Math.max(...later) / first
  // Resident memory is given back when the system wants it.
  return { name: `growth of ${key} by equal mixes`, value, most: key === 'heap' ? 1.1 : 1.3 }
}

/** The criteria of a run, and whether it meets them. */
export const checkRun = (run: Run) => {
  const loaded = run.rounds.filter(({ name }) => /^(kept|mix)/.test(name))
  const criteria = [
    ...run.rounds.flatMap((round) => checkRound(round, run)),
    ...loaded.flatMap(checkKept),
    checkErrors(run.rounds),
    checkGrowth('heap', run),
    checkGrowth('rss', run),
  ]
  return criteria.map((criterion) => {
    const { value, least = -Infinity, most = Infinity } = criterion
    return { ...criterion, isMet: value >= least && value <= most }
  })
}
