import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boxFinderSearchTerm } from '../url/search'
import {
  boxFinderOpenAbove,
  boxFinderResetUrl,
  readDimension,
  readDimensions,
  startBoxFinder,
  storedBoxFinder,
} from './box-finder'

describe('readDimension', () => {
  it.each([
    ['300', 300],
    [' 300 ', 300],
    ['\u00a0300\u202f', 300],
    ['300\n', 300],
    [300, 300],
    ['007', 7],
  ])('[5-4] [9-11] reads %j as %d mm', (value, dimension) => {
    expect(readDimension(value)).toBe(dimension)
  })

  it.each([['1'], ['5000'], ['5001'], ['9007199254740991']])('[5-6] has no bound for %s', (text) => {
    expect(readDimension(text)).toBe(Number(text))
    expect(readDimension(Number(text))).toBe(Number(text))
  })

  it.each([
    ['0', 'zero'],
    ['000', 'zero'],
    [0, 'zero'],
    [-0, 'zero with a sign'],
    ['-5', 'a negative number'],
    [-5, 'a negative number'],
    ['+5', 'a sign'],
    ['3.5', 'a fraction'],
    ['3,5', 'a fraction'],
    ['300.0', 'a fraction of zero'],
    [3.5, 'a fraction'],
    ['3e2', 'an exponent'],
    ['1e400', 'an exponent'],
    [1e21, 'a number with an exponent'],
    ['0x10', 'hexadecimal'],
    ['30 0', 'a blank inside'],
    ['1’000', 'grouping'],
    ['300mm', 'a unit'],
    ['x300', 'a letter in front'],
    ['٣٠٠', 'Arabic digits'],
    ['３００', 'full-width digits'],
    ['3\u200b00', 'a zero-width blank'],
    ['\u202e300', 'a bidi character'],
    ['З00', 'a Cyrillic letter'],
    ['9007199254740992', 'a number too big to be exact'],
    [2 ** 53, 'a number too big to be exact'],
    ['9'.repeat(400), '400 digits'],
    ['', 'nothing'],
    ['  ', 'blanks'],
    ['NaN', 'no number'],
    [Number.NaN, 'no number'],
    [Number.POSITIVE_INFINITY, 'infinity'],
    [null, 'null'],
    [undefined, 'undefined'],
    [[300], 'a list'],
    [{}, 'an object'],
    [true, 'a flag'],
    [300n, 'a bigint'],
    [Symbol('300'), 'a symbol'],
    [() => 300, 'a function'],
  ] as const)('[5-4] [5-5] counts %s as missing, without an error: %s', (value, _why) => {
    expect(readDimension(value)).toBeUndefined()
  })

  it('[5-4] is a whole number above 0 or nothing for any value, never NaN', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.string(), fc.double(), fc.integer(), fc.integer().map(String)),
        (value) => {
          const dimension = readDimension(value)
          expect(dimension === undefined || (Number.isSafeInteger(dimension) && dimension > 0)).toBe(true)
        },
      ),
    )
  })
})

describe('readDimensions', () => {
  it.each([
    [
      { length: '300', width: 200, height: ' 150 ' },
      { length: 300, width: 200, height: 150 },
    ],
    [{ length: '', width: '200', height: '150' }, undefined],
    [{ length: '300', width: '0', height: '150' }, undefined],
    [{ length: '300', width: '200' }, undefined],
    [{ length: '300', height: '150' }, undefined],
    [{ width: '200', height: '150' }, undefined],
    [{ length: '300', width: '200', height: '-150' }, undefined],
    [{ length: NaN, width: '200', height: '150' }, undefined],
    [{ length: '0', width: '0', height: '0' }, undefined],
    [{}, undefined],
  ])('[4.box-finder-2] [5-2] [5-3] [5-5] %j allows %j', (fields, dimensions) => {
    expect(readDimensions(fields)).toEqual(dimensions)
  })

  it('[4.box-finder-2] is there exactly when all three are', () => {
    const field = fc.oneof(fc.nat(3), fc.constantFrom('', '0', 'x', '12', undefined))
    fc.assert(
      fc.property(field, field, field, (length, width, height) => {
        const all = [length, width, height].every((value) => readDimension(value) !== undefined)
        expect(readDimensions({ length, width, height }) !== undefined).toBe(all)
      }),
    )
  })
})

