import { describe, expect, it } from 'vitest'
import { errorOf, openShop, productId } from '../../fixtures/shopper.fixture'
import {
  approvedId,
  approvedLineIds,
  openQuotes,
  readQuote,
  refusalOf,
  textsOf,
  waitingId,
  type QuoteBody,
} from './quote.fixture'

const wish = { additionalFields: { ExpirationDate: '2026-12-18' }, comments: 'Bitte in Weiss.' }
const custom = productId('2000480')

const listOf = ({ body }: { body: unknown }) =>
  body as {
    readonly count: number
    readonly quotes: readonly QuoteBody[]
    readonly nextPageToken: string | null
  }

describe('the list of quotes', () => {
  it('has those of the account in this shop, the newest first', async () => {
    const { quotes } = listOf(await openQuotes().as('reto').get('quotes'))
    expect(quotes.map(({ quoteNumber, status }) => [quoteNumber, status])).toEqual([
      ['A-2026-0124', 'Needs Review'],
      ['A-2026-0123', 'Approved'],
      ['A-2026-0121', 'Presented'],
      ['A-2026-0084', 'Approved'],
    ])
    const names = ['TotalPrice', 'Tax', 'GrandTotal', 'ExpirationDate', 'CurrencyIsoCode', 'Status']
    expect(textsOf(quotes[1]?.fields ?? {}, ...names)).toEqual([
      '716.50',
      '58.04',
      '774.54',
      '2029-12-31',
      'CHF',
      'Approved',
    ])
    expect(textsOf(quotes[0]?.fields ?? {}, 'TotalPrice', 'GrandTotal')).toEqual([null, null])
  })

  it('comes in pages, the oldest first on request', async () => {
    const reto = openQuotes().as('reto')
    const first = listOf(await reto.get('quotes?pageSize=3&sortParam=CreatedDateAsc'))
    expect([first.count, first.quotes[0]?.quoteNumber, first.nextPageToken]).toEqual([3, 'A-2026-0084', '3'])
    const second = listOf(await reto.get('quotes?pageSize=3&pageToken=3&sortParam=CreatedDateAsc'))
    expect([second.count, second.nextPageToken]).toEqual([1, null])
  })

  it('is narrowed by when they were made: from a moment on, and before one', async () => {
    const reto = openQuotes().as('reto')
    const between = 'earliestDate=2026-11-17T08:00:00.000Z&latestDate=2026-11-19T08:00:00.000Z'
    const { quotes } = listOf(await reto.get(`quotes?${between}`))
    expect(quotes.map(({ quoteNumber }) => quoteNumber)).toEqual(['A-2026-0123'])
  })

  it('has the fields that are named, and always the currency', async () => {
    const { quotes } = listOf(
      await openQuotes().as('reto').get('quotes?fields=Quote.Name,QuoteLineItem.Quantity'),
    )
    expect(Object.keys(quotes[0]?.fields ?? {})).toEqual([
      'Quote.Name',
      'CurrencyIsoCode',
      'OrderReferenceNumber__c',
    ])
  })

  it.each([
    'pageSize=0',
    'pageSize=201',
    'pageToken=x',
    'sortParam=Name',
    'earliestDate=2026-11-17',
    'latestDate=soon',
    'fields=Secret',
  ])('refuses %s', async (query) => {
    expect((await openQuotes().as('reto').get(`quotes?${query}`)).status).toBe(400)
  })
})

describe('one quote', () => {
  it('has its lines in the language of the call, and its notes', async () => {
    const quote = await readQuote(openQuotes().as('reto'), `${approvedId}?language=fr-CH`)
    const names = ['Quantity', 'ListPrice', 'UnitPrice', 'TotalPrice', 'LineNumber']
    expect(quote.lineItems.map(({ id, fields }) => [id, ...textsOf(fields, ...names)])).toEqual([
      [approvedLineIds[0], '600.0', '0.99', '0.49', '294.00', '00000001'],
      [approvedLineIds[1], '500.0', null, '0.845', '422.50', '00000002'],
    ])
    expect(quote.lineItems[0]?.product).toMatchObject({
      sku: '1001100',
      name: expect.stringMatching(/^Caisse/) as string,
    })
    expect(textsOf(quote.lineItems[1]?.fields ?? {}, 'Description')).toEqual([
      'Karton 420 × 310 × 55 mm, E-Welle, braun',
    ])
    expect(quote.notes.map(({ createdBy }) => createdBy)).toEqual(['Reto Brunner', 'Cartonnage'])
    expect(textsOf(quote.fields, 'Status')).toEqual(['Validée'])
  })

  it.each([
    ['of another account', 'lea', approvedId],
    ['that does not exist', 'reto', '0Q0CN00000000990AA'],
  ] as const)('%s is not found', async (_, name, id) => {
    expect(errorOf(await openQuotes().as(name).get(`quotes/${id}`))).toEqual([404, 'ITEM_NOT_FOUND'])
  })
})

