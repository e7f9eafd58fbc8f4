import { describe, expect, it } from 'vitest'
import { edgeClearOf } from './edge-clear-of'

const place = { left: 10, right: 380, height: 120 }
const at = (top: number, height = 44) => ({ left: 20, right: 120, top, bottom: top + height })

describe('edgeClearOf', () => {
  it.each([
    ['top', 'the header', at(20), 'bottom'],
    ['top', 'what only touches its lower edge', at(128), 'bottom'],
    ['top', 'the middle of the page', at(400), 'top'],
    ['bottom', 'the middle of the page', at(400), 'bottom'],
    ['bottom', 'the end of the window', at(780), 'top'],
    ['bottom', 'the header', at(20), 'bottom'],
    ['top', 'a page that is under both edges', at(0, 844), 'top'],
    ['bottom', 'a page that is under both edges', at(0, 844), 'bottom'],
  ] as const)('at the %s, with the focus on %s', (edge, _, focus, expected) => {
    expect(edgeClearOf(focus, { ...place, edge, windowHeight: 844 })).toBe(expected)
  })

  it('stays where the focus is beside it', () => {
    const focus = { left: 900, right: 1000, top: 20, bottom: 60 }
    expect(edgeClearOf(focus, { ...place, edge: 'top', windowHeight: 844 })).toBe('top')
  })
})
