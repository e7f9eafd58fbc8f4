import { describe, expect, it } from 'vitest'
import { canOrder, startQuantity, toListedProduct } from './listed-product'

const unitPrice = { amount: '1.00', currencyCode: 'CHF' }

const product = (fields: Record<string, string>, purchaseQuantityRule: object | null = null) =>
  toListedProduct({ id: '01t', name: 'Karton', urlName: 'karton', fields, purchaseQuantityRule }, [
    { from: 1, unitPrice },
  ])

describe('toListedProduct', () => {
  it('starts the first tier at the minimum', () => {
    expect(product({}, { minimum: 50, increment: 50, maximum: null }).tiers).toEqual([
      { from: 50, unitPrice },
    ])
  })

  it.each([
    ['a day', '2026-12-11', '2026-12-11'],
    ['a moment', '2026-12-11T00:00:00.000Z', '2026-12-11'],
    ['nothing', '', undefined],
    ['something else', '15', undefined],
  ])('knows when more arrives from %s', (_, sent, day) => {
    expect(product({ Stock__c: '40', NextSupplyDate__c: sent }).attributes.nextSupply).toBe(day)
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
    ['out of stock until a known day', { Stock__c: '0', NextSupplyDate__c: '2026-12-11' }, true],
    ['made to order', { Stock__c: '0', Status__c: 'made-to-order' }, true],
    ['with unknown stock', {}, true],
  ])('of a product %s', (_, fields, response) => {
    expect(canOrder(product(fields))).toBe(response)
  })

  it('is false without a price', () => {
    const source = { id: '01t', name: '', urlName: '', fields: { Stock__c: '9' }, purchaseQuantityRule: null }
    expect(canOrder(toListedProduct(source, null))).toBe(false)
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
