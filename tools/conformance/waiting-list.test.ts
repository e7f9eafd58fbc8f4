import { describe, expect, it } from 'vitest'
import { evaluate } from './states.mjs'
import { findWaitingListMistakes, needsOfClause, needsOfPart, readWaitingList } from './waiting-list.mjs'

const line = 'guest checkout\t6-6, 3.cart-7\tcanUseGuestCheckout, Guest.pay\tdecisions\n'
const entries = readWaitingList(`${line}coupons\t1-14\t\tdecisions\n`)
const existing = new Set(['1-14', '3.cart-7', '6-6'])
const uses: Readonly<Record<string, readonly boolean[]>> = {
  canUseGuestCheckout: [false],
  'Guest.pay': [false, false],
  Guest: [false, true],
}
const findParts = (name: string) => (uses[name] ?? []).map((isUsed) => ({ isUsed }))
const mistakesIn = (text: string, openIds: readonly string[] = []) =>
  findWaitingListMistakes(readWaitingList(text), { existing, openIds: new Set(openIds), findParts })

describe('the list of what waits for later work', () => {
  it('has for each need the clauses and the parts that wait for it', () => {
    expect(entries).toEqual([
      {
        need: 'guest checkout',
        clauses: ['6-6', '3.cart-7'],
        parts: ['canUseGuestCheckout', 'Guest.pay'],
        source: 'decisions',
      },
      { need: 'coupons', clauses: ['1-14'], parts: [], source: 'decisions' },
    ])
    expect([needsOfClause(entries, '6-6'), needsOfClause(entries, '9-9')]).toEqual([['guest checkout'], []])
    expect([needsOfPart(entries, 'Guest.pay'), needsOfPart(entries, 'Guest')]).toEqual([
      ['guest checkout'],
      [],
    ])
  })

  it('is right while nothing of it is in use', () => {
    expect(mistakesIn(line)).toEqual([])
  })

  it.each([
    ['guest checkout\t6-6\tGuest\tdecisions', 'Guest is in use by now'],
    ['guest checkout\t6-6\tmayGuestPay\tdecisions', 'nothing is called mayGuestPay'],
    ['guest checkout\t6-99\t\tdecisions', 'no such clause: 6-99'],
    ['guest checkout\t\t\tdecisions', 'guest checkout has neither a clause nor a part'],
    ['\t6-6\t\tdecisions', 'an entry lacks what it waits for, or where that is said'],
    ['guest checkout\t6-6\t\t', 'an entry lacks what it waits for, or where that is said'],
  ])('does not allow %j', (text, mistake) => {
    expect(mistakesIn(text)).toEqual([`docs/conformance-waiting.tsv: ${mistake}`])
  })

  it('does not allow a clause of the open list', () => {
    expect(mistakesIn(line, ['6-6'])).toEqual([
      'docs/conformance-waiting.tsv: 6-6 is also in docs/conformance-open.tsv',
    ])
  })
})

describe('a clause that waits', () => {
  const rule = { id: '6-6', phrase: 'Guests check out', kind: 'rule', note: '' }
  const test = { file: 'packages/sdk/src/rules/account/access.test.ts', title: '[6-6]' }
  const reference = {
    file: 'packages/sdk/src/rules/account/access.ts',
    name: 'canUseGuestCheckout',
    isUsed: true,
    calls: [],
  }

  it('is open and says for what, whatever its tests and its references say', () => {
    const finding = { clause: rule, references: [reference], tests: [test], needs: ['guest checkout'] }
    expect(evaluate(finding, new Map())).toEqual({ state: 'open', reasons: ['waits for guest checkout'] })
  })

  it('says beside it what else is missing', () => {
    const finding = {
      clause: rule,
      references: [{ ...reference, isUsed: false }],
      tests: [],
      needs: ['guest checkout'],
    }
    expect(evaluate(finding, new Map()).reasons).toEqual([
      'no test',
      'no caller: canUseGuestCheckout',
      'waits for guest checkout',
    ])
  })

  it('is open also with an excuse', () => {
    const excused = { ...rule, kind: 'excused', note: 'repeated in [6-5]' }
    expect(
      evaluate({ clause: excused, references: [], tests: [test], needs: ['coupons'] }, new Map()).state,
    ).toBe('open')
  })
})
