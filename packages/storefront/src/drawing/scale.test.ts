import { describe, expect, it } from 'vitest'
import { listScale, sharedScale } from './scale'

const small = { length: 100, width: 100, height: 50 }
const fit = { width: 104, height: 118 }

describe('sharedScale', () => {
  it.each([[[]], [[undefined]], [[small]]])('is the usual one while everything fits, for %j', (sizes) => {
    expect(sharedScale(sizes, { usual: listScale.category, fit })).toBe(0.098)
  })

  it.each([
    ['broad', { length: 1170, width: 770, height: 600 }],
    ['tall', { length: 600, width: 500, height: 1350 }],
  ])('shrinks until a %s product just fits', (_, size) => {
    const scale = sharedScale([small, undefined, size], { usual: listScale.category, fit })
    const across = (size.length + size.width) * scale * Math.cos(Math.PI / 6)
    const down = ((size.length + size.width) / 2 + size.height) * scale
    expect(Math.max(across / fit.width, down / fit.height)).toBeCloseTo(1)
  })
})
