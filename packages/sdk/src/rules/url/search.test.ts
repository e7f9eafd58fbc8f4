import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  boxFinderPath,
  boxFinderSearchPath,
  boxFinderSearchTerm,
  isSearchable,
  readProductNumber,
  readSearchTerm,
  searchPath,
} from './search'

/** Values that untyped callers, storage and parameters may pass. */
const noTexts = [undefined, null, NaN, 5, Infinity, true, {}, [], ['box'], Symbol('box'), () => 'box']
const blanks = [
  '',
  ' ',
  '   ',
  '\t\n\r\v\f',
  '\u00a0',
  '\u1680',
  '\u2003\u202f',
  '\u2028\u2029',
  '\u205f',
  '\u3000',
  '\u200b\u2060\ufeff',
  '\u00ad',
  '\u202e\u2066',
  '\u0000\u001f\u007f\u0085',
  '\u{e0001}',
  '\u115f',
  '\u1160',
  '\u2800',
  '\u3164',
  '\uffa0',
]

describe('isSearchable', () => {
  it.each([
    ['box'],
    [' box '],
    ['0'],
    ['.'],
    ['-'],
    ['"'],
    ['größe'],
    ['箱'],
    ['\u200bx'],
    [boxFinderSearchTerm],
  ])('[2.3-4] [5-1] accepts %j', (term) => {
    expect(isSearchable(term)).toBe(true)
  })

  it.each([...blanks, ...noTexts])('[2.3-4] [5-1] rejects %j', (term) => {
    expect(isSearchable(term)).toBe(false)
  })
})

describe('readSearchTerm', () => {
  it.each<[unknown, string]>([
    ['box', 'box'],
    [' A4  Karton ', 'A4  Karton'],
    ['\u00a0\u200b\tbox\u2800\u3000', 'box'],
    ['\u115fbox\u1160', 'box'],
    ['\u3164box\uffa0', 'box'],
    ['Boxfindersearch', 'Boxfindersearch'],
    ['BOXFINDERSEARCH', 'BOXFINDERSEARCH'],
    ['boxfindersearch ', 'boxfindersearch'],
    ['boxfindersearches', 'boxfindersearches'],
    ['<b>"&', '<b>"&'],
    ['a\u200bb', 'a\u200bb'],
    ['a\ud800b\udc00', 'a\ufffdb\ufffd'],
    ['\u{1f4e6}', '\u{1f4e6}'],
    ...[...blanks, ...noTexts].map((value): [unknown, string] => [value, '']),
  ])('[2.3-2] fills the field for %j with %j', (parameter, text) => {
    expect(readSearchTerm(parameter)).toBe(text)
  })

  it("[2.3-2] [9-10] leaves the field empty for the Box Finder's own term", () => {
    expect(boxFinderSearchTerm).toBe('boxfindersearch')
    expect(readSearchTerm('boxfindersearch')).toBe('')
  })
})

/** Any code points, including lone surrogates and control characters. */
const codePoint = fc.oneof(
  fc.integer({ min: 0, max: 0x10ffff }),
  fc.constantFrom(0x20, 0x2e, 0x2f, 0x25, 0x200b, 0x3000, 0xd800),
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
    ['...', '/global-search/...'],
    ['.a', '/global-search/.a'],
    ['a.', '/global-search/a.'],
    ['../a', '/global-search/..%2Fa'],
    ['//evil.example', '/global-search/%2F%2Fevil.example'],
    ['100%', '/global-search/100%25'],
    ['a\ud800b', '/global-search/a%EF%BF%BDb'],
  ])('[2.3-3] [2.3-6] [2.1-13] maps %j to %s', (term, path) => {
    expect(searchPath(term)).toBe(path)
  })

  it.each([...blanks, ...noTexts])('[2.3-3] [2.3-4] [5-1] returns undefined for %j', (term) => {
    expect(searchPath(term)).toBeUndefined()
  })

  it.each([
    ['graue Schachtel', '/global-search/graue%20Schachtel'],
    ['1001180', '/global-search/1001180'],
    ['100.11.80', '/global-search/100.11.80'],
  ])('[1-10] maps the words or product number %j to %s', (term, path) => {
    expect(searchPath(term)).toBe(path)
  })

  it('[2.3-6] writes every term as one segment that the results page reads back', () => {
    fc.assert(
      fc.property(terms, (term) => {
        const path = searchPath(term)
        expect(path !== undefined).toBe(isSearchable(term))
        if (path === undefined) return
        const segments = new URL(path, 'https://x.ch').pathname.split('/')
        expect(segments).toHaveLength(3)
        const written = decodeURIComponent(segments[2] ?? '')
        expect(searchPath(written)).toBe(path)
        if (term !== boxFinderSearchTerm) expect(readSearchTerm(written)).toBe(readSearchTerm(term))
      }),
    )
  })
})

