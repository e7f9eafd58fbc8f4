import { describe, expect, it } from 'vitest'
import { evaluate } from './states.ts'
import type { Finding } from './states.ts'

const rule = { id: '6-5', phrase: 'Guests have a cart', kind: 'rule', note: '' }
const call = { ...rule, id: '7.3-15', kind: 'call' }
const excused = { ...rule, kind: 'excused', note: 'repeated in [1-17]' }
const used = { file: 'packages/sdk/src/rules/access.ts', name: 'access', isUsed: true }
const idle = { ...used, name: 'canUseGuestCart', isUsed: false }
const summary = { ...used, name: 'getCompactSummary' }
const test = { file: 'packages/sdk/src/rules/access.test.ts', title: '[6-5]' }
const packed = { ...test, isOfPackage: true }
const calls = new Map([
  ['getCompactSummary', false],
  ['getCart', true],
])

const covered: [string, Finding][] = [
  ['a test and a source in use', { clause: rule, sources: [used], tests: [test] }],
  ['a test of the packed package instead of a use', { clause: rule, sources: [idle], tests: [packed] }],
  ['a call that was sent', { clause: call, sources: [{ ...summary, name: 'getCart' }], tests: [test] }],
  ['a call without one of the contract', { clause: call, sources: [used], tests: [test] }],
  ['an excuse, but a test and a use', { clause: excused, sources: [used], tests: [test] }],
]

const unused = 'not used by the shop: packages/sdk/src/rules/access.ts canUseGuestCart'
const open: [string, Finding, string[]][] = [
  ['without a test', { clause: rule, sources: [used], tests: [] }, ['no test']],
  [
    'without a source',
    { clause: rule, sources: [], tests: [test] },
    ['no source in docs/clause-sources.tsv'],
  ],
  ['with an unused source', { clause: rule, sources: [used, idle], tests: [test] }, [unused]],
  [
    'of a call that nobody sends',
    { clause: call, sources: [summary, used], tests: [packed] },
    ['call not sent: getCompactSummary'],
  ],
]

describe('a clause', () => {
  it.each(covered)('is covered by %s', (_, finding) => {
    expect(evaluate(finding, calls)).toEqual({ state: 'covered', reasons: [] })
  })

  it.each(open)('is open %s', (_, finding, reasons) => {
    expect(evaluate(finding, calls)).toEqual({ state: 'open', reasons })
  })

  it('with an excuse is excused without its test', () => {
    expect(evaluate({ clause: excused, sources: [used], tests: [] }, calls).state).toBe('excused')
  })
})
