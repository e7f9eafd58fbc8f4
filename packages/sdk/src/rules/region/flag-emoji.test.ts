import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flagEmoji } from './flag-emoji'

describe('flagEmoji', () => {
  it.each([
    ['CH', '🇨🇭'],
    ['de', '🇩🇪'],
    ['AZ', '🇦🇿'],
    ['zA', '🇿🇦'],
  ])('[2.9-12] of %j is %s', (code, flag) => {
    expect(flagEmoji(code)).toBe(flag)
  })

  it.each([
    '',
    ' ',
    'C',
    'CHE',
    'C1',
    '1C',
    '419',
    'ＣＨ',
    '\u0421\u041d',
    ' CH',
    'CH ',
    '\nCH',
    'CH\n',
    'C\u200bH',
    'ß',
    'ﬆ',
    'Cı',
    '🇨🇭',
    '@A',
    'A[',
    '`a',
    'a{',
    'CH'.repeat(1_000),
    undefined,
    null,
    NaN,
    41,
    Infinity,
    true,
    {},
    [],
    ['CH'],
    ['C', 'H'],
    Symbol('CH'),
  ])('[2.9-12] has none for %j', (code) => {
    expect(flagEmoji(code)).toBe('')
  })

  it('[2.9-12] differs from country to country, and not with the case of the code', () => {
    const code = fc.stringMatching(/^[A-Z]{2}$/)
    fc.assert(
      fc.property(code, code, (one, other) => {
        expect(flagEmoji(one) === flagEmoji(other)).toBe(one === other)
        expect(flagEmoji(one.toLowerCase())).toBe(flagEmoji(one))
        expect(flagEmoji(one)).toMatch(/^\p{Regional_Indicator}{2}$/u)
      }),
    )
  })
})
