import { describe, expect, it } from 'vitest'
import type { GuestCatalogue } from '../guest-cart/guest-catalogue-key'
import { joinGuestItems } from './join-guest-items'

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
const catalogue: GuestCatalogue = {
  requested: ['p1', 'p2'],
  pricesRequested: ['p1'],
  products: [product],
  prices: [price],
}
const join = (productId: string, quantity: string, from = catalogue) =>
  joinGuestItems([{ productId, quantity }], from)[0]

describe('joinGuestItems', () => {
  it('takes the price of the tier that the quantity reaches', () => {
    expect(join('p1', '100')).toMatchObject({
      ...{ kind: 'priced', unitPrice: chf('0.67'), net: chf('67.00') },
      tiers: price.tiers,
    })
  })

  it('finds a product by either spelling of its id', () => {
    const [short, long] = ['01tCN0001001180', '01tCN0001001180YAA']
    const of = (id: string) => ({
      ...catalogue,
      pricesRequested: [short, long],
      products: [{ ...product, id }],
      prices: [{ ...price, productId: id }],
    })
    expect(join(short, '20', of(long))?.kind).toBe('priced')
    expect(join(long, '20', of(short))?.kind).toBe('priced')
  })

  it('marks a product that the shop does not list as unsold, without an amount', () => {
    expect(join('p2', '5')).toEqual({ productId: 'p2', quantity: 5, kind: 'unsold' })
  })

  it('waits for a product or a price that was not requested yet', () => {
    expect(join('p3', '5')).toEqual({ productId: 'p3', quantity: 5, kind: 'waiting' })
    expect(join('p1', '5', { ...catalogue, pricesRequested: [] })).toMatchObject({ kind: 'waiting', product })
  })

  it('keeps a product without a price out of the totals', () => {
    const item = join('p1', '20', { ...catalogue, prices: [{ ...price, tiers: null }] })
    expect(item).toMatchObject({ kind: 'unpriced' })
    expect(item).not.toHaveProperty('net')
  })

  it('keeps what exceeds a guest’s cart, without a price', () => {
    const many = Array.from({ length: 500 }, () => ({ productId: 'p2', quantity: '5' }))
    const beyond = joinGuestItems([...many, { productId: 'p1', quantity: '20' }], catalogue).at(-1)
    expect(beyond).toMatchObject({ kind: 'excess', excess: 'line', product: { name: 'Karton' } })
    expect(beyond).not.toHaveProperty('net')
    expect(join('p1', '1000000')).toMatchObject({ kind: 'excess', excess: 'quantity', quantity: 1_000_000 })
    expect(join('p1', '999980')).toMatchObject({ kind: 'priced' })
  })

  it('does not wait for what is too far beyond to be requested', () => {
    const many = Array.from({ length: 551 }, (_, index) => ({ productId: `q${index}`, quantity: '1' }))
    const kinds = joinGuestItems(many, catalogue).map(({ kind }) => kind)
    expect([kinds[499], kinds[549], kinds[550]]).toEqual(['waiting', 'waiting', 'excess'])
  })

  it('rounds up to whole units', () => {
    expect(join('p1', '2.5')?.quantity).toBe(3)
  })
})
