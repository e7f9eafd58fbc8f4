import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  boxFinderOpenAbove,
  boxFinderResetUrl,
  readDimension,
  readDimensions,
  startBoxFinder,
} from './box-finder'
import { boxFinderSearchTerm } from './search'

describe('readDimension', () => {
  it.each([
    ['300', 300],
    [' 300 ', 300],
    [300, 300],
    ['007', 7],
    ['5001', 5001],
    ['0', undefined],
    ['000', undefined],
    [0, undefined],
    ['-5', undefined],
    [-5, undefined],
    ['3.5', undefined],
    [3.5, undefined],
    ['3e2', undefined],
    ['0x10', undefined],
    ['30 0', undefined],
    ['300mm', undefined],
    ['٣٠٠', undefined],
    ['３００', undefined],
    ['99999999999999999999', undefined],
    ['', undefined],
    ['  ', undefined],
    [Number.NaN, undefined],
    [Number.POSITIVE_INFINITY, undefined],
    [null, undefined],
    [undefined, undefined],
    [[300], undefined],
    [true, undefined],
  ])('[5-4] [5-6] [9-11] %j is %j', (value, dimension) => {
    expect(readDimension(value)).toBe(dimension)
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

  it('[2.4-13] leaves a field empty that cannot be read, and Find disabled', () => {
    expect(onSearch(1440, { length: '300', height: 'x' })).toEqual({
      fields: { length: 300 },
      canFind: false,
      isOpen: true,
    })
    expect(onSearch(1440, { width: 2, height: 3 })).toMatchObject({ fields: { width: 2, height: 3 } })
  })

  it.each([
    [0, false],
    [768, false],
    [769, true],
  ])('[2.4-15] [9-12] in a window of %d px it is open: %s', (width, isOpen) => {
    expect(onSearch(width).isOpen).toBe(isOpen)
    expect(boxFinderOpenAbove).toBe(768)
  })

  it.each(['karton', '', undefined, null, 'BoxFinderSearch', ' boxfindersearch'])(
    '[2.4-16] [9-10] starts closed and empty on a page with the term %j',
    (term) => {
      expect(startBoxFinder({ term, fields, windowWidth: 1440 })).toEqual({
        fields: {},
        canFind: false,
        isOpen: false,
      })
    },
  )
})

describe('boxFinderResetUrl', () => {
  it.each([
    ['/de-CH', 'kartonschachteln', '/de-CH/category/kartonschachteln'],
    ['/de-shop/', 'kartons', '/de-shop/category/kartons'],
    ['', 'carton-boxes', '/category/carton-boxes'],
    ['', 'a/b', '/category/a%2Fb'],
  ])('[2.4-17] [2.1-11] below %j with the slug %s it is %s', (base, slug, url) => {
    expect(boxFinderResetUrl(base, slug)).toBe(url)
  })
})
