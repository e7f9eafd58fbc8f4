import { describe, expect, it } from 'vitest'
import { goodsScale } from './goods-scale'
import { blockExtent } from './scale'

const options = { usual: 0.4, fit: { width: 110, height: 110 } }
const small = { innerSize: { length: 100, width: 100, height: 100 } }
const pallet = { innerSize: { length: 1170, width: 770, height: 600 } }
const tape = { roll: { diameter: 110, width: 50, core: 76 } }
const film = { roll: { diameter: 140, width: 500, core: 50 } }

describe('goodsScale', () => {
  it.each([
    ['boxes by the largest of them', [small, pallet]],
    ['a box and a roll by the larger', [small, film]],
  ])('draws %s', (_name, goods) => {
    const scale = goodsScale(goods, options)
    const extents = goods.map((one) =>
      blockExtent('innerSize' in one ? one.innerSize : { length: 140, width: 140, height: 500 }),
    )
    for (const { across, down } of extents) {
      expect(across * scale).toBeLessThanOrEqual(110.01)
      expect(down * scale).toBeLessThanOrEqual(110.01)
    }
  })

  it('draws small boxes no larger than usual, and rolls as large as there is room', () => {
    expect(goodsScale([small], options)).toBe(0.4)
    expect(goodsScale([tape], options)).toBeGreaterThan(0.7)
    expect(goodsScale([tape, film], options)).toBeLessThan(0.3)
  })
})
