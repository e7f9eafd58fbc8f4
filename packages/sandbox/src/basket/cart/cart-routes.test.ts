import { describe, expect, it } from 'vitest'
import { openShop, productId, errorOf } from '../../fixtures/shopper.fixture'

describe('a cart', () => {
  it('[7.3-14] is made once by PUT carts/current', async () => {
    const buyer = openShop().as('reto')
    const first = await buyer.call('PUT', 'carts/current', {})
    const second = await buyer.call('PUT', 'carts/current')
    expect([first.status, second.status]).toEqual([201, 200])
    expect(second.body.cartId).toBe(first.body.cartId)
    expect(first.body).toMatchObject({
      status: 'Active',
      type: 'Cart',
      taxType: 'Net',
      currencyIsoCode: 'CHF',
      isSecondary: false,
      asyncOperationStatus: 'Completed',
      uniqueProductCount: 0,
      totalProductCount: '0.0',
      grandTotalAmount: '0.00',
      totalTaxAmount: null,
      purchaseOrderNumber: null,
    })
  })

  it.each(['carts/active', 'carts/compact-summary', 'carts/0a6000000000001AAA'])(
    'responds with MISSING_RECORD for %s when there is none',
    async (path) => {
      expect(errorOf(await openShop().as('lea').get(path))).toEqual([404, 'MISSING_RECORD'])
    },
  )

  it.each(['v57.0', 'v62.0'])('responds with MISSING_RECORD for carts/current at %s', async (version) => {
    for (const visitor of ['lea', undefined] as const)
      expect(errorOf(await openShop({ version }).as(visitor).get('carts/current'))).toEqual([
        404,
        'MISSING_RECORD',
      ])
  })

  it.each(['v63.0', 'v65.0', 'v67.0'])(
    'is null for carts/current at %s when there is none',
    async (version) => {
      for (const visitor of ['lea', undefined] as const) {
        const { status, body } = await openShop({ version }).as(visitor).get('carts/current')
        expect([status, body]).toEqual([200, { cartId: null }])
      }
    },
  )

  it('[7.3-15] [3.cart-4] has a compact summary of exactly six members', async () => {
    const buyer = openShop().as('lea')
    await buyer.add('1001180', 50)
    const { body } = await buyer.get('carts/compact-summary')
    expect(body).toEqual({
      cartId: (await buyer.get('carts/current')).body.cartId,
      currencyIsoCode: 'CHF',
      asyncOperationStatus: 'Completed',
      totalProductCount: '50.0',
      uniqueProductCount: 1,
      numberOfProductsWithError: 0,
    })
  })

  it('has no compact summary before version 64', async () => {
    const buyer = openShop({ version: 'v63.0' }).as('lea')
    await buyer.add('1001180', 25)
    expect(errorOf(await buyer.get('carts/compact-summary'))).toEqual([404, 'NOT_FOUND'])
  })

  it('[3.cart-4] counts the products that can no longer be bought in its compact summary', async () => {
    const { as } = openShop()
    const [buyer, other] = [as('reto'), as('lea')]
    await buyer.add('1001180', 40)
    // Another visitor is about to buy the remaining stock of a discontinued product.
    await buyer.add('2000220', 5)
    await other.add('2000220', 10)
    await other.call('PUT', 'carts/current/inventory-reservations', { durationInSeconds: 3600 })
    const { body } = await buyer.get('carts/compact-summary')
    expect(body).toMatchObject({ uniqueProductCount: 2, numberOfProductsWithError: 1 })
  })

  it('is read by its id, by current, and for buyers by active', async () => {
    const shop = openShop()
    const buyer = shop.as('reto')
    const { body } = await buyer.call('PUT', 'carts/current')
    const responses = await Promise.all(
      [body.cartId, 'current', 'active'].map((id) => buyer.get(`carts/${id}`)),
    )
    expect(responses.map((response) => response.body.cartId)).toEqual([body.cartId, body.cartId, body.cartId])
    const guest = shop.as()
    await guest.call('PUT', 'carts/current')
    expect((await guest.get('carts/active')).status).toBe(404)
  })

  it("is not another buyer's", async () => {
    const shop = openShop()
    const { body } = await shop.as('reto').call('PUT', 'carts/current')
    expect((await shop.as('lea').get(`carts/${body.cartId}`)).status).toBe(404)
    expect((await shop.as('lea').call('DELETE', `carts/${body.cartId}`)).status).toBe(404)
  })

  it('is one for each account that a buyer acts for', async () => {
    const shop = openShop()
    const buyer = shop.as('annelise', 'DE')
    const managed = shop.db.get<{ id: string }>('SELECT managed_account_id AS id FROM managed_account')?.id
    const own = await buyer.call('PUT', 'carts/current')
    const branch = await buyer.call('PUT', `carts/current?effectiveAccountId=${managed}`)
    expect([own.status, branch.status]).toEqual([201, 201])
    expect(branch.body.accountId).toBe(managed)
    expect(branch.body.cartId).not.toBe(own.body.cartId)
  })

  it('[7.3-21] is deleted once', async () => {
    const buyer = openShop().as('lea')
    await buyer.add('1001180', 20)
    const responses = [
      await buyer.call('DELETE', 'carts/current'),
      await buyer.call('DELETE', 'carts/current'),
    ]
    expect(responses.map(({ status }) => status)).toEqual([204, 404])
    expect((await buyer.get('carts/current/cart-items')).body.cartItems).toEqual([])
  })

  it('of a guest hangs on an HttpOnly cookie that the first write sets', async () => {
    const shop = openShop()
    const guest = shop.as()
    expect((await guest.get('carts/current')).headers.get('Set-Cookie')).toBeNull()
    const { headers } = await guest.add('1001180', 20)
    expect(headers.get('Set-Cookie')).toMatch(/^guest_id=.*HttpOnly.*SameSite=Lax/)
    expect((await guest.get('carts/current')).body).toMatchObject({ accountId: null, uniqueProductCount: 1 })
    expect((await shop.as().get('carts/current')).body).toEqual({ cartId: null })
  })

  it('rejects a body member that the platform does not know', async () => {
    expect(errorOf(await openShop().as('lea').call('PUT', 'carts/current', { colour: 'red' }))).toEqual([
      400,
      'JSON_PARSER_ERROR',
    ])
  })
})

