// The published client on a line that cuts, delays, doubles, reorders and responds for the platform, with effects that
// arrive after the connection broke: `pnpm chaos --runs 200 --seed 1`. Judged by the sandbox's tables; fails when
// something is lost, doubled or not told, or when shoppers are alarmed in vain too often. Needs a build.
import { readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { parseArgs } from 'node:util'
import { openBench } from './chaos/bench.mjs'
import { faultKinds } from './chaos/faults.mjs'
import {
  countRuns,
  describeRun,
  formatChanges,
  formatSummary,
  formatTable,
  hasFailed,
  hasVerdict,
} from './chaos/figures.mjs'
import { runStory, stories } from './chaos/run.mjs'
import { inParallel } from './in-parallel.mjs'

/** @typedef {import('./chaos/run.mjs').RunResult} RunResult */

const shownRuns = 10
/** Room for the runs of each seed, so that no two seeds share a run. */
const runsOfSeed = 1_000_000

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    width: { type: 'string', default: '64' },
    story: { type: 'string' },
    faults: { type: 'string' },
    replay: { type: 'string' },
    json: { type: 'string' },
    against: { type: 'string' },
  },
})

/** @param {string} name @param {string} value */
const readNumber = (name, value) => {
  if (/^[1-9]\d{0,11}$/.test(value)) return Number(value)
  throw new Error(`--${name} is a whole number from 1, not "${value}"`)
}

/** @param {string} name */
const requireStory = (name) => {
  if (Object.hasOwn(stories, name)) return name
  throw new Error(`there is no story "${name}", but ${Object.keys(stories).join(', ')}`)
}

/** Which faults are played: all, `none`, or those that are named. */
const readKinds = (/** @type {string | undefined} */ value) => {
  if (value === undefined) return faultKinds
  const names = value === 'none' ? [] : value.split(',')
  return names.map((name) => {
    const kind = faultKinds.find((one) => one === name)
    if (kind) return kind
    throw new Error(`there is no fault "${name}", but ${faultKinds.join(', ')} and none`)
  })
}

/** The stories take turns. */
const planRuns = () => {
  const names = values.story === undefined ? Object.keys(stories) : values.story.split(',').map(requireStory)
  const first = readNumber('seed', values.seed) * runsOfSeed
  return Array.from({ length: readNumber('runs', values.runs) }, (_, index) => {
    return { story: /** @type {string} */ (names[index % names.length]), seed: first + index }
  })
}

const readReplay = (/** @type {string} */ text) => {
  const [story = '', seed = ''] = text.split(':')
  return { story: requireStory(story), seed: readNumber('replay', seed) }
}

/** @param {readonly RunResult[]} runs */
const printRuns = (runs) => {
  const isNoteworthy = (/** @type {RunResult} */ run) => run.crash !== undefined || run.unrest !== undefined
  const untold = runs.filter((run) => hasVerdict(run, 'untold'))
  const listed = [...runs.filter(isNoteworthy), ...untold].slice(0, shownRuns)
  if (listed.length > 0) console.log(`\nThe first ${listed.length} runs that were not told or did not end:`)
  const sameFaults = values.faults === undefined ? '' : `--faults ${values.faults} `
  for (const run of listed) console.log(sameFaults + describeRun(run).join('\n'))
}

/** @param {readonly RunResult[]} runs */
const report = (runs) => {
  const figures = countRuns(runs)
  for (const row of formatTable(runs)) console.log(row)
  printRuns(runs)
  if (values.against !== undefined) {
    const before = JSON.parse(readFileSync(values.against, 'utf8')).figures
    console.log(['\nSince then:', ...formatChanges(figures, before)].join('\n  '))
  }
  if (values.json !== undefined) {
    const withoutLog = (/** @type {string} */ key, /** @type {unknown} */ value) =>
      key === 'log' ? undefined : value
    writeFileSync(values.json, JSON.stringify({ figures, runs }, withoutLog, 2))
  }
  console.log(formatSummary(figures))
  if (hasFailed(figures)) process.exitCode = 1
}

/** @param {RunResult} run */
const reportReplay = (run) => {
  for (const text of [...run.log, ...describeRun(run)]) console.log(text)
  if (run.crash !== undefined) process.exitCode = 1
}

// The sandbox's process ends together with this one.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.once(signal, () => process.exit(128 + constants.signals[signal]))

const planned = values.replay === undefined ? planRuns() : [readReplay(values.replay)]
const bench = await openBench(readKinds(values.faults))
try {
  const runs = await inParallel(planned, readNumber('width', values.width), (which) => runStory(bench, which))
  const [first] = runs
  if (values.replay !== undefined && first) reportReplay(first)
  else report(runs)
} finally {
  bench.close()
}
// Clients of pages that were left still have their real limits of time running; nobody waits for them.
process.exit()
