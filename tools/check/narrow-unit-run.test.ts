import { describe, expect, it } from 'vitest'
import { findNarrowChange, mergeReports } from './narrow-unit-run.ts'

describe('findNarrowChange', () => {
  const page = 'packages/storefront/src/pages/cart/cart-page.tsx'
  const added = 'packages/storefront/server/new.ts'
  const before = { [page]: '1', 'packages/sdk/src/client.ts': '1', 'docs/errors.md': '1' }

  it.each([
    ['nothing', before, []],
    ['a source of the shop', { ...before, [page]: '2' }, [page]],
    ['a new source of the shop', { ...before, [added]: '1' }, [added]],
    [
      'a browser test, which no unit test reads',
      { ...before, 'packages/storefront/e2e/cart.spec.ts': '1' },
      [],
    ],
  ])('names what changed: %s', (_, now, changed) => {
    expect(findNarrowChange(before, now)).toEqual(changed)
  })

  it.each([
    ['a source of another package', { ...before, 'packages/sdk/src/client.ts': '2' }],
    ['a style sheet', { ...before, 'packages/storefront/src/styles/tokens.css': '1' }],
    ['a document', { ...before, 'docs/errors.md': '2' }],
    ['what browser tests are made of', { ...before, 'packages/storefront/e2e/harness/order.ts': '1' }],
    ['a removed source', { 'packages/sdk/src/client.ts': '1', 'docs/errors.md': '1' }],
    ['a source of the shop and a tool', { ...before, [page]: '2', 'tools/check.ts': '2' }],
  ])('has all tests run after a change of %s', (_, now) => {
    expect(findNarrowChange(before, now)).toBeUndefined()
  })
})

describe('mergeReports', () => {
  const file = (name: string, status: string) => ({ name, status, assertionResults: [] })

  it('has the new results of what ran again, and the old ones of all others', () => {
    const whole = { testResults: [file('a', 'passed'), file('b', 'passed')] }
    const part = { testResults: [file('b', 'failed'), file('c', 'passed')] }
    expect(mergeReports(whole, part).testResults).toEqual([
      file('a', 'passed'),
      file('b', 'failed'),
      file('c', 'passed'),
    ])
  })

  it('has the old results where nothing ran', () => {
    const whole = { testResults: [file('a', 'passed')] }
    expect(mergeReports(whole, undefined)).toEqual(whole)
  })
})
