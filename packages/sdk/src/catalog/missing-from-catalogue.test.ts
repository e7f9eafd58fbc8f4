import { describe, expect, it } from 'vitest'
import { missingFromCatalogue } from './missing-from-catalogue'

const catalogue = { requested: ['p1', 'p2'], pricesRequested: ['p1'], products: [], prices: [] }

describe('missingFromCatalogue', () => {
  const lines = Array.from({ length: 10_000 }, (_, index) => ({ productId: `q${index}`, quantity: '1' }))

  it.each([
    [0, 0, 0],
    [500, 500, 500],
    [501, 501, 500],
    [551, 550, 500],
    [10_000, 550, 500],
  ])('of %i lines has %i products and %i prices', (count, products, prices) => {
    const { requested, pricesRequested } = missingFromCatalogue(lines.slice(0, count), catalogue)
    expect([requested.length, pricesRequested.length]).toEqual([products, prices])
  })

  it('leaves out what was requested, and names each product once', () => {
    const some = ['p1', 'p2', 'p3', 'p3'].map((productId) => ({ productId, quantity: '1' }))
    expect(missingFromCatalogue(some, catalogue)).toEqual({
      requested: ['p3'],
      pricesRequested: ['p2', 'p3'],
    })
  })
})
