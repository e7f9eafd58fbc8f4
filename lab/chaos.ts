// The published client behind a proxy that cuts, delays, doubles and reorders requests, responds in place of
// the platform, and lets requests take effect after the connection broke, while sessions end, hours pass and
// the device's clock changes: `pnpm chaos --runs 200 --seed 1`, `--stories guest,payment`, `--moving-stock`,
// `--replay cart:1000001`. The result is compared with the sandbox's tables; fails when something is lost,
// doubled or unreported, or when there are too many false alarms. Needs a build.
import { parseArgs } from 'node:util'
import { openTestbed } from './chaos/testbed.mjs'
import {
  countRuns,
  describeRun,
  formatFaults,
  formatSummary,
  formatTable,
  hasFailed,
  hasOutcome,
} from './chaos/figures.mjs'
import { runStory, stories } from './chaos/run.mjs'
import { inParallel } from '../tools/in-parallel.ts'
import { exitOnSignals } from '../tools/stop-signals.ts'
import { readWholeNumber } from '../tools/whole-number.ts'

/** @typedef {import('./chaos/run.mjs').RunResult} RunResult */

const listedRuns = 10
/** Distance between the runs of two seeds, so that they share none. */
const runsOfSeed = 1_000_000

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    width: { type: 'string', default: '64' },
    replay: { type: 'string' },
    'moving-stock': { type: 'boolean', default: false },
    stories: { type: 'string', default: Object.keys(stories).join(',') },
  },
})

/** @param {string} name */
const requireStory = (name) => {
  if (Object.hasOwn(stories, name)) return name
  throw new Error(`there is no story "${name}", but ${Object.keys(stories).join(', ')}`)
}

/** The stories take turns. */
const planRuns = () => {
  const names = values.stories.split(',').map(requireStory)
  const first = readWholeNumber('seed', values.seed) * runsOfSeed
  return Array.from({ length: readWholeNumber('runs', values.runs) }, (_, index) => {
    return { story: /** @type {string} */ (names[index % names.length]), seed: first + index }
  })
}

const readReplay = (/** @type {string} */ text) => {
  const [story = '', seed = ''] = text.split(':')
  return { story: requireStory(story), seed: readWholeNumber('replay', seed) }
}

/** @param {readonly RunResult[]} runs */
const printRuns = (runs) => {
  const isNoteworthy = (/** @type {RunResult} */ run) => run.crash !== undefined || run.unrest !== undefined
  const unreported = runs.filter((run) => hasOutcome(run, 'unreported'))
  const alarmed = runs.filter((run) => hasOutcome(run, 'false alarm'))
  const listed = [...new Set([...runs.filter(isNoteworthy), ...unreported, ...alarmed])].slice(0, listedRuns)
  if (listed.length > 0)
    console.log(
      `\nThe first ${listed.length} runs that were not reported, did not end or gave a false alarm:`,
    )
  for (const run of listed) console.log(describeRun(run).join('\n'))
}

/** @param {readonly RunResult[]} runs */
const report = (runs) => {
  const figures = countRuns(runs)
  for (const row of formatTable(runs)) console.log(row)
  console.log('')
  for (const row of formatFaults(runs)) console.log(row)
  printRuns(runs)
  console.log(formatSummary(figures))
  if (hasFailed(figures)) process.exitCode = 1
}

/** @param {RunResult} run */
const reportReplay = (run) => {
  for (const text of [...run.log, ...describeRun(run)]) console.log(text)
  if (run.crash !== undefined) process.exitCode = 1
}

exitOnSignals()

const planned = values.replay === undefined ? planRuns() : [readReplay(values.replay)]
const testbed = await openTestbed({ hasMovingStock: values['moving-stock'] })
try {
  const runs = await inParallel(planned, readWholeNumber('width', values.width), (which) =>
    runStory(testbed, which),
  )
  const [first] = runs
  if (values.replay !== undefined && first) reportReplay(first)
  else report(runs)
} finally {
  testbed.close()
}
// Clients of closed pages still have real timeouts running.
process.exit()