describe('a huge term', () => {
  it('is read in no time', () => {
    expect(readSearchTerm(`a${' '.repeat(200_000)}b`)).toHaveLength(200_002)
    expect(isSearchable('\u3000'.repeat(200_000))).toBe(false)
    expect(readProductNumber(`1${' '.repeat(200_000)}`.repeat(7))).toBe('1111111')
    expect(readProductNumber('1'.repeat(200_000))).toBeUndefined()
  })
})

describe('boxFinderSearchPath', () => {
  it('[2.4-11] [9-10] [9-11] carries the term and the three dimensions in mm', () => {
    expect(boxFinderSearchPath({ length: 300, width: 200, height: 1 })).toBe(
      '/global-search/boxfindersearch?length=300&width=200&height=1',
    )
  })

  it.each([0, -1, 1.5, NaN, Infinity, 2 ** 53, 1e21, undefined, null, '300', {}, [], Symbol('1'), 5n])(
    '[2.4-11] throws INVALID_OPTION for a dimension of %s',
    (dimension) => {
      // Untyped callers may pass values that are not numbers.
      const odd = dimension as number
      const error = { code: 'INVALID_OPTION', message: 'dimensions: three whole numbers above 0 are needed' }
      for (const [length, width, height] of [
        [odd, 1, 1],
        [1, odd, 1],
        [1, 1, odd],
      ] as const) {
        expect(() => boxFinderSearchPath({ length, width, height })).toThrow(expect.objectContaining(error))
      }
    },
  )
})

describe('boxFinderPath', () => {
  it.each([
    [{}, '/global-search/boxfindersearch'],
    [{ height: 5 }, '/global-search/boxfindersearch?height=5'],
    [{ length: 300, width: 200 }, '/global-search/boxfindersearch?length=300&width=200'],
    [
      { height: 150, length: 300, width: 200 },
      '/global-search/boxfindersearch?length=300&width=200&height=150',
    ],
  ])('[2.4-13] carries the dimensions of %j', (dimensions, path) => {
    expect(boxFinderPath(dimensions)).toBe(path)
  })
})

describe('readArticleNumber', () => {
  it.each<[unknown, string | undefined]>([
    ['1001180', '1001180'],
    [' 1001180 ', '1001180'],
    ['100 1180', '1001180'],
    ['100.11.80', '1001180'],
    ['1 0\u00a001\u202f1.8\t0', '1001180'],
    ['\u200b1001180\u200b', '1001180'],
    ['0000000', '0000000'],
    ['100118', undefined],
    ['10011800', undefined],
    ['1001180x', undefined],
    ['x1001180', undefined],
    ['.1001180', undefined],
    ['1001180.', undefined],
    ['100-1180', undefined],
    ['-1001180', undefined],
    ['1e00000', undefined],
    ['100\u200b1180', undefined],
    ['１００１１８０', undefined],
    ['\u0661\u0660\u0660\u0661\u0661\u0668\u0660', undefined],
    ['9'.repeat(1_000), undefined],
    ...[...blanks, ...noTexts, 1001180].map((value): [unknown, undefined] => [value, undefined]),
  ])('[1-10] reads %j as %j', (term, number) => {
    expect(readProductNumber(term)).toBe(number)
  })
})
