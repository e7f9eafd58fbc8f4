import { join } from 'node:path'
import { reports } from '../workspace.mjs'
import { countBrowserTests, countUnitTests } from './counts.mjs'
import { listBrowserFailures, listUnitFailures } from './failures.mjs'

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {[command: string, ...args: string[]]} command
 * @property {string[]} [after] steps whose success this one needs
 * @property {string[]} [reads] steps whose report this one reads, whether they passed or not
 * @property {number} [cores] how many of the two cores it keeps busy; 1 where left out
 * @property {string} [report] the file that counts its tests, written by the run
 * @property {(report: string) => import('./counts.mjs').Counts | undefined} [count]
 * @property {(report: string) => import('./failures.mjs').Failure[]} [failures] what the report says of each failed test
 */

const unit = join(reports, 'unit.json')
const e2e = join(reports, 'e2e.json')

/** @type {readonly Step[]} */
export const steps = [
  { name: 'build', command: ['node', 'tools/build.mjs'] },
  { name: 'types', command: ['node', 'tools/types.mjs'] },
  { name: 'lint', command: ['eslint', '.', '--max-warnings', '0'] },
  { name: 'format', command: ['prettier', '--check', '.', '--log-level', 'warn'] },
  { name: 'dead-code', command: ['knip'] },
  { name: 'docs', command: ['typedoc', '--logLevel', 'Warn'] },
  { name: 'errors', command: ['node', 'tools/errors-page.mjs'] },
  { name: 'openapi', command: ['node', 'tools/openapi.mjs'] },
  { name: 'openapi-lint', command: ['node', 'tools/openapi-lint.mjs'] },
  { name: 'packed', command: ['node', 'tools/packed.mjs'], after: ['build'] },
  { name: 'examples', command: ['node', 'examples/ci-contract-check/check.mjs'], after: ['build'] },
  {
    name: 'examples-vitest',
    command: ['vitest', 'run', '--root', 'examples/vitest-contract-check'],
    after: ['build'],
  },
  { name: 'browser-demo', command: ['node', 'tools/browser-demo.mjs'], after: ['build'] },
  { name: 'size', command: ['node', 'tools/size.mjs'], after: ['build'] },
  {
    name: 'unit',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unit}`],
    cores: 2,
    report: unit,
    count: countUnitTests,
    failures: listUnitFailures,
  },
  {
    name: 'e2e',
    command: ['node', 'tools/e2e.mjs'],
    after: ['build'],
    cores: 2,
    report: e2e,
    count: countBrowserTests,
    failures: listBrowserFailures,
  },
  { name: 'conformance', command: ['node', 'tools/conformance.mjs'], reads: ['unit', 'e2e'] },
]
