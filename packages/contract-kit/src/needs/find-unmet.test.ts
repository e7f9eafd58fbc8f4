import { allCalls } from '@cartonnage/sdk/contract'
import { describe, expect, it } from 'vitest'
import { findUnlisted, findUnmet } from './find-unmet'
import { buyerNeeds } from './buyer-needs'
import { cartNeeds } from './cart-needs'
import { catalogNeeds } from './catalog-needs'

const prices = { unitPrice: '3.00', pricebookEntryId: '01u', success: true }
const product = { id: '01t', name: 'Box', fields: { Name: { value: 'Box' } }, prices }
const found = (...products: readonly object[]) => ({
  productsPage: { total: 2, currencyIsoCode: 'CHF', products },
})
const without = (record: object, ...names: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)))

describe('findUnmet', () => {
  it.each<readonly [string, string, unknown]>([
    ['a search with everything', 'catalog.search', found(product)],
    ['a search without a hit', 'catalog.search', { productsPage: { total: 0, products: [] } }],
    ['a total of zero', 'catalog.search', { productsPage: { total: 0, products: [] } }],
    [
      'a name among the fields',
      'catalog.search',
      found({ ...without(product, 'name'), fields: { Name: { value: 'Box' } } }),
    ],
    ['a product that is not for this buyer', 'catalog.search', found({ ...product, prices: null })],
    [
      'a price that failed',
      'catalog.search',
      found({ ...product, prices: { success: false, error: { errorCode: 'ITEM_NOT_FOUND' } } }),
    ],
    [
      'a product without a price',
      'catalog.getPrice',
      { unitPrice: null, pricebookEntryId: null, priceAdjustment: null },
    ],
    [
      'a price without list price and tiers',
      'catalog.getPrice',
      { ...prices, currencyIsoCode: 'CHF', priceAdjustment: null },
    ],
    [
      'a price that is only in an entry',
      'catalog.getPrice',
      { pricebookEntryId: '01u', currencyIsoCode: 'CHF', productPriceEntries: [{ unitPrice: '3.00' }] },
    ],
    ['a product that is not sold here', 'catalog.listProducts', { products: [{ id: 'a', success: false }] }],
    ['a guest', 'context.getSession', { guestUser: true, accountId: null }],
    ['a menu that is not JSON', 'navigation.getCategories', '[{ cut off'],
    ['a call without needs', 'cart.delete', null],
  ])('accepts %s', (_, call, response) => {
    expect(findUnmet(call, response)).toEqual([])
  })

  it.each<readonly [string, string, unknown, object]>([
    [
      'the total of a search',
      'catalog.search',
      { productsPage: { products: [] } },
      { path: 'productsPage.total', expected: 'a value', seen: 'nothing' },
    ],
    [
      'names, once for all entries',
      'catalog.search',
      found(product, without({ ...product, fields: {} }, 'name'), { ...product, name: '', fields: {} }),
      {
        path: 'productsPage.products[].name',
        expected: 'a value here or in fields.Name',
        seen: 'null or nothing in 2 of 3',
      },
    ],
    [
      'prices',
      'catalog.search',
      found(without(product, 'prices')),
      { path: 'productsPage.products[].prices', expected: 'a value or null', seen: 'nothing' },
    ],
    [
      'the price of a priced product',
      'catalog.search',
      found({ ...product, prices: { ...prices, unitPrice: null } }),
      {
        path: 'productsPage.products[].prices.unitPrice',
        expected: 'a value',
        seen: 'null or nothing',
      },
    ],
    [
      'the value of a field',
      'catalog.search',
      found({ ...product, fields: { Name: {} } }),
      {
        path: 'productsPage.products[].fields{}.value',
        expected: 'a value or null here or in text',
        seen: 'nothing',
      },
    ],
    [
      'the price of a tier',
      'catalog.getPrice',
      {
        ...prices,
        currencyIsoCode: 'CHF',
        priceAdjustment: { priceAdjustmentTiers: [{ lowerBound: '100' }] },
      },
      {
        path: 'priceAdjustment.priceAdjustmentTiers[].tierUnitPrice',
        expected: 'a value',
        seen: 'nothing',
      },
    ],
    [
      'the account of a buyer',
      'context.getSession',
      { guestUser: false, userId: '005', accountId: null },
      { path: 'accountId', expected: 'a value', seen: 'null or nothing' },
    ],
    [
      'the price of a line, inside its wrapper',
      'cart.listItems',
      {
        cartItems: [{ cartItem: { name: 'Box', currencyIsoCode: 'CHF', totalPrice: '1' } }],
        cartSummary: null,
      },
      { path: 'cartItems[].salesPrice', expected: 'a value', seen: 'nothing' },
    ],
    [
      'titles on the third level of the menu',
      'navigation.getCategories',
      JSON.stringify([
        { title: 'A', url: '/', children: [{ title: 'B', id: 'b', children: [{ id: 'c' }] }] },
      ]),
      { path: '[].children[].children[].title', expected: 'a value', seen: 'nothing' },
    ],
  ])('minds %s', (_, call, response, drift) => {
    expect(findUnmet(call, response)).toContainEqual(drift)
  })
})

describe('findUnlisted', () => {
  it('lists the product fields that no product has', () => {
    const requested = ['Name', 'Flute__c', 'Wall__c']
    const response = found({ ...product, fields: { Name: 'a' } }, { ...product, fields: { Flute__c: null } })
    expect(findUnlisted('catalog.search', response, requested)).toEqual([
      'productsPage.products[].fields.Wall__c',
    ])
  })

  it('lists nothing for a search without a hit', () => {
    expect(findUnlisted('catalog.search', found(), ['Name'])).toEqual([])
  })

  it('lists the columns that no record has a field for', () => {
    const response = {
      info: { displayColumns: [{ fieldApiName: 'Name' }, { fieldApiName: 'Total' }] },
      records: { records: [{ fields: { Name: { value: 'a', displayValue: null } } }] },
    }
    expect(findUnlisted('recordLists.get', response, ['Flute__c'])).toEqual([
      'records.records[].fields.Total',
    ])
  })
})

describe('the needs', () => {
  it('belong to documented calls', () => {
    const existing = new Set(allCalls.map(({ id }) => id))
    const named = [catalogNeeds, cartNeeds, buyerNeeds].flatMap((needs) => Object.keys(needs))
    expect(named.filter((id) => !existing.has(id))).toEqual([])
    expect(new Set(named).size).toBe(named.length)
  })
})
