import { describe, expect, it } from 'vitest'
import { searchFieldPath } from './search-field-path'

const finder = '/global-search/boxfindersearch'

describe('searchFieldPath', () => {
  it.each([
    ['300x200x150', 'de-CH', `${finder}?length=300&width=200&height=150`],
    ['295 195 145', 'fr-CH', `${finder}?length=295&width=195&height=145`],
    ['30 × 20 × 15 cm', 'de', `${finder}?length=300&width=200&height=150`],
    ['300*200*150 mm', 'en-US', `${finder}?length=300&width=200&height=150`],
    ['1’200 × 800 × 600', 'de-CH', `${finder}?length=1200&width=800&height=600`],
  ] as const)('[2.4-11] [1-11] sends %s in %s to the boxes that fit', (term, locale, path) => {
    expect(searchFieldPath(term, locale)).toBe(path)
  })

  it('says where it took figures for centimetres', () => {
    expect(searchFieldPath('30x20x15', 'de')).toBe(`${finder}?length=300&width=200&height=150&unit=cm`)
    expect(searchFieldPath('30 20', 'de')).toBe(`${finder}?length=300&width=200&unit=cm`)
  })

  it.each(['300x200', '300 200', '300 × 200 mm', '30*20 cm'])('[2.4-13] fills two fields for %s', (term) => {
    expect(searchFieldPath(term, 'de-CH')).toBe(`${finder}?length=300&width=200`)
  })

  it.each([
    ['1001180', '/global-search/1001180'],
    ['100 1180', '/global-search/100%201180'],
    ['100 11 80', '/global-search/100%2011%2080'],
    ['Faltkarton 300 × 200 × 150 mm', '/global-search/Faltkarton%20300%20%C3%97%20200%20%C3%97%20150%20mm'],
    ['50 mm × 66 m', '/global-search/50%20mm%20%C3%97%2066%20m'],
    ['30x20x15x10', '/global-search/30x20x15x10'],
    ['300', '/global-search/300'],
    ['0x20x15', '/global-search/0x20x15'],
    ['karton', '/global-search/karton'],
    ['boxfindersearch', '/global-search/boxfindersearch'],
  ])('[2.3-3] [2.3-2] searches for %s', (term, path) => {
    expect(searchFieldPath(term, 'de-CH')).toBe(path)
  })

  it.each(['', ' ', '\u3000', null, undefined])('[2.3-4] returns undefined for %j', (term) => {
    expect(searchFieldPath(term, 'de')).toBeUndefined()
  })
})
