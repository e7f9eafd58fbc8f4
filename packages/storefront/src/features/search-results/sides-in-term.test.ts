import { describe, expect, it } from 'vitest'
import { sidesInTerm } from './sides-in-term'

describe('sidesInTerm', () => {
  it.each([
    ['295 195 145', { length: 295, width: 195, height: 145 }],
    ['Schachtel 300x200', { length: 300, width: 200 }],
    ['graue Schachtel 300 200', { length: 300, width: 200 }],
    ['Schachtel 300', { length: 300 }],
    ['A4 xyz', {}],
    ['1’200er', {}],
    ['1001180', {}],
    ['00 300', { length: 300 }],
    ['100 200 300 400', { length: 100, width: 200, height: 300 }],
    ['', {}],
  ])('finds in %j the sides %j', (term, sides) => {
    expect(sidesInTerm(term, 'de-CH')).toEqual(sides)
  })
})
