import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { root } from '../workspace.ts'
import { readTests } from './passed-tests.ts'

let folder = ''
const write = (name: string, report: unknown) => writeFileSync(join(folder, name), JSON.stringify(report))
const browserReport = (...specs: { title: string; tests: { status: string }[] }[]) => ({
  config: { rootDir: join(root, 'packages/storefront/e2e') },
  suites: [{ title: 'a.spec.ts', file: 'a.spec.ts', suites: [{ title: 'cart', specs }] }],
})
const passed = (title: string) => browserReport({ title, tests: [{ status: 'expected' }] })
const titles = () => readTests(folder).tests.map(({ title }) => title)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reports-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('takes from a unit run what passed, but no test of the tools', () => {
  const assertionResults = ['passed', 'failed', 'skipped'].map((status) => ({ fullName: status, status }))
  const files = ['packages/sdk/src/decimal.test.ts', 'tools/percentile.test.ts']
  write('unit.json', { testResults: files.map((file) => ({ name: join(root, file), assertionResults })) })
  expect(readTests(folder).tests).toEqual([{ file: 'packages/sdk/src/decimal.test.ts', title: 'passed' }])
})

it('takes from a browser run, with the titles of their groups, what passed at all widths', () => {
  write(
    'e2e-quick.json',
    browserReport(
      { title: '[1-1] works', tests: [{ status: 'expected' }] },
      { title: '[1-2] works at the second try', tests: [{ status: 'flaky' }] },
      { title: '[1-3] breaks', tests: [{ status: 'unexpected' }] },
      { title: '[1-4] works at one width only', tests: [{ status: 'expected' }, { status: 'unexpected' }] },
    ),
  )
  expect(titles()).toEqual(['cart [1-1] works', 'cart [1-2] works at the second try'])
})

it('reads the reports of all parts of a run, but not of browser tests that somebody chose', () => {
  write('e2e-quick.json', passed('[1-1] a'))
  write('e2e-rest-1.json', passed('[1-2] b'))
  write('e2e-rest-2.json', passed('[1-3] c'))
  write('chosen-e2e.json', passed('[1-4] d'))
  expect(titles()).toEqual(['cart [1-1] a', 'cart [1-2] b', 'cart [1-3] c'])
  expect(readTests(folder).missing).toEqual(['unit-published', 'unit', 'unit-slow', 'packed'])
})

it('marks the tests of the packed packages that passed', () => {
  const test = { file: 'packages/sdk/packed-tests/cart.test.ts', title: '[2.9-12] works' }
  const results = [
    { fullName: test.title, status: 'passed' },
    { fullName: '[2.9-13] breaks', status: 'failed' },
  ]
  write('packed.json', { testResults: [{ name: join(root, test.file), assertionResults: results }] })
  expect(readTests(folder).tests).toEqual([{ ...test, isOfPackage: true }])
})

it('has nothing where no run was', () => {
  const missing = ['unit-published', 'unit', 'unit-slow', 'e2e-quick', 'e2e-rest', 'packed']
  expect(readTests(join(folder, 'none'))).toEqual({ tests: [], missing })
})
