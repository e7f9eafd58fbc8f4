import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { appendParameter, encodeSegment, readText } from './text'

describe('readText', () => {
  it.each([
    ['a', 'a'],
    [' \t a b\u00a0\n', 'a b'],
    ['', ''],
    ['  ', ''],
    [undefined, ''],
    [null, ''],
    [7, ''],
    [['a'], ''],
    [{ toString: () => 'a' }, ''],
  ])('of %j is %j', (value, text) => {
    expect(readText(value)).toBe(text)
  })
})

describe('encodeSegment', () => {
  it.each([
    ['karton', 'karton'],
    ['a/b?c#d', 'a%2Fb%3Fc%23d'],
    ['über', '%C3%BCber'],
    ['\u{1f4e6}', '%F0%9F%93%A6'],
    ['\ud83d', '%EF%BF%BD'],
    ['\udce6a\ud83d', '%EF%BF%BDa%EF%BF%BD'],
  ])('of %j is %s', (segment, encoded) => {
    expect(encodeSegment(segment)).toBe(encoded)
  })

  it('gives a well-formed text back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (segment) => {
        expect(decodeURIComponent(encodeSegment(segment))).toBe(segment)
      }),
    )
  })
})

describe('appendParameter', () => {
  it.each([
    ['', '?b=1'],
    ['?a', '?a&b=1'],
    ['?a=%20+%2B', '?a=%20+%2B&b=1'],
    ['?a&', '?a&b=1'],
    ['?a&&', '?a&&b=1'],
  ])('[2.1-7] makes of %j just %j', (search, longer) => {
    expect(appendParameter(search, 'b=1')).toBe(longer)
  })
})
