import { describe, expect, it } from 'vitest'
import { missingLines, sumQuantities } from './quantities'

const lines = [{ productId: 'a', quantity: '3' }]

describe('missingLines', () => {
  it.each([
    ['nothing arrived', {}, {}, ['3']],
    ['nothing arrived on top of what was there', { a: '5' }, { a: '5' }, ['3']],
    ['all arrived', { a: '5' }, { a: '8' }, []],
    ['more is there than was sent', { a: '5' }, { a: '20' }, []],
    ['a part arrived', { a: '5' }, { a: '6.5' }, ['1.5']],
    ['products were taken out in between', { a: '5' }, {}, ['3']],
  ])('when %s', (_, before, now, missing) => {
    expect(missingLines(lines, { before, now }).map((line) => line.quantity)).toEqual(missing)
  })

  it('knows a product by both spellings of its id', () => {
    const sent = [{ productId: '01tCN0001001180', quantity: '1' }]
    expect(missingLines(sent, { before: {}, now: { '01tCN0001001180YAA': '1' } })).toEqual([])
  })
})

describe('sumQuantities', () => {
  it('adds numbers and texts exactly', () => {
    const items = ['0.1', '0.2', 25].map((quantity) => ({ productId: 'a', quantity }))
    expect(sumQuantities(items)).toEqual({ a: '25.3' })
  })
})
