import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { caches, reports, root } from '../workspace.ts'
import { countBrowserTests, countUnitTests, listBrowserTimes, listUnitTimes } from './counts.ts'
import { listBrowserFailures, listUnitFailures } from './failures.ts'
import { unitSources } from './unit-sources.ts'
import type { Counts, FileTime } from './counts.ts'
import type { Failure } from './failures.ts'

export interface Step {
  name: string
  command: [command: string, ...args: string[]]
  /** all that it reads besides the tools; left out where it compares them by itself */
  inputs?: readonly string[]
  /** whether the tests among its inputs count too */
  readsTests?: boolean
  /** whether only `npm run test:full` has it */
  isFullOnly?: boolean
  /** whether it needs Chromium, which cannot be installed everywhere */
  needsBrowser?: boolean
  /** steps whose success this one needs */
  after?: string[]
  /** steps whose report this one reads, whether they passed or not */
  reads?: string[]
  /** how many cores it keeps busy, Infinity for all of them; 1 if omitted */
  cores?: number
  /** whether its command takes --shard=1/2 */
  canBeSharded?: boolean
  /** whether it runs less after a small change, unless its command gets --all */
  canBeNarrowed?: boolean
  /** the file that counts its tests, written by the run */
  report?: string
  count?: (report: string) => Counts | undefined
  /** what the report says of each failed test */
  failures?: (report: string) => Failure[]
  /** how long the tests of each file took */
  fileTimes?: (report: string) => FileTime[]
}

const report = (name: string) => join(reports, `${name}.json`)

/** Files at the top of the project. */
const rootFiles = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ name }) => name)
const everything = [...rootFiles, '.changeset', '.ci', '.github', 'docs', 'examples', 'lab', 'packages']

/** The TypeScript outside the tools. */
const typed = ['vitest.config.ts', 'packages', 'examples', 'lab']

/** What partners install. */
const published = ['sdk', 'react-hooks', 'sandbox', 'contract-kit'].map((name) => `packages/${name}`)

const unitReport = {
  cores: Infinity,
  count: countUnitTests,
  failures: listUnitFailures,
  fileTimes: listUnitTimes,
}

