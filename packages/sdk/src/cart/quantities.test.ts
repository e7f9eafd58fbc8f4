import { describe, expect, it } from 'vitest'
import { addQuantities, productKey, sumQuantities } from './quantities'

describe('sumQuantities', () => {
  it('adds numbers and texts exactly', () => {
    const items = ['0.1', '0.2', 25].map((quantity) => ({ productId: 'a', quantity }))
    expect(sumQuantities(items)).toEqual({ a: '25.3' })
  })

  it.each(['constructor', '__proto__', 'toString'])(
    'counts a product named %s like any other',
    (productId) => {
      const sums = sumQuantities([{ productId, quantity: 2 }])
      expect(sums[productId]).toBe('2')
      expect(sumQuantities([])[productId]).toBeUndefined()
    },
  )

  it('recognises a product by both spellings of its id', () => {
    const productIds = ['01tCN0001001180', '01tCN0001001180YAA']
    expect(sumQuantities(productIds.map((productId) => ({ productId, quantity: 1 })))).toEqual({
      '01tCN0001001180YAA': '2',
    })
  })
})

describe('addQuantities', () => {
  it.each([
    ['', '2.50', '2.5'],
    ['0.1', '0.2', '0.3'],
    ['7', 'nonsense', '7'],
  ])('adds %j and %j to %s', (a, b, sum) => {
    expect(addQuantities(a, b)).toBe(sum)
  })
})

describe('productKey', () => {
  it('leaves anything but a record id unchanged', () => {
    expect(['a', '01tCN-001001180', ''].map(productKey)).toEqual(['a', '01tCN-001001180', ''])
  })
})
