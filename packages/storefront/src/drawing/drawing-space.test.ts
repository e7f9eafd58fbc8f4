import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DrawingContent } from './drawing-content'
import { spaceOf } from './drawing-space'
import { draw } from './shapes/draw'

const mm = fc.integer({ min: 60, max: 1200 })
const size = fc.record({ length: mm, width: mm, height: mm })
const scale = fc.double({ min: 0.06, max: 0.5, noNaN: true })

/** How much larger or smaller the drawing is than its space, in px. */
function difference(content: DrawingContent): number {
  const [, , width = 0, height = 0] = draw(content).viewBox.split(' ').map(Number)
  const space = spaceOf(content)
  return Math.max(Math.abs(space[0] - width), Math.abs(space[1] - height))
}

describe('spaceOf', () => {
  it('is the size of the drawing for boxes, packed boxes and flutes', () => {
    fc.assert(
      fc.property(size, scale, (box, px) => {
        expect(difference({ kind: 'box', ...box, scale: px })).toBeLessThan(0.7)
        expect(difference({ kind: 'goods', attributes: box, scale: px })).toBeLessThan(0.7)
        expect(difference({ kind: 'goods-in-box', box, goods: box, scale: px })).toBeLessThan(0.7)
      }),
    )
    expect(difference({ kind: 'flute-section', flute: 'BC', scale: 5 })).toBeLessThan(0.7)
  })

  it('is the maximum size of fitted drawings, and that of an emblem for products without a size', () => {
    expect(spaceOf({ kind: 'category', category: 'tape', fit: { width: 230, height: 164 } })).toEqual([
      230, 164,
    ])
    expect(spaceOf({ kind: 'goods', attributes: { kind: 'tape' } })).toEqual([46, 46])
  })
})