describe('an asynchronous cart', () => {
  const open = () => {
    const shop = openShop({ delay: 1500 })
    return { ...shop, buyer: shop.as('reto') }
  }

  it('responds with 202, Location and Retry-After, without amounts, until the time has passed', async () => {
    const { buyer, sandbox } = open()
    const added = await buyer.add('1001180', 50)
    expect([added.status, added.body.cartItemId, added.body.salesPrice]).toEqual([202, null, null])
    const early = await buyer.get('carts/current')
    expect(early.status).toBe(202)
    expect(early.headers.get('Location')).toContain('/carts/current')
    expect(early.headers.get('Retry-After')).toBe('2')
    expect(early.body).toMatchObject({ asyncOperationStatus: 'Processing', grandTotalAmount: null })
    expect((await buyer.get('carts/current/cart-items')).status).toBe(202)
    sandbox.clock.advance(1500)
    const late = await buyer.get('carts/current')
    expect([late.status, late.body.asyncOperationStatus]).toEqual([200, 'Completed'])
    expect(late.body.grandTotalAmount).not.toBeNull()
  })

  it('responds to a second write with 409 while it is being calculated', async () => {
    const { buyer, sandbox } = open()
    await buyer.add('1001180', 50)
    const items = await buyer.get('carts/current/cart-items')
    const item = `carts/current/cart-items/${items.body.cartItems[0].cartItem.cartItemId}`
    const writes = [
      await buyer.add('1001180', 50),
      await buyer.call('PATCH', item, { quantity: '75' }),
      await buyer.call('DELETE', item),
      await buyer.call('DELETE', 'carts/current'),
    ]
    expect(writes.map(({ status }) => status)).toEqual([409, 409, 409, 409])
    sandbox.clock.advance(1500)
    expect((await buyer.call('PATCH', item, { quantity: '75' })).status).toBe(202)
  })
})

