import { describe, expect, it } from 'vitest'
import { errorOf, productId } from '../../fixtures/shopper.fixture'
import {
  approvedId,
  approvedLineIds,
  cartLines,
  convert,
  copy,
  expiredId,
  openQuotes,
  refusalOf,
} from './quote.fixture'

const already = [200, 'CART_ALREADY_CONTAINS_QUOTE_ITEMS']

describe('accepting a quote', () => {
  it('puts its lines into a new cart at its prices, whatever tiers and rules say', async () => {
    const reto = openQuotes().as('reto')
    const { status, body } = await convert(reto)
    expect([status, body.errors]).toEqual([201, []])
    expect(await cartLines(reto)).toMatchObject([
      {
        quoteLineItemId: approvedLineIds[0],
        quantity: '600.0',
        salesPrice: '0.49',
        listPrice: '0.99',
        totalPrice: '294.00',
      },
      {
        quoteLineItemId: approvedLineIds[1],
        name: 'Karton 420 × 310 × 55 mm, E-Welle, braun',
        salesPrice: '0.845',
        listPrice: '0.845',
        totalPrice: '422.50',
      },
    ])
    expect((await reto.get('carts/current')).body).toMatchObject({
      cartId: body.cartId,
      totalProductAmount: '716.50',
    })
  })

  it('puts them beside other products', async () => {
    const reto = openQuotes().as('reto')
    const { body } = await reto.add('1001010', 10)
    expect((await convert(reto)).body.cartId).toBe(body.cartId)
    expect(await cartLines(reto)).toMatchObject([{ quoteLineItemId: null }, {}, {}])
  })

  it('makes one cart at most, however often and by whomever it is called', async () => {
    const { as } = openQuotes()
    const [reto, tab] = [as('reto'), as('reto')]
    const responses = await Promise.all([convert(reto), convert(tab), convert(reto)])
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(refusalOf(await convert(tab)).slice(0, 2)).toEqual(already)
    expect(await cartLines(tab)).toHaveLength(2)
  })

  it('is refused while a saved cart has its lines, until that is the active one again', async () => {
    const reto = openQuotes().as('reto')
    const { cartId } = (await convert(reto)).body
    await reto.call('POST', 'carts', {})
    expect(refusalOf(await convert(reto)).slice(0, 2)).toEqual([400, 'CART_CREATION_FAILED'])
    await reto.call('POST', `carts/${cartId}/actions/make-primary`)
    expect(await cartLines(reto)).toMatchObject([{ salesPrice: '0.49' }, { salesPrice: '0.845' }])
    expect(refusalOf(await convert(reto)).slice(0, 2)).toEqual(already)
  })

  it('is possible again once its cart is deleted', async () => {
    const reto = openQuotes().as('reto')
    await convert(reto)
    await reto.call('DELETE', 'carts/active')
    expect((await convert(reto)).status).toBe(201)
  })

  it('is refused where the cart has one of the products', async () => {
    const reto = openQuotes().as('reto')
    await reto.add('1001100', 5)
    expect(refusalOf(await convert(reto)).slice(0, 2)).toEqual([200, 'DUPLICATE_PRODUCT_IN_CART'])
    expect(await cartLines(reto)).toHaveLength(1)
  })

  it('is refused for a product that is gone, and makes no cart', async () => {
    const { as, db } = openQuotes()
    const reto = as('reto')
    db.run("DELETE FROM product_shop WHERE shop = 'CH' AND product_id LIKE ?", `${productId('1001100')}%`)
    expect(refusalOf(await convert(reto)).slice(0, 2)).toEqual([200, 'QUOTE_CONTAINS_INVALID_PRODUCTS'])
    expect((await reto.get('carts/current')).body.cartId).toBeNull()
  })

  it('is refused for missing stock in words only, but never for what is made to order', async () => {
    const { as, db } = openQuotes()
    const reto = as('reto')
    db.exec(
      "UPDATE product_shop SET stock = 12; UPDATE product SET fields = json_remove(fields, '$.RestockDays__c')",
    )
    const few = 'Not enough stock. There is/are only 12 left in stock.'
    expect(refusalOf(await convert(reto))).toEqual([200, null, few])
    db.run('DELETE FROM quote_line WHERE product_id LIKE ?', `${productId('1001100')}%`)
    expect((await convert(reto)).status).toBe(201)
  })

  it('is refused after its last day, unless the organisation sells it still', async () => {
    expect(refusalOf(await convert(openQuotes().as('reto'), expiredId)).slice(0, 2)).toEqual([
      400,
      'CART_CREATION_FAILED',
    ])
    const reto = openQuotes({ expiredQuotes: 'accept' }).as('reto')
    expect((await convert(reto, expiredId)).status).toBe(201)
  })

  it.each([
    ['body', 200],
    ['failed', 400],
  ] as const)(
    'is refused in the %s of the response where the organisation does so',
    async (quoteErrors, status) => {
      const reto = openQuotes({ quoteErrors }).as('reto')
      await convert(reto)
      const expired = await convert(reto, expiredId)
      expect([refusalOf(await convert(reto))[0], refusalOf(expired)[0]]).toEqual([status, status])
      expect('cartId' in expired.body).toBe(status === 200)
    },
  )

  it('fails while the cart is being calculated', async () => {
    const reto = openQuotes({ delay: 1000 }).as('reto')
    await reto.add('1001010', 10)
    expect(errorOf(await convert(reto))).toEqual([409, 'UNABLE_TO_LOCK_ROW'])
  })
})

describe('copying a quote', () => {
  it('puts its products into the cart at the prices of today', async () => {
    const { as } = openQuotes()
    const reto = as('reto')
    expect((await copy(reto, expiredId)).status).toBe(201)
    expect(await cartLines(reto)).toMatchObject([
      { quoteLineItemId: null, quantity: '400.0', salesPrice: '1.08' },
    ])
  })

  it('is refused for what has no price of today, and for what is in the cart', async () => {
    const reto = openQuotes().as('reto')
    expect(refusalOf(await copy(reto, approvedId)).slice(0, 2)).toEqual([
      200,
      'QUOTE_CONTAINS_INVALID_PRODUCTS',
    ])
    await copy(reto, expiredId)
    expect(refusalOf(await copy(reto, expiredId)).slice(0, 2)).toEqual([200, 'DUPLICATE_PRODUCT_IN_CART'])
    expect(await cartLines(reto)).toHaveLength(1)
  })

  it('is refused as a whole for a quantity that is not sold', async () => {
    const { as, db } = openQuotes()
    const reto = as('reto')
    db.exec('UPDATE product SET minimum = 500, increment = 500')
    expect(refusalOf(await copy(reto, expiredId)).slice(0, 2)).toEqual([
      200,
      'QUOTE_CONTAINS_INVALID_PRODUCTS',
    ])
    expect((await reto.get('carts/current')).body.cartId).toBeNull()
  })
})
