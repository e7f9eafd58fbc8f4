// Runs the checks of `npm test`, or all with --full, and counts:
// `node tools/check.ts [--full] [--only step,step] [--skip step,step] [--shard 1/2] [--all]`.
// A step that passed with the very same files is not run again, nor is a test that a small change cannot touch; with --all
// they are, and a missing browser is a failure. With --shard only that part of the browser tests.
// The last line is `N passed, N failed`; the exit code says whether anything failed.
import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { ensureChromium } from './chromium.ts'
import { describeFailure, failedOutput } from './check/failed-output.ts'
import { keepPass, keyOf, readPass } from './check/kept-pass.ts'
import { schedule } from './check/schedule.ts'
import { steps } from './check/steps.ts'
import { isStopped, runCommand } from './run-command.ts'
import { reports } from './workspace.ts'
import type { Step } from './check/steps.ts'

export type Row = {
  name: string
  seconds: number
  cpuSeconds?: number
  passed: number
  failed: number
  skipped: number
  note: string
}

const { values } = parseArgs({
  options: {
    full: { type: 'boolean', default: false },
    only: { type: 'string' },
    skip: { type: 'string' },
    shard: { type: 'string' },
    all: { type: 'boolean', default: false },
  },
})
const names = (list: string | undefined) => list?.split(',').map((name) => name.trim())
const only = names(values.only)
const skip = names(values.skip) ?? []

const unknown = [...(only ?? []), ...skip].filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. Steps: ${steps.map(({ name }) => name).join(', ')}`)
  process.exit(2)
}
/** A step that is named need not be in the suite. */
const isChosen = ({ name, isFullOnly = false }: Step) =>
  (only?.includes(name) ?? (values.full || !isFullOnly)) && !skip.includes(name)
const chosen = steps.filter(isChosen)

const rows: Row[] = []
const seconds = (since: number) => (performance.now() - since) / 1000

/**
 * What a step adds to the sum: its tests where it counts them, else itself. A run that failed although each of its
 * tests passed (an unhandled error, a missing report, no test at all) adds one failure.
 */
const countsOf = (step: Step, code: number) => {
  const counts = step.report === undefined ? undefined : step.count?.(step.report)
  if (counts === undefined) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
  const isUnexplained = counts.failed === 0 && (code !== 0 || counts.passed === 0)
  return isUnexplained ? { ...counts, failed: 1 } : counts
}

const commandOf = ({ command, canBeSharded = false, canBeNarrowed = false }: Step): Step['command'] => [
  ...command,
  ...(canBeSharded && values.shard !== undefined ? [`--shard=${values.shard}`] : []),
  ...(canBeNarrowed && values.all ? ['--all'] : []),
]

const run = async (step: Step) => {
  const key = keyOf(step)
  const kept = values.all ? undefined : readPass(step, key)
  if (kept !== undefined) {
    rows.push({ name: step.name, seconds: 0, ...countsOf(step, 0), note: `as before: same files. ${kept}` })
    console.log(`ok ${step.name} (passed before with the same files)`)
    return true
  }
  if (step.report !== undefined) rmSync(step.report, { force: true })
  console.log(`…  ${step.name}`)
  const since = performance.now()
  const [command, ...args] = commandOf(step)
  const { code, output, cpuSeconds } = await runCommand(command, args, { quiet: true })
  const counts = countsOf(step, code)
  const passed = counts.failed === 0
  const row = { name: step.name, seconds: seconds(since), ...counts, note: noteIn(output) }
  if (passed && values.shard === undefined) keepPass(step, key, row.note)
  rows.push(cpuSeconds === undefined ? row : { ...row, cpuSeconds })
  console.log(`${passed ? 'ok' : 'FAILED'} ${step.name} (${row.seconds.toFixed(1)} s)`)
  if (!passed) console.log(failedOutput(output, failuresOf(step)))
  return passed
}

const failuresOf = ({ report, failures }: Step) => (report === undefined ? [] : (failures?.(report) ?? []))

/** A step may print a line for the table, marked by `=> `. */
const noteIn = (output: string) => /^=> (.*)$/m.exec(output)?.[1] ?? ''

const cell = (value: string | number) => String(value).padStart(9)
const figure = (value: number | undefined) => cell(value === undefined ? '–' : value.toFixed(1))

const printTable = () => {
  console.log(`\n${'step'.padEnd(16)}${['seconds', 'CPU s', 'passed', 'failed'].map(cell).join('')}`)
  for (const { name } of chosen) {
    const row = rows.find((one) => one.name === name)
    if (row === undefined) continue
    const skipped = row.skipped > 0 ? `${row.skipped} skipped ` : ''
    const cells = [figure(row.seconds), figure(row.cpuSeconds), cell(row.passed), cell(row.failed)]
    console.log(`${name.padEnd(16)}${cells.join('')}  ${skipped}${row.note}`.trimEnd())
  }
}

/** The test files that take the longest. */
const printSlowFiles = () => {
  for (const { name, report, fileTimes } of chosen) {
    const slow = report === undefined ? [] : (fileTimes?.(report) ?? []).slice(0, 12)
    if (slow.length === 0) continue
    console.log(`\n${name}: seconds of all workers, by file`)
    for (const { file, seconds, tests } of slow) console.log(`${figure(seconds)}${cell(tests)}  ${file}`)
  }
}

/** At the end of the log, where people look first. */
const printFailures = () => {
  for (const failure of chosen.flatMap(failuresOf)) console.log(`\n${describeFailure(failure)}`)
}

/** Whether the browser is there or could be installed. What needs it must not fail a visitor's second command. */
const hasBrowser = async () => {
  try {
    await ensureChromium()
    return true
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    console.log(values.all ? reason : `Without the browser tests: ${reason}`)
    return false
  }
}

mkdirSync(reports, { recursive: true })
const start = performance.now()
const isBrowserMissing = chosen.some(({ needsBrowser }) => needsBrowser) && !(await hasBrowser())
const possible = chosen.filter(({ needsBrowser = false }) => values.all || !needsBrowser || !isBrowserMissing)
for (const { name } of chosen.filter((step) => !possible.includes(step))) {
  rows.push({ name, seconds: 0, passed: 0, failed: 0, skipped: 1, note: 'not run: there is no browser' })
}
const outcomes = await schedule(possible, { cores: availableParallelism(), run, isStopped })
for (const [name, outcome] of outcomes) {
  if (outcome !== 'blocked') continue
  rows.push({ name, seconds: 0, passed: 0, failed: 1, skipped: 0, note: 'not run: a step before it failed' })
}
printFailures()
printSlowFiles()
printTable()
const sum = (key: 'passed' | 'failed') => rows.reduce((total, row) => total + row[key], 0)
console.log(`\n${isStopped() ? 'Stopped after' : 'Took'} ${seconds(start).toFixed(0)} s`)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode ||= sum('failed') > 0 || rows.length === 0 ? 1 : 0