describe('startBoxFinder', () => {
  const fields = { length: '300', width: '200', height: '150' }
  const onSearch = (windowWidth: number, own: object = fields) =>
    startBoxFinder({ term: boxFinderSearchTerm, fields: own, windowWidth })

  it('[2.4-12] [2.4-13] [2.4-14] fills the fields of its own search and enables Find', () => {
    expect(onSearch(1440)).toEqual({
      fields: { length: 300, width: 200, height: 150 },
      canFind: true,
      isOpen: true,
    })
  })

  it('[2.4-13] [4.box-finder-2] leaves a field empty that cannot be read, and Find disabled', () => {
    expect(onSearch(1440, { length: '300', height: 'x' })).toStrictEqual({
      fields: { length: 300 },
      canFind: false,
      isOpen: true,
    })
    expect(onSearch(1440, { length: '300.5', width: '2e2' }).fields).toStrictEqual({})
    expect(onSearch(1440, { width: 2, height: 3 }).fields).toStrictEqual({ width: 2, height: 3 })
  })

  it.each([
    [0, false],
    [768, false],
    [769, true],
    [NaN, false],
    [-1, false],
  ])('[2.4-15] [9-12] in a window of %d px it is open: %s', (width, isOpen) => {
    expect(onSearch(width).isOpen).toBe(isOpen)
    expect(boxFinderOpenAbove).toBe(768)
  })

  it.each([
    'karton',
    '',
    undefined,
    null,
    'BoxFinderSearch',
    ' boxfindersearch',
    'boxfindersearch\u200b',
    'bоxfindersearch',
  ])('[2.4-12] [2.4-16] [9-10] starts closed and empty on a page with the term %j', (term) => {
    expect(startBoxFinder({ term, fields, windowWidth: 1440 })).toEqual({
      fields: {},
      canFind: false,
      isOpen: false,
    })
  })
})

describe('boxFinderResetUrl', () => {
  it.each([
    ['/de-CH', 'kartonschachteln', '/de-CH/category/kartonschachteln'],
    ['/de-shop/', 'kartons', '/de-shop/category/kartons'],
    ['', 'carton-boxes', '/category/carton-boxes'],
    ['', 'a/b', '/category/a%2Fb'],
    ['', 'a?b#c', '/category/a%3Fb%23c'],
    ['', '...', '/category/...'],
    ['', 'é', '/category/%C3%A9'],
  ])('[2.4-17] [2.1-11] below %j with the slug %s it is %s', (base, slug, url) => {
    expect(boxFinderResetUrl(base, slug)).toBe(url)
  })

  it.each([[''], [' '], ['.'], ['..'], [' .. '], ['\ud800'], ['a\udc00b']])(
    '[2.4-17] throws INVALID_URL for the slug %j',
    (slug) => {
      expect(() => boxFinderResetUrl('/de-CH', slug)).toThrow(
        expect.objectContaining({
          code: 'INVALID_URL',
          message: 'the slug of the carton boxes category is needed',
        }),
      )
    },
  )
})

describe('storedBoxFinder', () => {
  it('[2.4-11] stores the three dimensions as digits', () => {
    expect(storedBoxFinder({ length: 300, width: 200, height: 150 })).toEqual({
      boxFinderLength: '300',
      boxFinderWidth: '200',
      boxFinderHeight: '150',
    })
  })

  it('[2.4-17] [3.browser-stored-data-3] is null for each of them after Reset or closing', () => {
    expect(storedBoxFinder(null)).toEqual({
      boxFinderLength: null,
      boxFinderWidth: null,
      boxFinderHeight: null,
    })
  })

  it('[2.4-11] [2.4-13] is read back as what was searched for', () => {
    const dimension = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })
    fc.assert(
      fc.property(dimension, dimension, dimension, (length, width, height) => {
        const stored = storedBoxFinder({ length, width, height })
        const fields = {
          length: stored.boxFinderLength,
          width: stored.boxFinderWidth,
          height: stored.boxFinderHeight,
        }
        expect(readDimensions(fields)).toEqual({ length, width, height })
      }),
    )
  })
})
