import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boardOf, drawnPitch } from './board'
import { cutEdgeOf } from './shapes/cut-edge'

describe('boardOf', () => {
  it.each([
    ['E', 3.3, 1.5, 1],
    ['B', 6.3, 2.9, 1],
    ['C', 7.8, 3.9, 1],
    ['EB', 6.3, 4.4, 2],
    ['BC', 7.8, 6.8, 2],
    ['CAA', 8.6, 13, 3],
  ])('has pitch, thickness and layers of %s', (flute, pitch, thickness, layers) => {
    const board = boardOf(flute)
    expect([board?.pitch, board?.thickness, board?.layers.length]).toEqual([pitch, thickness, layers])
  })

  it('is undefined for unknown flutes', () => {
    expect([boardOf('X'), boardOf(''), boardOf(undefined)]).toEqual([undefined, undefined, undefined])
  })
})

describe('drawnPitch', () => {
  it('is the true pitch, doubled until it is at least 3.6 px', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(3.3, 6.3, 7.8, 8.6),
        fc.double({ min: 0.05, max: 3, noNaN: true }),
        (pitch, scale) => {
          const drawn = drawnPitch(pitch, scale)
          expect(drawn * scale).toBeGreaterThanOrEqual(3.6)
          expect(Number.isInteger(Math.log2(drawn / pitch))).toBe(true)
        },
      ),
    )
  })
})

describe('cutEdgeOf', () => {
  it('draws a wave and a liner for every flute layer', () => {
    const board = boardOf('BC')
    if (!board) throw new Error('BC is a board')
    const { liners, waves } = cutEdgeOf({ length: 500, width: 300, height: 300 }, { scale: 1, board })
    expect([liners.match(/M/g)?.length, waves.match(/M/g)?.length]).toEqual([2, 2])
  })
})