describe('a cart of an organisation that works otherwise', () => {
  const delay = 1500

  it('takes a second write while it is calculated', async () => {
    const buyer = openShop({ delay, carts: { strict: false } }).as('reto')
    await buyer.add('1001180', 50)
    expect((await buyer.add('1001180', 50)).status).toBe(202)
  })

  it('responds with 422 for the items directly after a write', async () => {
    const { as, sandbox } = openShop({ delay, carts: { readAfterWrite: 'unprocessable' } })
    const buyer = as('reto')
    await buyer.add('1001180', 50)
    expect((await buyer.get('carts/current/cart-items')).status).toBe(422)
    sandbox.clock.advance(delay)
    expect((await buyer.get('carts/current/cart-items')).status).toBe(200)
  })

  it('has no items directly after a write, though the summary counts them', async () => {
    const { as, sandbox } = openShop({ delay, carts: { readAfterWrite: 'empty' } })
    const buyer = as('reto')
    await buyer.add('1001180', 50)
    const early = await buyer.get('carts/current/cart-items')
    expect([early.status, early.body.cartItems]).toEqual([200, []])
    expect(early.body.cartSummary).toMatchObject({ totalProductCount: '50.0' })
    sandbox.clock.advance(delay)
    expect((await buyer.get('carts/current/cart-items')).body.cartItems).toHaveLength(1)
  })

  it('has amounts of zero while it is calculated', async () => {
    const { as, sandbox } = openShop({ delay, carts: { unsettledAmounts: 'zero' } })
    const buyer = as('reto')
    expect((await buyer.add('1001180', 50)).body).toMatchObject({ salesPrice: '0', totalPrice: '0' })
    expect((await buyer.get('carts/current')).body.grandTotalAmount).toBe('0')
    sandbox.clock.advance(delay)
    expect((await buyer.get('carts/current')).body.grandTotalAmount).not.toBe('0')
  })

  it.each([0, delay])('fails to calculate a write until one is sent again, after %i ms', async (wait) => {
    const { as, sandbox } = openShop({ delay: wait, carts: { failsFirst: true } })
    const buyer = as('reto')
    await buyer.add('1001180', 50)
    sandbox.clock.advance(wait)
    const failed = await buyer.get('carts/current')
    expect([failed.status, failed.body.asyncOperationStatus]).toEqual([200, 'Errored'])
    expect(failed.body.grandTotalAmount).toBeNull()
    await buyer.add('1001180', 50)
    sandbox.clock.advance(wait)
    const done = await buyer.get('carts/current')
    expect(done.body.asyncOperationStatus).toBe('Completed')
    expect(done.body.grandTotalAmount).not.toBeNull()
  })
})

describe('another owner’s cart', () => {
  it.each([
    ['GET', '', undefined],
    ['DELETE', '', undefined],
    ['POST', '/cart-items', { productId: '01tCN0001001010', quantity: '25', type: 'Product' }],
    [
      'POST',
      '/cart-items/batch',
      { inputs: [{ richInput: { productId: '01tCN0001001010', quantity: '25', type: 'Product' } }] },
    ],
    ['GET', '/cart-items', undefined],
    ['PATCH', '/cart-items/0a9000000000001AAA', { quantity: '25' }],
    ['DELETE', '/cart-items/0a9000000000001AAA', undefined],
  ])(
    'responds with MISSING_RECORD to %s carts/{id}%s, for ids of 15 and 18 characters',
    async (method, path, body) => {
      const shop = openShop()
      const reto = shop.as('reto')
      await reto.add('1001010', 25)
      const { cartId } = (await reto.get('carts/current')).body
      for (const stranger of [shop.as('lea'), shop.as()]) {
        for (const id of [cartId, cartId.slice(0, 15)]) {
          const response = await stranger.call(method, `carts/${id}${path}`, body)
          expect(errorOf(response)).toEqual([404, 'MISSING_RECORD'])
        }
      }
      expect((await reto.get(`carts/${cartId.slice(0, 15)}`)).body).toMatchObject({ uniqueProductCount: 1 })
    },
  )
})

