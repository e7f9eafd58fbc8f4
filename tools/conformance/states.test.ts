import { describe, expect, it } from 'vitest'
import { findOpenListMistakes, readOpenList } from './open-list.mjs'
import { evaluate } from './states.mjs'

const rule = { id: '6-5', phrase: 'Guests have a cart', kind: 'rule', note: '' }
const call = { ...rule, id: '7.3-15', kind: 'call' }
const excused = { ...rule, id: '9-9', kind: 'excused', note: 'repeated in [1-17]' }
const used = { file: 'packages/sdk/src/rules/account/access.ts', name: 'access', isUsed: true, calls: [] }
const idle = { ...used, name: 'canUseGuestCart', isUsed: false }
const sandbox = { ...used, file: 'packages/sandbox/src/cart/cart-routes.ts' }
const summary = { ...used, name: 'getCompactSummary', calls: ['getCompactSummary'] }
const test = { file: 'packages/sdk/src/rules/account/access.test.ts', title: '[6-5]' }
const packed = { file: 'packages/sdk/packed-tests/cart.test.ts', title: '[6-5]' }
const nothing = new Map<string, readonly string[]>()

describe('a clause', () => {
  it.each([
    ['a test and a reference in use', { clause: rule, references: [used], tests: [test] }],
    ['one reference in use of two', { clause: rule, references: [used, idle], tests: [test] }],
    [
      'a test of the packed tarball instead of a caller',
      { clause: rule, references: [idle], tests: [packed] },
    ],
    ['a reference in the twin alone', { clause: rule, references: [sandbox], tests: [test] }],
    ['a test of the whole shop and no reference', { clause: rule, references: [], tests: [test] }],
    [
      'a call whose reference names none of the contract',
      { clause: call, references: [used], tests: [test] },
    ],
  ])('is covered by %s', (_, finding) => {
    expect(evaluate(finding, nothing)).toEqual({ state: 'covered', reasons: [] })
  })

  it.each([
    ['without a test', { clause: rule, references: [used], tests: [] }, ['no test']],
    ['without a caller', { clause: rule, references: [idle], tests: [test] }, ['no caller: canUseGuestCart']],
    [
      'whose only reference in use is in the twin',
      { clause: rule, references: [idle, sandbox], tests: [test] },
      ['no caller: canUseGuestCart'],
    ],
    [
      'whose call nobody sends',
      { clause: call, references: [summary], tests: [test] },
      ['call not sent: getCompactSummary'],
    ],
  ])('is open %s', (_, finding, reasons) => {
    expect(evaluate(finding, nothing)).toEqual({ state: 'open', reasons })
  })

  it('of a call is covered when the shop or a packed test sends it', () => {
    const sent = new Map([['getCompactSummary', ['shop']]])
    expect(evaluate({ clause: call, references: [summary], tests: [test] }, sent).state).toBe('covered')
  })

  it('with an excuse is excused when it lacks its test or its use', () => {
    expect(evaluate({ clause: excused, references: [idle], tests: [test] }, nothing).state).toBe('excused')
    expect(evaluate({ clause: excused, references: [used], tests: [test] }, nothing).state).toBe('covered')
  })

  it('that is listed as open is open whatever its tests say', () => {
    const entry = { id: '6-5', reason: 'test does not look', need: 'one that does' }
    const finding = { clause: rule, references: [used], tests: [test], entry }
    expect(evaluate(finding, nothing)).toEqual({ state: 'open', reasons: ['test does not look'] })
  })
})

describe('the list of open clauses', () => {
  const existing = new Set(['6-5'])

  it('is right with a reason and a need for each clause', () => {
    expect(findOpenListMistakes(readOpenList('6-5\tstays for issue 4\tguest checkout\n'), existing)).toEqual(
      [],
    )
  })

  it.each([
    ['6-5\ta\tb\n6-5\tc\td\n', '6-5 is listed twice'],
    ['6-99\ta\tb\n', 'no such clause: 6-99'],
    ['6-5\ta\t\n', '6-5 lacks its reason or what it needs'],
  ])('does not allow %j', (text, mistake) => {
    expect(findOpenListMistakes(readOpenList(text), existing)).toEqual([
      `docs/conformance-open.tsv: ${mistake}`,
    ])
  })
})
