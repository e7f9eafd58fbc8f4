import { describe, expect, it } from 'vitest'
import { planReorder, priceChange, type ReorderLine } from './reorder-plan'
import { francs, item, product } from './reorder.fixture'

const plan = (quantity: number, more = {}, today = {}) =>
  planReorder([item('a', quantity)], { products: [product('a', more)], ...today })[0]

describe('planReorder', () => {
  it.each([
    ['the ordered quantity at its price of today', 25, {}, {}, { quantity: 25, unitPrice: francs('1.10') }],
    ['the price of a higher quantity', 100, {}, {}, { quantity: 100, unitPrice: francs('0.90') }],
    [
      'the price of what the cart will have',
      40,
      {},
      { inCart: [{ productId: 'a', quantity: 60 }] },
      { quantity: 40, inCart: 60, unitPrice: francs('0.90') },
    ],
    [
      'a quantity raised to the step',
      15,
      { rule: { minimum: 10, increment: 10 } },
      {},
      { quantity: 20, change: { kind: 'raised', from: 15, to: 20 } },
    ],
    [
      'a quantity raised to the minimum',
      3,
      { rule: { minimum: 10 } },
      {},
      { quantity: 10, change: { kind: 'raised', from: 3, to: 10 } },
    ],
    [
      'no minimum beside what the cart has',
      3,
      { rule: { minimum: 10 } },
      { inCart: [{ productId: 'a', quantity: 10 }] },
      { quantity: 3 },
    ],
    [
      'a quantity lowered to the maximum',
      50,
      { rule: { maximum: 30 } },
      { inCart: [{ productId: 'a', quantity: 10 }] },
      { quantity: 20, change: { kind: 'lowered', from: 50, to: 20 } },
    ],
    [
      'nothing where the cart has the maximum',
      50,
      { rule: { maximum: 30 } },
      { inCart: [{ productId: 'a', quantity: 30 }] },
      { quantity: 0, obstacle: 'maximum' },
    ],
    [
      'all of what is short, with the day of the rest',
      50,
      { stock: { inStock: 30, moreFrom: '2026-12-14' } },
      {},
      { quantity: 50, shortage: { inStock: 30, rest: 20, largestQuantity: 30, restFrom: '2026-12-14' } },
    ],
    [
      'what is in stock where nobody knows when more comes',
      50,
      { stock: { inStock: 30 } },
      {},
      {
        quantity: 30,
        change: { kind: 'lowered', from: 50, to: 30 },
        shortage: { inStock: 30, rest: 20, largestQuantity: 30 },
      },
    ],
    [
      'what the cart leaves of the last stock',
      50,
      { stock: { inStock: 30, moreFrom: '2026-12-14' }, isLastStock: true },
      { inCart: [{ productId: 'a', quantity: 10 }] },
      { quantity: 20, change: { kind: 'lowered', from: 50, to: 20 } },
    ],
    [
      'nothing of what is out of stock',
      50,
      { stock: { inStock: 0 } },
      {},
      { quantity: 0, obstacle: 'no-stock' },
    ],
    [
      'all of what is made to order',
      50,
      { stock: { inStock: 0, isMadeToOrder: true } },
      {},
      { quantity: 50 },
    ],
    ['all where the stock is unknown', 50, { stock: {} }, {}, { quantity: 50 }],
    ['nothing without a price', 50, { tiers: [] }, {}, { quantity: 0, obstacle: 'no-price' }],
    [
      'nothing of a product that ran out for good',
      50,
      { stock: { inStock: 0 }, isLastStock: true },
      {},
      { quantity: 0, obstacle: 'gone' },
    ],
    ['an entered quantity', 50, {}, { entered: { a: 7 } }, { quantity: 7 }],
    [
      'an entered quantity raised to the step',
      50,
      { rule: { increment: 10 } },
      { entered: { a: 7 } },
      { quantity: 10, change: { kind: 'raised', from: 7, to: 10 } },
    ],
    [
      'from which quantity the one in the field was raised',
      15,
      { rule: { increment: 10 } },
      { entered: { a: 20 } },
      { quantity: 20, change: { kind: 'raised', from: 15, to: 20 } },
    ],
  ])('plans %s', (_, quantity, more, today, expected) => {
    const line = plan(quantity, more, today)
    expect(line).toMatchObject({ ordered: quantity, ...expected })
    const { change, obstacle } = expected as Partial<ReorderLine>
    expect({ change: line?.change, obstacle: line?.obstacle }).toEqual({ change, obstacle })
  })

  it('sums the deliveries of a product, in the order of the items, and keeps an item without a product', () => {
    const items = [item('a', 10), item(null, 5), item('b', 1), item('a', '30.0'), item(null, 2)]
    const lines = planReorder(items, { products: [product('a')] })
    expect(lines.map(({ id, ordered, obstacle }) => [id, ordered, obstacle])).toEqual([
      ['a', 40, undefined],
      ['item-2', 5, 'gone'],
      ['b', 1, 'gone'],
      ['item-5', 2, 'gone'],
    ])
    expect(lines[0]).toMatchObject({ orderedPrice: francs('1.00'), orderedAmount: francs('40.00') })
  })

  it('finds a product by either length of its id', () => {
    const lines = planReorder([item('01tCN0001001180', 5)], { products: [product('01tCN0001001180YAA')] })
    expect(lines).toMatchObject([{ id: '01tCN0001001180', quantity: 5 }])
  })

  it.each([
    [null, 1],
    ['many', 1],
    [0, 1],
    ['2.5', 3],
    ['99999999', 999_999],
  ])('reads the ordered quantity %j as %d', (quantity, ordered) => {
    expect(planReorder([item('a', quantity)], { products: [product('a')] })).toMatchObject([{ ordered }])
  })

  const gone = { stock: { inStock: 0 }, isLastStock: true }

  it('offers the successor of what is gone, in a quantity that it is sold in', () => {
    const [line] = planReorder([item('a', 15)], {
      products: [product('a', { ...gone, successorId: 'b' }), product('b', { rule: { increment: 10 } })],
    })
    expect(line).toMatchObject({
      obstacle: 'gone',
      successor: { productId: 'b', name: null, quantity: 20, change: { kind: 'raised', from: 15, to: 20 } },
    })
  })

  it('passes over a successor that is gone as well, and ends where successors name each other', () => {
    const items = [item('a', 15)]
    const [a, b] = [product('a', { ...gone, successorId: 'b' }), product('b', { ...gone, successorId: 'c' })]
    expect(planReorder(items, { products: [a, b, product('c')] })[0]?.successor?.productId).toBe('c')
    const circle = product('b', { ...gone, successorId: 'a' })
    expect(planReorder(items, { products: [a, circle] })[0]?.successor).toBeUndefined()
  })

  it('refuses an entered quantity that is no whole number above 0', () => {
    expect(() => plan(1, {}, { entered: { a: 0 } })).toThrow(
      expect.objectContaining({ code: 'INVALID_QUANTITY' }),
    )
  })
})

describe('priceChange', () => {
  it.each([
    ['1.00', '1.045', '0.045'],
    ['1.00', '0.88', '-0.12'],
    ['1.00', '1.00001', '0.001'],
    ['1.00', '0.99999', '-0.001'],
    ['1.00', '1.00', undefined],
    ['0', '1.00', undefined],
  ])('from %s to %s is %s', (before, now, expected) => {
    expect(priceChange(francs(before), francs(now))).toBe(expected)
  })

  it('compares nothing without a price or across currencies', () => {
    expect(priceChange(null, francs('1'))).toBeUndefined()
    expect(priceChange(francs('1'), undefined)).toBeUndefined()
    expect(priceChange(francs('1'), { amount: '2', currencyCode: 'EUR' })).toBeUndefined()
  })
})