const path = 'carts/current/products'

describe('the products of a cart', () => {
  it('[7.3-25] come in pages, each with the items that it is in', async () => {
    const lea = openShop().as('lea')
    const ids = []
    for (const sku of ['1001010', '1001020', '1001180']) ids.push((await lea.add(sku, 100)).body.cartItemId)
    const { status, body } = await lea.get(`${path}?pageNumber=2&pageSize=2`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      count: 1,
      currentPage: 2,
      totalProductCount: 3,
      totalNumberOfPages: 2,
      hasErrors: false,
      products: [
        { productId: expect.stringContaining(productId('1001180')), cartItems: [{ cartItemId: ids[2] }] },
      ],
    })
  })

  it('hold a product once that goes to two addresses', async () => {
    const shop = openShop()
    const lea = shop.as('lea')
    await lea.add('1001010', 100)
    shop.db.run(
      `INSERT INTO cart_item (id, cart_id, product_id, quantity, created_at, position)
       SELECT '0a9000000000001AAA', cart_id, product_id, 25, 0, 2 FROM cart_item
       WHERE cart_id IN (SELECT id FROM cart WHERE is_secondary = 0)`,
    )
    const { body } = await lea.get(path)
    expect(body).toMatchObject({
      count: 1,
      products: [{ cartItems: [{}, { cartItemId: '0a9000000000001AAA' }] }],
    })
    expect((await lea.get('carts/current')).body).toMatchObject({
      uniqueProductCount: 1,
      totalProductLineItemCount: 2,
      totalProductCount: '125.0',
    })
  })

  it('are none beyond the last page', async () => {
    const lea = openShop().as('lea')
    await lea.add('1001010', 100)
    expect((await lea.get(`${path}?pageNumber=9`)).body).toMatchObject({
      count: 0,
      products: [],
      currentPage: 9,
    })
  })

  it('have no fields, or the requested ones', async () => {
    const lea = openShop().as('lea')
    await lea.add('1001010', 100)
    expect((await lea.get(path)).body).toMatchObject({ products: [{ productDetails: { fields: {} } }] })
    expect((await lea.get(`${path}?productFields=StockKeepingUnit,Nothing__c`)).body).toMatchObject({
      products: [{ productDetails: { fields: { StockKeepingUnit: '1001010', Nothing__c: null } } }],
    })
  })

  it('are sent with 202 while the cart is being calculated', async () => {
    const { sandbox, as } = openShop({ delay: 500 })
    const lea = as('lea')
    await lea.add('1001010', 100)
    expect((await lea.get(path)).status).toBe(202)
    sandbox.clock.advance(500)
    expect((await lea.get(path)).status).toBe(200)
  })

  it.each(['pageSize=0', 'pageSize=101', 'pageNumber=0', 'pageNumber=two'])(
    'refuse the query %s',
    async (query) => {
      expect(errorOf(await openShop().as('lea').get(`${path}?${query}`))).toEqual([
        400,
        'ILLEGAL_QUERY_PARAMETER_VALUE',
      ])
    },
  )

  it('answer MISSING_RECORD without a cart, and for another owner’s cart', async () => {
    const { as } = openShop()
    const reto = as('reto')
    await reto.add('1001010', 100)
    const { cartId } = (await reto.get('carts/current')).body
    for (const shopper of [as('lea'), as()]) {
      for (const id of ['current', cartId]) {
        expect(errorOf(await shopper.get(`carts/${id}/products`))).toEqual([404, 'MISSING_RECORD'])
      }
    }
  })
})
