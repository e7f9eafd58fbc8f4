import type { RunResult } from './run.ts'

/** Maximum share of false alarms among the runs with a lost response. */
const falseAlarmsShare = 0.02
/** This many are always allowed: in a few runs the share is a matter of chance. */
const fewFalseAlarms = 1

/** What there is to say of a run, in the order of the table. */
const marksOf = ({ products, order, hasLostResponse, unrest, crash }: RunResult) => {
  const outcomes = new Set([...products.map(({ outcome }) => outcome), ...(order ? [order.outcome] : [])])
  return [
    'runs',
    ...(hasLostResponse ? ['lost response'] : []),
    ...outcomes,
    ...(hasLostResponse && outcomes.has('false alarm') ? ['false alarm after a lost response'] : []),
    ...(order?.faults ?? []),
    ...(unrest === undefined ? [] : ['not at rest']),
    ...(crash === undefined ? [] : ['crashed']),
  ]
}

export type Table = Record<string, Record<string, number>>

const addTo = (row: Record<string, number>, story: string, times: number) => {
  for (const column of ['all', story]) row[column] = (row[column] ?? 0) + times
}

/** How often each fault was met and each mark was given, by story. A run counts under each of its outcomes. */
export const tabulate = (runs: readonly RunResult[]) => {
  const [faults, marks]: [Table, Table] = [{}, {}]
  for (const run of runs) {
    const { story, met, requests } = run
    for (const [fault, times] of Object.entries(met)) addTo((faults[fault] ??= {}), story, times)
    for (const mark of marksOf(run)) addTo((marks[mark] ??= {}), story, 1)
    addTo((marks.requests ??= {}), story, requests)
  }
  return { faults, marks }
}

/** What the client may not do, and what may not happen to this tool. */
const failures = ['unreported', 'denied', 'not at rest', 'crashed']

/** Whether the client broke a promise, or the tool itself failed. */
export const hasFailed = (marks: Table) => {
  const count = (mark: string) => marks[mark]?.all ?? 0
  const mostAlarms = Math.max(fewFalseAlarms, falseAlarmsShare * count('lost response'))
  return failures.some((mark) => count(mark) > 0) || count('false alarm after a lost response') > mostAlarms
}

/** Whether the run is worth a look. */
export const isNoteworthy = (run: RunResult) =>
  marksOf(run).some((mark) => [...failures, 'false alarm'].includes(mark))

/** The run in a few lines, with the option that replays it in full. */
export const describeRun = ({ story, seed, products, order, unrest, crash }: RunResult) => {
  const differing = products.filter(({ outcome }) => outcome !== 'as intended')
  return [
    `--replay ${story}:${seed}`,
    ...differing.map(
      ({ product, intended, actual, outcome }) =>
        `  ${outcome}: ${product} intended ${intended}, actual ${actual}`,
    ),
    ...(order && order.outcome !== 'as intended'
      ? [`  ${order.outcome}: the order ${order.faults.join(', ')}`]
      : []),
    ...(unrest === undefined ? [] : [`  not at rest: ${unrest}`]),
    ...(crash === undefined ? [] : [`  crashed: ${crash}`]),
  ].join('\n')
}
