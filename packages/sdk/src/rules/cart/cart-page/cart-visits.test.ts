import { describe, expect, it } from 'vitest'
import { cartLineChanges, continueVisits } from './cart-visits'
import type { SeenLine } from './cart-visits'

const hours = 60 * 60 * 1000
const chf = (amount: string) => ({ amount, currencyCode: 'CHF' })
const line = (changed: Partial<SeenLine> = {}): SeenLine => ({
  ...{ productId: '01tCN0001001180', quantity: 60, unitPrice: chf('0.72'), inStock: 320 },
  ...changed,
})
const seen = (seenAt: number, ...lines: readonly SeenLine[]) => ({ shopper: 'guest', seenAt, lines })
const first = continueVisits(null, seen(0, line()))

describe('continueVisits', () => {
  it('has no earlier visit at the first', () => {
    expect(first).toEqual({ shopper: 'guest', present: { seenAt: 0, lines: [line()] }, previous: null })
  })

  it('goes on while the cart is seen within 12 hours, and starts anew after them', () => {
    const later = continueVisits(first, seen(11 * hours, line({ quantity: 40 })))
    expect(later.previous).toBeNull()
    const muchLater = continueVisits(later, seen(22 * hours, line()))
    expect(muchLater.previous).toBeNull()
    const next = continueVisits(muchLater, seen(34 * hours, line({ quantity: 80 })))
    expect(next.previous).toEqual({ seenAt: 22 * hours, lines: [line()] })
    expect(continueVisits(next, seen(35 * hours)).previous).toEqual(next.previous)
  })

  it('compares nobody’s cart with another’s', () => {
    const buyer = continueVisits(first, { ...seen(20 * hours, line()), shopper: '005A' })
    expect([buyer.shopper, buyer.previous]).toEqual(['005A', null])
  })

  it('survives a clock that was set back', () => {
    expect(continueVisits(first, seen(-hours, line())).previous).toBeNull()
  })
})

describe('cartLineChanges', () => {
  const changes = (before: Partial<SeenLine>, now: Partial<SeenLine>) => {
    const earlier = continueVisits(null, seen(0, line(before)))
    return cartLineChanges(continueVisits(earlier, seen(24 * hours, line(now))))
  }
  const price = { from: chf('0.72'), to: chf('0.75') }

  it.each<[string, Partial<SeenLine>, Partial<SeenLine>, object | undefined]>([
    ['nothing where all is as it was', {}, {}, undefined],
    ['another price', {}, { unitPrice: chf('0.75') }, { price }],
    ['the same price in other digits as the same', {}, { unitPrice: chf('0.7200') }, undefined],
    ['no price at another quantity', {}, { quantity: 61, unitPrice: chf('0.75') }, undefined],
    ['no price that is unknown', {}, { unitPrice: null }, undefined],
    ['no price that was unknown', { unitPrice: null }, {}, undefined],
    ['no price in another currency', {}, { unitPrice: { amount: '0.75', currencyCode: 'EUR' } }, undefined],
    ['that it is sold out', {}, { inStock: 0 }, { stock: 'sold-out' }],
    ['that there is less than needed', {}, { inStock: 59 }, { stock: 'short' }],
    ['nothing while there is enough', {}, { inStock: 60 }, undefined],
    ['nothing where there was not enough before', { inStock: 50 }, { inStock: 0 }, undefined],
    ['nothing where the shopper needs more than there was', {}, { quantity: 400 }, undefined],
    [
      'less than the shopper needs now',
      { inStock: 500 },
      { quantity: 400, inStock: 320 },
      { stock: 'short' },
    ],
    ['nothing of a stock that is unknown', {}, { inStock: null }, undefined],
    ['both', {}, { unitPrice: chf('0.75'), inStock: 0 }, { price, stock: 'sold-out' }],
    [
      'a product by either spelling of its id',
      {},
      { productId: '01tCN0001001180YAA', inStock: 0 },
      { stock: 'sold-out' },
    ],
  ])('finds %s', (_, before, now, change) => {
    const productId = now.productId ?? line().productId
    expect(changes(before, now)).toEqual(change === undefined ? [] : [{ productId, ...change }])
  })

  it('finds nothing at a first visit, and of a line that is new', () => {
    expect(cartLineChanges(first)).toEqual([])
    const next = continueVisits(continueVisits(null, seen(0)), seen(24 * hours, line()))
    expect(cartLineChanges(next)).toEqual([])
  })
})
