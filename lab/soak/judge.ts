import { kinds } from './kinds.ts'
import type { KindName } from './kinds.ts'

export interface Visited {
  kind: KindName
  path: string
  status: number
  /** where a redirect leads */
  location?: string | undefined
  /** in ms */
  startedAt: number
  endedAt: number
}

/** The platform was down, or the shop had not recovered yet. */
export interface Outage {
  from: number
  to: number
  /** ms from the platform's start to a page; undefined if none came */
  recoveryMs: number | undefined
}

export interface SoakRun {
  visits: readonly Visited[]
  outages: readonly Outage[]
  /** of connections, and of stories */
  errors: readonly string[]
  /** in MB, after collections; undefined if it was not measured */
  heap: { before: number; after: number } | undefined
  /** the shop's process never ended */
  isRunning: boolean
  /** of the shop */
  log: string
}

export const limits = { recoveryMs: 15_000, heapRatio: 1.1 }

const meetsOutage = ({ startedAt, endedAt }: Visited, outages: readonly Outage[]) =>
  outages.some(({ from, to }) => endedAt >= from && startedAt <= to)

/** Whether an answer is acceptable. A buyer is never sent to the sign-in: sessions survive the platform's process. */
export const isExpected = (visited: Visited, outages: readonly Outage[]) => {
  const { usual, outage = [], isBuyer = false } = kinds[visited.kind]
  if (isBuyer && visited.location?.includes('/login')) return false
  if (usual.includes(visited.status)) return true
  return outage.includes(visited.status) && meetsOutage(visited, outages)
}

const readEvent = (line: string): { level?: unknown; event?: unknown; repeats?: number } =>
  line.startsWith('{') ? JSON.parse(line) : {}

/** Counts the events of a log by level and name, including repeats; `others` are lines that are no events. */
export const countEvents = (log: string) => {
  const counts: Record<string, number> = {}
  const others: string[] = []
  for (const line of log.split('\n').filter((one) => one !== '')) {
    const { level, event, repeats = 1 } = readEvent(line)
    const name = `${String(level)} ${String(event)}`
    if (event === undefined) others.push(line)
    else counts[name] = (counts[name] ?? 0) + repeats
  }
  return { counts, others }
}

const findLogFaults = (log: string) => {
  const { counts, others } = countEvents(log)
  const faults = Object.keys(counts).filter((name) => name.startsWith('fatal ') || name.endsWith(' fault'))
  return [
    ...faults.map((name) => `in the log: ${counts[name]} × ${name}`),
    ...(others.length > 0 ? [`${others.length} lines outside of the log, first: ${others[0]}`] : []),
  ]
}

const list = (texts: readonly string[]) => [...new Set(texts)].slice(0, 10).join(', ')

/** What is wrong with a run, a sentence each. */
export const findFaults = ({ visits, outages, errors, heap, isRunning, log }: SoakRun) => {
  const odd = visits.filter((visited) => !isExpected(visited, outages))
  const slow = outages.filter(({ recoveryMs = Infinity }) => recoveryMs > limits.recoveryMs)
  const ratio = heap === undefined ? 1 : heap.after / heap.before
  const named = odd.map(({ kind, path, status, location = '' }) =>
    `${kind} ${path}: ${status} ${location}`.trim(),
  )
  return [
    ...(visits.length === 0 ? ['nothing was asked'] : []),
    ...(odd.length > 0 ? [`${odd.length} unexpected answers: ${list(named)}`] : []),
    ...(errors.length > 0 ? [`${errors.length} errors: ${list(errors)}`] : []),
    ...(slow.length > 0 ? [`no page within ${limits.recoveryMs / 1000} s of the platform’s start`] : []),
    ...(isRunning ? [] : ['the shop’s process ended']),
    ...(ratio > limits.heapRatio ? [`the heap grew to ${Math.round(ratio * 100)} %`] : []),
    ...findLogFaults(log),
  ]
}
