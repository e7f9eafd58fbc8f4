import { describe, expect, it } from 'vitest'
import { canOrder, startQuantity, toListedProduct } from './listed-product'

const unitPrice = { amount: '1.00', currencyCode: 'CHF' }
const today = '2026-11-20'

const product = (fields: Record<string, string>, purchaseQuantityRule: object | null = null) =>
  toListedProduct(
    { id: '01t', name: 'Karton', urlName: 'karton', fields, purchaseQuantityRule },
    { tiers: [{ from: 1, unitPrice }], today },
  )

describe('toListedProduct', () => {
  it('starts the first tier at the minimum', () => {
    expect(product({}, { minimum: 50, increment: 50, maximum: null }).tiers).toEqual([
      { from: 50, unitPrice },
    ])
  })

  it('expects a product without stock after its lead time', () => {
    expect(product({ Stock__c: '0', LeadDays__c: '1', Status__c: 'active' }).availableFrom).toBe('2026-11-23')
  })

  it.each(['made-to-order', 'discontinued'])('does not expect back a product that is %s', (status) => {
    expect(product({ Stock__c: '0', LeadDays__c: '10', Status__c: status })).not.toHaveProperty(
      'availableFrom',
    )
  })

  it.each([
    ['active', '5', '2026-11-27'],
    ['discontinued', '5', undefined],
    ['made-to-order', '5', undefined],
    ['active', '', undefined],
  ])('has the restock day of a product that is %s, after %j days: %s', (status, days, day) => {
    expect(product({ Stock__c: '40', RestockDays__c: days, Status__c: status }).moreFrom).toBe(day)
  })

  it('is plain JSON', () => {
    const listed = product({ Stock__c: '5' }, { minimum: null, increment: null, maximum: null })
    expect(JSON.parse(JSON.stringify(listed))).toEqual(listed)
    expect(Object.values(listed)).not.toContain(undefined)
  })
})

describe('canOrder', () => {
  it.each([
    ['in stock', { Stock__c: '1' }, true],
    ['out of stock', { Stock__c: '0' }, false],
    ['made to order', { Stock__c: '0', Status__c: 'made-to-order' }, true],
    ['with unknown stock', {}, true],
  ])('of a product %s', (_, fields, response) => {
    expect(canOrder(product(fields))).toBe(response)
  })

  it('is false without a price', () => {
    const source = { id: '01t', name: '', urlName: '', fields: { Stock__c: '9' }, purchaseQuantityRule: null }
    expect(canOrder(toListedProduct(source, { tiers: null, today }))).toBe(false)
  })
})

describe('startQuantity', () => {
  it.each([
    [{ PackUnit__c: '25' }, null, 25],
    [{ PackUnit__c: '36' }, { minimum: 144, increment: 36 }, 144],
    [{}, { minimum: 5, increment: 5 }, 5],
    [{ PackUnit__c: '20', Stock__c: '12', Status__c: 'discontinued' }, null, 12],
    [{ PackUnit__c: '20', Stock__c: '12' }, null, 12],
    [{ PackUnit__c: '20', Stock__c: '12' }, { minimum: 20, increment: 20 }, 20],
  ])('of %j with %j is %i', (fields, rule, quantity) => {
    expect(startQuantity(product(fields as Record<string, string>, rule))).toBe(quantity)
  })
})
