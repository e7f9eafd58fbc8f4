import { describe, expect, it } from 'vitest'
import { commonScale } from './common-scale'

const small = { length: 300, width: 200, height: 150 }

describe('commonScale', () => {
  it('is that of all lists while everything fits', () => {
    expect(commonScale([small, undefined])).toBe(0.098)
    expect(commonScale([])).toBe(0.098)
  })

  it.each([
    ['broad', { length: 1170, width: 770, height: 600 }],
    ['tall', { length: 600, width: 500, height: 1350 }],
  ])('shrinks for a %s article', (_, size) => {
    const scale = commonScale([small, size])
    expect((size.length + size.width) * scale * Math.cos(Math.PI / 6)).toBeLessThanOrEqual(104.01)
    expect(((size.length + size.width) / 2 + size.height) * scale).toBeLessThanOrEqual(118.01)
  })
})