describe('a request for a quote', () => {
  it('makes one of the cart at the prices of today, with the wish as a note, and keeps the cart', async () => {
    const reto = openQuotes().as('reto')
    await reto.add('1001100', 600)
    const { status, body } = await reto.call('POST', 'carts/active/quotes', wish)
    expect([status, body.errors]).toEqual([201, []])
    const quote = await readQuote(reto, body.quoteId as string)
    expect(textsOf(quote.fields, 'QuoteNumber', 'TotalPrice', 'ExpirationDate')).toEqual([
      'A-2026-0126',
      '330.00',
      '2026-12-18',
    ])
    expect(quote.status).toBe('Draft')
    expect(quote.notes).toMatchObject([{ content: 'Bitte in Weiss.', createdBy: 'Reto Brunner' }])
    expect((await reto.get('carts/current')).body.cartId).not.toBeNull()
  })

  it('deletes the cart on request', async () => {
    const reto = openQuotes().as('reto')
    await reto.add('1001100', 600)
    await reto.call('POST', 'carts/active/quotes', { ...wish, deleteCart: true })
    expect((await reto.get('carts/current')).body.cartId).toBeNull()
  })

  it('makes one of a product whose price is on request', async () => {
    const reto = openQuotes().as('reto')
    const { body } = await reto.call('POST', `products/${custom}/quotes`, { ...wish, quantity: '500' })
    const { lineItems } = await readQuote(reto, body.quoteId as string)
    expect(lineItems.map(({ fields }) => textsOf(fields, 'Quantity', 'UnitPrice'))).toEqual([['500.0', null]])
  })

  it('of an account that the buyer manages is one of that account', async () => {
    const annelise = openQuotes().as('annelise', 'DE')
    const branch = '001CN0000000005YAA'
    const made = await annelise.call('POST', `products/${custom}/quotes`, {
      ...wish,
      quantity: '50',
      effectiveAccountId: branch,
    })
    expect((await annelise.get(`quotes/${String(made.body.quoteId)}`)).status).toBe(404)
    const path = `quotes/${String(made.body.quoteId)}?effectiveAccountId=${branch}`
    expect((await annelise.get(path)).status).toBe(200)
  })

  it.each([
    ['a quantity below the minimum', custom, { quantity: '10' }, [400, 'CART_VALIDATION_ERROR']],
    ['a quantity that is none', custom, { quantity: 'many' }, [400, 'CART_VALIDATION_ERROR']],
    ['a product of the other shop', productId('1001290'), { quantity: '1' }, [404, 'ITEM_NOT_FOUND']],
    ['another currency', custom, { quantity: '50', currencyIsoCode: 'EUR' }, [400, 'INVALID_API_INPUT']],
    [
      'a day that is over',
      custom,
      { quantity: '50', additionalFields: { ExpirationDate: '2026-11-20' } },
      [400, 'INVALID_API_INPUT'],
    ],
    [
      'an unknown field',
      custom,
      { quantity: '50', additionalFields: { Discount: '1' } },
      [400, 'INVALID_FIELD'],
    ],
    ['a longer comment', custom, { quantity: '50', comments: 'x'.repeat(4001) }, [400, 'INVALID_API_INPUT']],
  ])('is refused for %s', async (_, product, body, expected) => {
    const response = await openQuotes()
      .as('reto')
      .call('POST', `products/${product}/quotes`, { ...wish, ...body })
    expect(errorOf(response)).toEqual(expected)
  })

  it('is refused for a set, and for more than there is of what does not come again', async () => {
    const { as, db } = openQuotes()
    const reto = as('reto')
    const set = await reto.call('POST', `products/${productId('2000320')}/quotes`, { ...wish, quantity: '1' })
    expect(refusalOf(set).slice(0, 2)).toEqual([200, 'BUNDLES_NOT_SUPPORTED'])
    db.exec(
      "UPDATE product_shop SET stock = 12; UPDATE product SET fields = json_remove(fields, '$.RestockDays__c')",
    )
    const ask = () =>
      reto.call('POST', `products/${productId('1001100')}/quotes`, { ...wish, quantity: '600' })
    const few = [200, null, 'Not enough stock. There is/are only 12 left in stock.']
    expect(refusalOf(await ask())).toEqual(few)
    db.exec('UPDATE product_shop SET stock = 0')
    expect(refusalOf(await ask())).toEqual([200, null, 'Out of stock.'])
  })

  it('is refused for an empty cart, a saved one and none', async () => {
    const reto = openQuotes().as('reto')
    expect(errorOf(await reto.call('POST', 'carts/active/quotes', wish))).toEqual([404, 'MISSING_RECORD'])
    await reto.call('PUT', 'carts/active')
    expect(errorOf(await reto.call('POST', 'carts/active/quotes', wish))).toEqual([400, 'INVALID_API_INPUT'])
    const saved = await reto.call('POST', 'carts', { isSecondary: true })
    const path = `carts/${saved.body.cartId}/quotes`
    expect((await reto.call('POST', path, wish)).status).toBe(403)
  })
})

describe('calls of quotes', () => {
  it.each([
    ['GET', 'quotes', undefined],
    ['GET', `quotes/${approvedId}`, undefined],
    ['POST', 'carts/current/quotes', wish],
    ['POST', `products/${custom}/quotes`, { ...wish, quantity: '50' }],
    ['PATCH', `quotes/${approvedId}`, { status: 'Draft' }],
    ['POST', `quotes/${approvedId}/cart`, { operationType: 'CONVERT_TO_CART' }],
  ])('%s %s is not for guests', async (method, path, body) => {
    expect(errorOf(await openQuotes().as().call(method, path, body))).toEqual([401, 'INVALID_SESSION_ID'])
  })

  it.each([
    ['v65.0', 'GET', 'quotes', 404],
    ['v66.0', 'GET', 'quotes', 200],
    ['v65.0', 'GET', `quotes/${waitingId}`, 404],
    ['v66.0', 'GET', `quotes/${waitingId}`, 200],
    ['v65.0', 'POST', 'carts/active/quotes', 404],
    ['v66.0', 'PATCH', `quotes/${waitingId}`, 404],
    ['v66.0', 'POST', `products/${custom}/quotes`, 404],
    ['v66.0', 'POST', `quotes/${waitingId}/cart`, 404],
  ])('are younger than the oldest version: in %s %s %s gives %i', async (version, method, path, status) => {
    const body = method === 'GET' ? undefined : {}
    expect((await openShop({ version }).as('reto').call(method, path, body)).status).toBe(status)
  })
})