const vitest = (name: string, args: readonly string[]): Pick<Step, 'command' | 'report'> => ({
  command: [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report(name)}`,
    ...args,
  ],
  report: report(name),
})

const browserTests = {
  after: ['build'],
  inputs: ['packages'],
  readsTests: true,
  needsBrowser: true,
  cores: Infinity,
  count: countBrowserTests,
  failures: listBrowserFailures,
  fileTimes: listBrowserTimes,
}

/** The examples that are scripts: each orders or reads in a sandbox of its own. */
const nodeExamples = [
  { name: 'examples-node', script: 'node-reorder/reorder.mjs' },
  { name: 'examples-order-list', script: 'node-order-list/order-list.mjs' },
  { name: 'examples-own-call', script: 'own-call-and-field/own-call-and-field.mjs' },
].map(({ name, script }): Step => ({
  name,
  command: ['node', `examples/${script}`],
  isFullOnly: true,
  after: ['build'],
  inputs: [dirname(`examples/${script}`), ...published],
}))

/** The steps with tests that name clauses, besides those of the packed packages. */
const testSteps = ['unit-published', 'unit', 'unit-slow', 'e2e-quick', 'e2e-rest']

/** In the order in which they start; `npm test` leaves out those of the full suite. */
export const steps: readonly Step[] = [
  { name: 'build', command: ['node', 'tools/build.ts', '--if-changed'] },
  {
    name: 'types',
    command: ['node', 'tools/types.ts'],
    inputs: ['tsconfig.check.json', 'tsconfig.json', 'README.md', 'docs', ...typed],
    readsTests: true,
  },
  // The rules that need types look at everything: a changed type changes the files that use it.
  { name: 'lint-types', command: ['oxlint'], inputs: ['.oxlintrc.json', ...typed], readsTests: true },
  {
    name: 'lint',
    command: [
      'eslint',
      '.',
      '--max-warnings',
      '0',
      '--cache',
      '--cache-strategy=content',
      `--cache-location=${join(caches, 'eslint/')}`,
    ],
    inputs: ['eslint.config.js', ...typed],
    readsTests: true,
  },
  { name: 'format', command: ['oxfmt', '--check'], inputs: everything, readsTests: true },
  { name: 'dead-code', command: ['knip'], inputs: everything, readsTests: true },
  // What only tests use counts as unused here.
  {
    name: 'tested-only',
    command: ['knip', '--production', '--include=files,exports,types', '--workspace=./packages/*'],
    inputs: everything,
  },
  {
    name: 'docs',
    command: ['node', 'tools/docs.ts'],
    after: ['build'],
    inputs: ['typedoc.json', ...published],
  },
  { name: 'rooms', command: ['node', 'tools/rooms.ts'], inputs: ['packages'] },
  { name: 'openapi-lint', command: ['node', 'tools/openapi-lint.ts'], inputs: ['docs/openapi.json'] },
  {
    name: 'packed',
    command: ['node', 'tools/packed.ts'],
    after: ['build'],
    inputs: [...published, 'examples/node-plain-organisation'],
    readsTests: true,
    report: report('packed'),
    count: countUnitTests,
    failures: listUnitFailures,
  },
  {
    name: 'packed-size',
    command: ['node', 'tools/packed-size.ts'],
    after: ['build'],
    inputs: ['packages/sdk', 'packages/react-hooks'],
  },
  {
    name: 'examples',
    command: ['node', 'examples/ci-contract-check/check.mjs'],
    isFullOnly: true,
    after: ['build'],
    inputs: ['examples/ci-contract-check', ...published],
  },
  {
    name: 'examples-vitest',
    command: ['vitest', 'run', '--root', 'examples/vitest-contract-check'],
    isFullOnly: true,
    after: ['build'],
    inputs: ['examples/vitest-contract-check', ...published],
    readsTests: true,
  },
  {
    name: 'examples-react',
    command: ['vitest', 'run', '--root', 'examples/react-front'],
    isFullOnly: true,
    after: ['build'],
    inputs: ['examples/react-front', ...published],
    readsTests: true,
  },
  ...nodeExamples,
  {
    name: 'browser-demo',
    command: ['node', 'tools/browser-demo.ts'],
    isFullOnly: true,
    needsBrowser: true,
    after: ['build'],
    inputs: ['examples/browser-demo/src', 'examples/browser-demo/index.html', ...published],
  },
  {
    name: 'nginx',
    command: ['node', 'tools/nginx.ts'],
    isFullOnly: true,
    after: ['build'],
    inputs: ['docs/nginx.conf', 'packages/sandbox', 'packages/sdk', 'packages/storefront'],
  },
  {
    name: 'chaos',
    command: ['node', 'lab/chaos.ts', '--runs', '120', '--width', '16'],
    isFullOnly: true,
    // Delivery groups are arranged by the shop's own code.
    inputs: ['lab', 'packages/sdk', 'packages/sandbox', 'packages/storefront/src'],
  },
  {
    name: 'unit-published',
    ...vitest(
      'unit-published',
      published.map((folder) => `${folder}/`),
    ),
    ...unitReport,
    inputs: ['vitest.config.ts', ...published],
    readsTests: true,
  },
  {
    name: 'unit',
    command: ['node', 'tools/unit.ts'],
    report: report('unit'),
    ...unitReport,
    inputs: unitSources,
    readsTests: true,
    canBeNarrowed: true,
  },
  {
    name: 'unit-slow',
    ...vitest('unit-slow', ['--project', 'slow*']),
    ...unitReport,
    isFullOnly: true,
    inputs: ['vitest.config.ts', 'packages'],
    readsTests: true,
  },
  {
    name: 'e2e-quick',
    command: ['node', 'tools/e2e.ts', '--suite', 'quick'],
    ...browserTests,
    report: report('e2e-quick'),
  },
  {
    name: 'e2e-rest',
    command: ['node', 'tools/e2e.ts', '--suite', 'rest'],
    ...browserTests,
    isFullOnly: true,
    canBeSharded: true,
    report: report('e2e-rest'),
  },
  {
    name: 'page-weight',
    command: ['node', 'tools/page-weight.ts'],
    isFullOnly: true,
    after: ['build'],
    inputs: ['packages'],
    readsTests: true,
  },
  {
    name: 'bounds',
    command: ['node', 'tools/bounds.ts'],
    reads: ['unit-published', 'unit', 'e2e-quick'],
    inputs: ['unit-published', 'unit', 'e2e-quick'].map(report),
  },
  {
    name: 'conformance',
    command: ['node', 'tools/conformance.ts'],
    isFullOnly: true,
    needsBrowser: true,
    reads: [...testSteps, 'packed'],
    inputs: [
      'docs',
      'examples/react-front',
      'packages',
      '.reports/calls',
      ...[...testSteps, 'packed'].map(report),
    ],
    readsTests: true,
  },
]
