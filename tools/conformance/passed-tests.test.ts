import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../workspace.mjs'
import { browserTests, unitTests } from './passed-tests.mjs'

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
