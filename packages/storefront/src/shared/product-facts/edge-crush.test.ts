import { describe, expect, it } from 'vitest'
import { typicalEdgeCrush } from './edge-crush'

describe('the edge crush resistance', () => {
  it.each([
    ['1.20', 'B', '3.6'],
    ['1.30', 'C', '4.5'],
    ['2.20', 'EB', '6.5'],
    ['2.30', 'BC', '7'],
    ['2.40', 'BC', '8'],
    ['2.92', 'CAA', '18'],
    ['1.20', 'E', undefined],
    ['9.99', 'C', undefined],
    [undefined, 'C', undefined],
    ['1.30', undefined, undefined],
  ])('of quality %s and flute %s is typically %s kN/m', (boardGrade, flute, value) => {
    expect(typicalEdgeCrush({ ...(boardGrade && { boardGrade }), ...(flute && { flute }) })).toBe(value)
  })
})
