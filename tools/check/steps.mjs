import { join } from 'node:path'
import { countPackedTests, listPackedFailures } from '../packed/report.mjs'
import { caches, reports } from '../workspace.mjs'
import { countBrowserTests, countUnitTests, listBrowserTimes, listUnitTimes } from './counts.mjs'
import { listBrowserFailures, listUnitFailures } from './failures.mjs'

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {[command: string, ...args: string[]]} command
 * @property {string[]} [after] steps whose success this one needs
 * @property {string[]} [reads] steps whose report this one reads, whether they passed or not
 * @property {string[]} [inputs] all that it reads besides the tools, if its result depends on nothing else
 * @property {boolean} [readsTests] whether the tests among its inputs count too
 * @property {number} [cores] how many cores it keeps busy, Infinity for all of them; 1 if omitted
 * @property {boolean} [canBeSharded] whether its command takes --shard=1/2
 * @property {string} [report] the file that counts its tests, written by the run
 * @property {(report: string) => import('./counts.mjs').Counts | undefined} [count]
 * @property {(report: string) => import('./failures.mjs').Failure[]} [failures] what the report says of each failed test
 * @property {(report: string) => import('./counts.mjs').FileTime[]} [fileTimes] how long the tests of each file took
 */

/** @param {string} location */
const cacheIn = (location) => [
  '--cache',
  '--cache-strategy=content',
  `--cache-location=${join(caches, location)}`,
]

const unit = join(reports, 'unit.json')
const unitOfPublished = join(reports, 'unit-published.json')
const e2e = join(reports, 'e2e.json')
const packed = join(reports, 'packed.json')

/** The TypeScript outside the tools. */
const typed = ['vitest.config.ts', 'packages', 'examples']

/** What partners install. */
const published = ['sdk', 'react-hooks', 'sandbox', 'contract-kit'].map((name) => `packages/${name}`)

/** @param {string} report @param {readonly string[]} folders @returns {Step['command']} */
const unitTests = (report, folders) => [
  'vitest',
  ...['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  ...folders.map((folder) => `${folder}/`),
]

/** @type {readonly Step[]} */
export const steps = [
  { name: 'build', command: ['node', 'tools/build.mjs', '--if-changed'] },
  {
    name: 'types',
    command: ['node', 'tools/types.mjs'],
    inputs: ['tsconfig.check.json', 'tsconfig.json', ...typed],
    readsTests: true,
  },
  // The rules that need types look at everything: a changed type changes the files that use it.
  { name: 'lint-types', command: ['oxlint'], inputs: ['.oxlintrc.json', ...typed], readsTests: true },
  { name: 'lint', command: ['eslint', '.', '--max-warnings', '0', ...cacheIn('eslint/')] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'dead-code', command: ['knip'] },
  { name: 'docs', command: ['node', 'tools/docs.mjs'], inputs: ['typedoc.json', ...published] },
  { name: 'rooms', command: ['node', 'tools/rooms.mjs'] },
  { name: 'errors', command: ['node', 'tools/errors-page.mjs'] },
  { name: 'openapi', command: ['node', 'tools/openapi.mjs'] },
  { name: 'openapi-lint', command: ['node', 'tools/openapi-lint.mjs'] },
  {
    name: 'packed',
    command: ['node', 'tools/packed.mjs'],
    after: ['build'],
    inputs: published,
    report: packed,
    count: countPackedTests,
    failures: listPackedFailures,
  },
  {
    name: 'examples',
    command: ['node', 'examples/ci-contract-check/check.mjs'],
    after: ['build'],
    inputs: ['examples/ci-contract-check', ...published],
  },
  {
    name: 'examples-vitest',
    command: ['vitest', 'run', '--root', 'examples/vitest-contract-check'],
    after: ['build'],
    inputs: ['examples/vitest-contract-check', ...published],
  },
  {
    name: 'browser-demo',
    command: ['node', 'tools/browser-demo.mjs'],
    after: ['build'],
    inputs: ['examples/browser-demo/src', 'examples/browser-demo/index.html', ...published],
  },
  {
    name: 'packed-size',
    command: ['node', 'tools/packed-size.mjs', '--only', 'esbuild'],
    after: ['build'],
    inputs: ['packages/sdk', 'packages/react-hooks'],
  },
  {
    name: 'chaos',
    command: ['node', 'tools/chaos.mjs', '--runs', '120', '--width', '16'],
    after: ['build'],
    // Delivery groups are arranged by the shop's own code.
    inputs: [...published, 'packages/storefront/src'],
  },
  {
    name: 'unit-published',
    command: unitTests(unitOfPublished, published),
    inputs: ['vitest.config.ts', ...published],
    readsTests: true,
    cores: Infinity,
    report: unitOfPublished,
    count: countUnitTests,
    failures: listUnitFailures,
    fileTimes: listUnitTimes,
  },
  {
    name: 'unit',
    command: unitTests(unit, ['packages/storefront', 'tools']),
    cores: Infinity,
    report: unit,
    count: countUnitTests,
    failures: listUnitFailures,
    fileTimes: listUnitTimes,
  },
  {
    name: 'e2e',
    command: ['node', 'tools/e2e.mjs'],
    canBeSharded: true,
    after: ['build'],
    cores: Infinity,
    report: e2e,
    count: countBrowserTests,
    failures: listBrowserFailures,
    fileTimes: listBrowserTimes,
  },
  {
    name: 'page-weight',
    command: ['node', 'tools/page-weight.mjs', '--quick'],
    after: ['build'],
    inputs: ['packages'],
    cores: Infinity,
  },
  {
    name: 'conformance',
    command: ['node', 'tools/conformance.mjs'],
    reads: ['unit-published', 'unit', 'e2e', 'packed'],
  },
]
