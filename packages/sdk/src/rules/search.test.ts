import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  boxFinderSearchPath,
  boxFinderSearchTerm,
  isSearchable,
  readArticleNumber,
  readSearchTerm,
  searchPath,
} from './search'

describe('isSearchable', () => {
  it.each([
    ['box', true],
    [' box ', true],
    ['0', true],
    [boxFinderSearchTerm, true],
    ['', false],
    [' ', false],
    ['   ', false],
    ['\t\n', false],
    ['\u00a0', false],
    ['\u3000', false],
    ['\u2003\u202f', false],
    ['\u200b\u2060\ufeff', false],
    ['\u2800\u3164', false],
    ['\u0000', false],
    [undefined, false],
    [null, false],
    [5, false],
    [['box'], false],
  ])('[2.3-4] [5-1] %j: %s', (term, can) => {
    expect(isSearchable(term)).toBe(can)
  })
})

describe('readSearchTerm', () => {
  it.each([
    ['box', 'box'],
    [' A4 Karton ', 'A4 Karton'],
    ['boxfindersearch', ''],
    ['Boxfindersearch', 'Boxfindersearch'],
    ['boxfindersearch ', 'boxfindersearch'],
    ['', ''],
    [null, ''],
    [undefined, ''],
    [5, ''],
    ['<b>"&', '<b>"&'],
  ])('[2.3-2] [9-10] fills the field for %j with %j', (parameter, text) => {
    expect(readSearchTerm(parameter)).toBe(text)
  })
})

/** Any code points, halves of surrogate pairs and control characters among them. */
const codePoint = fc.oneof(
  fc.integer({ min: 0, max: 0x10ffff }),
  fc.constantFrom(0x20, 0x2e, 0x2f, 0x25, 0xd800),
)
const terms = fc.array(codePoint, { maxLength: 12 }).map((points) => String.fromCodePoint(...points))

describe('searchPath', () => {
  it.each([
    ['box', '/global-search/box'],
    [' A4 Karton ', '/global-search/A4%20Karton'],
    ['a/b?c#d', '/global-search/a%2Fb%3Fc%23d'],
    ['größe', '/global-search/gr%C3%B6%C3%9Fe'],
    ['boxfindersearch', '/global-search/boxfindersearch'],
    ['..', '/global-search/..%20'],
    ['.', '/global-search/.%20'],
    ['100%', '/global-search/100%25'],
    ['a\ud800b', '/global-search/a%EF%BF%BDb'],
  ])('[2.3-3] [2.1-13] leads %j to %s', (term, path) => {
    expect(searchPath(term)).toBe(path)
  })

  it.each([[''], [' '], ['\u3000'], [undefined]])('[2.3-4] leads nowhere for %j', (term) => {
    expect(searchPath(term)).toBeUndefined()
  })

  it('[2.3-6] lets the results page read back every term, in one segment', () => {
    fc.assert(
      fc.property(terms, (term) => {
        const path = searchPath(term)
        if (path === undefined) return
        const segments = new URL(path, 'https://x.ch').pathname.split('/')
        expect(segments).toHaveLength(3)
        const written = decodeURIComponent(segments[2] ?? '')
        expect(searchPath(written)).toBe(path)
      }),
    )
  })
})

describe('a huge term', () => {
  it('is read in no time', () => {
    expect(readSearchTerm(`a${' '.repeat(200_000)}b`)).toHaveLength(200_002)
    expect(isSearchable('\u3000'.repeat(200_000))).toBe(false)
  })
})

describe('boxFinderSearchPath', () => {
  it('[2.4-11] carries the term and the three dimensions', () => {
    expect(boxFinderSearchPath({ length: 300, width: 200, height: 150 })).toBe(
      '/global-search/boxfindersearch?length=300&width=200&height=150',
    )
  })
})

describe('readArticleNumber', () => {
  it.each([
    ['1001180', '1001180'],
    [' 1001180 ', '1001180'],
    ['100 1180', '1001180'],
    ['100.11.80', '1001180'],
    ['100118', undefined],
    ['10011800', undefined],
    ['1001180x', undefined],
    ['100-1180', undefined],
    ['１００１１８０', undefined],
    ['', undefined],
    [1001180, undefined],
  ])('[1-10] reads %j as %j', (term, number) => {
    expect(readArticleNumber(term)).toBe(number)
  })
})
