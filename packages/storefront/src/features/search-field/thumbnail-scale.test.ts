import { describe, expect, it } from 'vitest'
import { thumbnailScale } from './thumbnail-scale'

const small = { length: 100, width: 100, height: 50 }
const large = { length: 1180, width: 580, height: 560 }

describe('thumbnailScale', () => {
  it('lets the largest article fill 40 px, whatever stands beside it', () => {
    const scale = thumbnailScale([small, undefined, large])
    expect(((large.length + large.width) / 2 + large.height) * scale).toBeLessThanOrEqual(40)
    expect((large.length + large.width) * scale * Math.cos(Math.PI / 6)).toBeCloseTo(40)
  })

  it.each([[[]], [[undefined]], [[small]]])(
    'is that of all thumbnails where there is room, for %j',
    (sizes) => {
      expect(thumbnailScale(sizes)).toBe(0.13)
    },
  )
})
