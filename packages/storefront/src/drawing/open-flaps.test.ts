import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openBoxExtent } from './open-flaps'
import { goodsInBox } from './shapes/goods-in-box'
import { sceneBounds } from './shapes/scene'

const mm = fc.integer({ min: 20, max: 2000 })

describe('openBoxExtent', () => {
  it('is that of the drawn box, whatever goods are in it', () => {
    fc.assert(
      fc.property(
        mm,
        mm,
        mm,
        fc.double({ min: 0.1, max: 1, noNaN: true }),
        (length, width, height, share) => {
          const box = { length, width, height }
          const goods = { length: length * share, width: width * share, height: height * share }
          const { left, right, top, bottom } = sceneBounds(goodsInBox(box, goods)(1))
          const { across, down } = openBoxExtent(box)
          expect(across).toBeCloseTo(right - left)
          expect(down).toBeCloseTo(bottom - top)
        },
      ),
    )
  })
})
