import { describe, expect, it } from 'vitest'
import { listScale } from '../../drawing/scale'
import { choosePictureScale } from './product-picture'

const small = { innerSize: { length: 200, width: 150, height: 90 } }
const huge = { innerSize: { length: 1200, width: 800, height: 700 } }

describe('choosePictureScale', () => {
  it('is the usual scale for products that fit', () => {
    expect(choosePictureScale([small, {}])).toBe(listScale.thumbnail)
  })

  it('is one smaller scale for the whole list where the biggest product does not fit', () => {
    const scale = choosePictureScale([small, huge])
    expect(scale).toBeLessThan(listScale.thumbnail)
    expect((1200 + 800) * Math.cos(Math.PI / 6) * scale).toBeLessThanOrEqual(76)
  })
})
