import { describe, expect, it } from 'vitest'
import { debounceMs, isWithin, resizeDelayMs } from './layout'

describe('breakpoints', () => {
  it.each([
    ['[9-13] the Box Finder', 'boxFinder', 769],
    ['[9-13] the header', 'header', 1180],
    ['[9-14] the country picker', 'countryPicker', 1024],
    ['[9-15] the small screen', 'smallScreen', 480],
  ] as const)('%s, %s: the small layout holds up to %s px', (_, breakpoint, width) => {
    expect(isWithin(width, breakpoint)).toBe(true)
    expect(isWithin(width + 1, breakpoint)).toBe(false)
  })
})

describe('waits', () => {
  it('[9-16] are 300 ms after a resize and 150 ms after a key', () => {
    expect([resizeDelayMs, debounceMs]).toEqual([300, 150])
  })
})
