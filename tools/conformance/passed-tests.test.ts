import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from '../workspace.ts'
import { browserTests, readTests, unitTests } from './passed-tests.mjs'

describe('passed tests', () => {
  it('leave out what failed or was skipped in a unit run', () => {
    const assertionResults = ['passed', 'failed', 'skipped'].map((status) => ({ fullName: status, status }))
    const name = join(root, 'packages/sdk/src/decimal.test.ts')
    expect(unitTests({ testResults: [{ name, assertionResults }] })).toEqual([
      { file: 'packages/sdk/src/decimal.test.ts', title: 'passed' },
    ])
  })

  it('of a browser run have the titles of their groups, and those that failed are left out', () => {
    const specs = [
      { title: '[1-1] works', tests: [{ status: 'expected' }] },
      { title: '[1-2] works at the second try', tests: [{ status: 'flaky' }] },
      { title: '[1-3] breaks', tests: [{ status: 'unexpected' }] },
      { title: '[1-4] works at one width only', tests: [{ status: 'expected' }, { status: 'unexpected' }] },
    ]
    const suites = [{ title: 'cart.spec.ts', file: 'cart.spec.ts', suites: [{ title: 'cart', specs }] }]
    expect(browserTests({ config: { rootDir: join(root, 'e2e') }, suites })).toEqual([
      { file: 'e2e/cart.spec.ts', title: 'cart [1-1] works' },
      { file: 'e2e/cart.spec.ts', title: 'cart [1-2] works at the second try' },
    ])
  })
})

const browserReport = (title: string) => ({
  config: { rootDir: join(root, 'packages/storefront/e2e') },
  suites: [{ title: 'a.spec.ts', file: 'a.spec.ts', specs: [{ title, tests: [{ status: 'expected' }] }] }],
})

describe('readTests', () => {
  let folder = ''
  const write = (name: string, report: unknown) => writeFileSync(join(folder, name), JSON.stringify(report))
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'reports-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('reads the reports of all parts of a run', () => {
    write('e2e-quick.json', browserReport('[1-1] a'))
    write('e2e-rest-1.json', browserReport('[1-2] b'))
    write('e2e-rest-2.json', browserReport('[1-3] c'))
    const { tests, missing } = readTests(folder)
    expect(tests.map(({ title }) => title)).toEqual(['[1-1] a', '[1-2] b', '[1-3] c'])
    expect(missing).toEqual(['unit-published', 'unit', 'unit-slow', 'packed'])
  })

  it('leaves out the report of browser tests that somebody chose', () => {
    write('chosen-e2e.json', browserReport('[1-1] a'))
    expect(readTests(folder).tests).toEqual([])
  })

  it('reads the tests of the packed tarballs that passed', () => {
    const file = 'packages/sdk/packed-tests/cart.test.ts'
    const assertionResults = [
      { fullName: '[2.9-12] works', status: 'passed' },
      { fullName: '[2.9-13] breaks', status: 'failed' },
    ]
    write('packed.json', { testResults: [{ name: join(root, file), assertionResults }] })
    expect(readTests(folder).tests).toEqual([{ file, title: '[2.9-12] works' }])
  })

  it('has nothing where no run was', () => {
    const missing = ['unit-published', 'unit', 'unit-slow', 'e2e-quick', 'e2e-rest', 'packed']
    expect(readTests(join(folder, 'none'))).toEqual({ tests: [], missing })
  })
})
