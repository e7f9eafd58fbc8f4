// The client behind a network that cuts, delays, doubles and reorders requests, responds in place of the platform, and
// lets requests take effect after the connection broke, while sessions end, hours pass and the device's clock changes:
// `node lab/chaos.ts --runs 200 --seed 1`, `--stories guest,payment`, `--replay cart:1000001`. Each run has a sandbox of its own,
// with whose tables the result is compared; fails when something is lost, doubled or unreported, or when there are too
// many false alarms. Everything runs from the sources, in this process.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { inParallel } from '../tools/in-parallel.ts'
import { exitOnSignals } from '../tools/stop-signals.ts'
import { readWholeNumber } from '../tools/whole-number.ts'
import { caches, root } from '../tools/workspace.ts'
import { describeRun, hasFailed, isNoteworthy, tabulate } from './chaos/figures.ts'
import type * as Runs from './chaos/run.ts'

const listedRuns = 10
/** Distance between the runs of two seeds, so that they share none. */
const runsOfSeed = 1_000_000

exitOnSignals()
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    width: { type: 'string', default: '64' },
    replay: { type: 'string' },
    stories: { type: 'string' },
  },
})

/** Bundles the runs, because Node.js cannot import the sources of the shop. */
const importRuns = async (): Promise<typeof Runs> => {
  const outfile = join(caches, 'chaos/run.mjs')
  await build({
    entryPoints: [join(root, 'lab/chaos/run.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    conditions: ['@cartonnage/source'],
    jsx: 'automatic',
    logLevel: 'error',
    sourcemap: 'inline',
    loader: { '.css': 'empty', '.svg': 'empty', '.woff2': 'empty' },
  })
  return await import(pathToFileURL(outfile).href)
}

const { runStory, stories } = await importRuns()

const requireStory = (name: string) => {
  if (Object.hasOwn(stories, name)) return name
  throw new Error(`No such story: ${name}. Stories: ${Object.keys(stories).join(', ')}`)
}

/** The stories take turns. */
const planRuns = () => {
  const names = (values.stories?.split(',') ?? Object.keys(stories)).map(requireStory)
  const first = readWholeNumber('seed', values.seed) * runsOfSeed
  return Array.from({ length: readWholeNumber('runs', values.runs) }, (_, index) => ({
    story: names[index % names.length] ?? '',
    seed: first + index,
  }))
}

const report = (runs: readonly Runs.RunResult[]) => {
  const { faults, marks } = tabulate(runs)
  console.table(faults)
  console.table(marks)
  for (const run of runs.filter(isNoteworthy).slice(0, listedRuns)) console.log(describeRun(run))
  const totals = Object.entries(marks).map(([mark, { all = 0 }]) => `${all} ${mark}`)
  console.log(`=> ${totals.join(', ')}`)
  if (hasFailed(marks)) process.exitCode = 1
}

const replay = async (which: string) => {
  const [story = '', seed = ''] = which.split(':')
  const run = await runStory(requireStory(story), readWholeNumber('replay', seed))
  console.log([...run.log, describeRun(run)].join('\n'))
  if (hasFailed(tabulate([run]).marks)) process.exitCode = 1
}

if (values.replay === undefined)
  report(
    await inParallel(planRuns(), readWholeNumber('width', values.width), ({ story, seed }) =>
      runStory(story, seed),
    ),
  )
else await replay(values.replay)
// The clients' extended timeouts still run.
process.exit()
