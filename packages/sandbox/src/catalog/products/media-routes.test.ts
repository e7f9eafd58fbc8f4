import { describe, expect, it } from 'vitest'
import { drawProduct } from './media-routes'

/** All coordinates of a picture's paths. */
const coordinates = (svg: string): readonly number[] =>
  [...svg.matchAll(/ d='([^']*)'/g)].flatMap(([, path = '']) => (path.match(/-?\d+\.\d/g) ?? []).map(Number))

describe('drawProduct', () => {
  it.each(['boxes', 'boxes-fold', 'boxes-ship-letter', 'boxes-special', 'boxes-special-long', 'present'])(
    'draws %s within its square',
    (hint) => {
      const drawn = coordinates(drawProduct(hint))
      expect(Math.min(...drawn)).toBeGreaterThanOrEqual(19.9)
      expect(Math.max(...drawn)).toBeLessThanOrEqual(180.1)
      expect(Math.max(...drawn) - Math.min(...drawn)).toBeGreaterThan(150)
    },
  )

  it('draws different kinds of cartons differently, and an unknown kind as a carton', () => {
    const kinds = ['boxes', 'boxes-fold', 'boxes-ship', 'boxes-special', 'mailers', 'tape', 'label']
    expect(new Set(kinds.map(drawProduct)).size).toBe(kinds.length)
    expect(drawProduct('nobody-knows')).toBe(drawProduct('boxes-fold'))
  })

  it('contains nothing that could run', () => {
    expect(drawProduct('boxes')).not.toMatch(/script|on\w+=|href|style/)
  })
})
