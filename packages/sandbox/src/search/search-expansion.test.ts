import { describe, expect, it } from 'vitest'
import { isWithinDistance } from './search-expansion'

describe('isWithinDistance', () => {
  it.each([
    ['karton', 'karton', 0, true],
    ['kartn', 'karton', 1, true],
    ['kartoon', 'karton', 1, true],
    ['kardon', 'karton', 1, true],
    ['kraton', 'karton', 1, true],
    ['kraton', 'karton', 0, false],
    ['krtn', 'karton', 1, false],
    ['krtn', 'karton', 2, true],
    ['', 'ab', 2, true],
    ['abc', '', 2, false],
  ])('%j and %j within %d: %s', (a, b, most, isWithin) => {
    expect(isWithinDistance(a, b, most)).toBe(isWithin)
    expect(isWithinDistance(b, a, most)).toBe(isWithin)
  })
})
