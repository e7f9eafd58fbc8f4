import { describe, expect, it } from 'vitest'
import { allowedQuantity, chooseGuestLines, joinGuestItems } from './guest-items'
import type { GuestCatalogue } from './guest-items'

const chf = (amount: string) => ({ amount, currencyCode: 'CHF' })
const product = {
  id: 'p1',
  name: 'Karton',
  urlName: 'karton',
  productClass: null,
  fields: { Name: 'Karton', StockKeepingUnit: '1001100' },
  defaultImage: null,
  mediaGroups: [],
  primaryProductCategoryPath: [],
  purchaseQuantityRule: { minimum: 20, increment: 20, maximum: null },
}
const price = {
  productId: 'p1',
  currencyCode: 'CHF',
  listPrice: chf('1.00'),
  unitPrice: chf('1.00'),
  tiers: [
    { from: 1, unitPrice: chf('1.00') },
    { from: 100, unitPrice: chf('0.67') },
  ],
}
const catalogue: GuestCatalogue = { requested: ['p1', 'p2'], products: [product], prices: [price] }
const join = (productId: string, quantity: string, from = catalogue) =>
  joinGuestItems([{ productId, quantity }], from)[0]

describe('joinGuestGoods', () => {
  it('takes the price of the tier that the quantity reaches', () => {
    expect(join('p1', '100')).toMatchObject({ kind: 'priced', unitPrice: chf('0.67'), net: chf('67.00') })
  })

  it('marks a product that the shop does not list as unsold, without an amount', () => {
    expect(join('p2', '5')).toEqual({ productId: 'p2', quantity: 5, kind: 'unsold', rule: null })
  })

  it('waits for a product that was not requested yet', () => {
    expect(join('p3', '5')?.kind).toBe('waiting')
  })

  it('keeps a product without a price out of the totals', () => {
    const item = join('p1', '20', { ...catalogue, prices: [{ ...price, tiers: null }] })
    expect(item).toMatchObject({ kind: 'unpriced' })
    expect(item).not.toHaveProperty('net')
  })

  it('keeps what exceeds a guest’s cart, without a price', () => {
    const many = Array.from({ length: 501 }, (_, index) => ({
      productId: index === 0 ? 'p1' : 'p2',
      quantity: '5',
    }))
    const beyond = joinGuestItems([...many.slice(1), { productId: 'p1', quantity: '20' }], catalogue).at(-1)
    expect(beyond).toMatchObject({ kind: 'excess', excess: 'line', attributes: { name: 'Karton' } })
    expect(beyond).not.toHaveProperty('net')
    expect(join('p1', '1000000')).toMatchObject({ kind: 'excess', excess: 'quantity', quantity: 1_000_000 })
    expect(join('p1', '999980')).toMatchObject({ kind: 'priced' })
  })

  it('rounds up to whole units', () => {
    expect(join('p1', '2.5')?.quantity).toBe(3)
  })
})

describe('allowedQuantity', () => {
  it.each([
    [15, { minimum: 20, increment: 20 }, 20],
    [40, { minimum: 20, increment: 20 }, 40],
    [7, null, 7],
  ])('of %d by the rule %o is %d', (quantity, rule, allowed) => {
    expect(allowedQuantity({ quantity, rule })).toBe(allowed)
  })

  it('stays below the largest quantity, and leaves what exceeds it', () => {
    const rule = { minimum: 20, increment: 20 }
    expect(allowedQuantity({ quantity: 999_990, rule })).toBe(999_980)
    expect(allowedQuantity({ quantity: 1_000_010, rule, excess: 'quantity' })).toBe(1_000_010)
  })
})

describe('chooseGuestLines', () => {
  const lines = Array.from({ length: 10_000 }, (_, index) => ({ productId: `p${index}`, quantity: '1' }))

  it.each([
    [0, 0, 0, 0],
    [500, 500, 500, 0],
    [501, 501, 500, 0],
    [550, 550, 500, 0],
    [551, 550, 500, 1],
    [10_000, 550, 500, 9_450],
  ])('of %i stored lines shows %i, requests prices of %i and hides %i', (count, visible, priced, hidden) => {
    const chosen = chooseGuestLines(lines.slice(0, count))
    expect([chosen.visible.length, chosen.priced.length, chosen.hidden]).toEqual([visible, priced, hidden])
    expect(chosen.visible.slice(0, priced)).toEqual(chosen.priced)
  })
})
