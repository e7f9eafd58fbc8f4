import { describe, expect, it } from 'vitest'
import { openShop, productId, errorOf } from '../../fixtures/shopper.fixture'

const richInput = (sku: string, quantity: unknown) => ({
  richInput: { productId: productId(sku), quantity, type: 'Product' },
})

describe('cart items', () => {
  it('[7.3-17] are added as a flat item with strings for numbers', async () => {
    const { status, body } = await openShop().as('reto').add('1001010', '25')
    expect(status).toBe(201)
    expect(body).toMatchObject({
      quantity: '25.0',
      listPrice: '0.36',
      salesPrice: '0.295',
      totalPrice: '7.38',
      totalListPrice: '9.00',
      totalTax: null,
      totalAmount: '7.38',
      type: 'Product',
      productClass: 'Simple',
    })
    expect(body.productId).toHaveLength(18)
    expect(body.productDetails).toMatchObject({ fields: {}, sku: '1001010' })
  })

  it('make the cart with the first one, and grow when the product is there', async () => {
    const buyer = openShop().as('lea')
    const first = await buyer.add('1001010', '25')
    const second = await buyer.add('1001010', 75)
    expect(second.body.cartItemId).toBe(first.body.cartItemId)
    expect(second.body).toMatchObject({ quantity: '100.0', salesPrice: '0.241', totalPrice: '24.10' })
  })

  it('include the whole cart on request', async () => {
    const buyer = openShop().as('lea')
    const path = 'carts/current/cart-items?includeCartData=true'
    const { body } = await buyer.call('POST', path, {
      productId: productId('1001010'),
      quantity: '5',
      type: 'Product',
    })
    expect(body.cartData.cartItems[0].cartItem.cartItemId).toBe(body.cartItemId)
  })

  it.each([
    ['a quantity of zero', '1001010', '0', 400, 'CART_VALIDATION_ERROR'],
    ['half a piece', '1001010', '2.5', 400, 'CART_VALIDATION_ERROR'],
    ['no number', '1001010', 'many', 400, 'CART_VALIDATION_ERROR'],
    ['too few', '2000290', '36', 400, 'CART_VALIDATION_ERROR'],
    ['a quantity off the step', '2000290', '150', 400, 'CART_VALIDATION_ERROR'],
    ['a second sample set', '2000500', '2', 400, 'CART_VALIDATION_ERROR'],
    ['a price on request', '2000480', '1', 400, 'CART_VALIDATION_ERROR'],
    ['an unknown product', '9999999', '1', 404, 'ITEM_NOT_FOUND'],
  ])('refuse %s', async (_, sku, quantity, status, code) => {
    const buyer = openShop().as('lea')
    const response = await buyer.add(sku, quantity)
    expect(errorOf(response)).toEqual([status, code])
    expect((await buyer.get('carts/current')).body).toEqual({ cartId: null })
  })

  it('refuse with 403 what only the other shop sells', async () => {
    const shop = openShop()
    const foreign = shop.db.get<{ sku: string }>(
      "SELECT sku FROM product WHERE id NOT IN (SELECT product_id FROM product_shop WHERE shop = 'CH')",
    )
    expect(errorOf(await shop.as('lea').add(foreign?.sku ?? '', '1'))).toEqual([403, 'INSUFFICIENT_ACCESS'])
  })

  it.each([
    ['de-CH', 'Die Mindestmenge ist 144.'],
    ['fr-CH', 'la quantité minimale est de 144.'],
    ['en-US', 'the minimum quantity is 144.'],
  ])('say in %s what is wrong', async (language, text) => {
    const path = `carts/current/cart-items?language=${language}`
    const body = { productId: productId('2000290'), quantity: '1', type: 'Product' }
    const response = await openShop().as('lea').call('POST', path, body)
    expect(response.body[0].message).toContain(text)
  })

  it.each([
    ['no type', { productId: productId('1001010'), quantity: '1' }, 'INVALID_API_INPUT'],
    ['no product', { quantity: '1', type: 'Product' }, 'INVALID_API_INPUT'],
    ['an unknown member', { productId: 'x', quantity: 1, type: 'Product', size: 3 }, 'JSON_PARSER_ERROR'],
  ])('need a valid body: %s', async (_, body, code) => {
    const response = await openShop().as('lea').call('POST', 'carts/current/cart-items', body)
    expect(errorOf(response)).toEqual([400, code])
  })

  it('are none without a cart', async () => {
    const { status, body } = await openShop().as().get('carts/current/cart-items')
    expect(status).toBe(200)
    expect(body).toMatchObject({ cartItems: [], cartSummary: null, totalItemCount: 0, hasErrors: false })
  })

  it('[7.3-16] are wrapped, with coupons and promotions wrapped twice', async () => {
    const buyer = openShop().as('reto')
    await buyer.add('1001180', 20)
    const query = 'includePromotions=true&includeCoupons=true&productFields=*'
    const { body } = await buyer.get(`carts/current/cart-items?${query}`)
    expect(body.cartItems[0]).toMatchObject({ message: null, status: 'Success' })
    expect(body.cartItems[0].cartItem.productDetails.fields).toMatchObject({ StockKeepingUnit: '1001180' })
    expect(body.cartCoupons.cartCoupons.coupons).toEqual([])
    expect(body.cartPromotions.promotions.promotions).toEqual([])
    expect(body.cartSummary.totalPromotionalAdjustmentAmount).toMatch(/^0\.0{37}$/)
  })

  it.each([
    ['CreatedDateDesc', ['1002010', '1001480', '1001010']],
    ['CreatedDateAsc', ['1001010', '1001480', '1002010']],
    ['SalesPriceAsc', ['1002010', '1001010', '1001480']],
    ['SalesPriceDesc', ['1001480', '1001010', '1002010']],
  ])('come in the order %s', async (sort, skus) => {
    const buyer = openShop().as('lea')
    for (const sku of ['1001010', '1001480', '1002010']) await buyer.add(sku, 100)
    const { body } = await buyer.get(`carts/current/cart-items?sort=${sort}`)
    expect(body.cartItems.map(({ cartItem }) => cartItem.productDetails.sku)).toEqual(skus)
  })

  it('come in pages', async () => {
    const buyer = openShop().as('lea')
    for (const sku of ['1001010', '1001020', '1001180']) await buyer.add(sku, 100)
    const { body } = await buyer.get('carts/current/cart-items?pageSize=2&pageNumber=2&sort=CreatedDateAsc')
    expect(body.cartItems).toHaveLength(1)
    expect(body).toMatchObject({
      currentPage: 2,
      totalItemCount: 3,
      totalNumberOfPages: 2,
      previousPageToken: '1',
    })
    expect(body.cartSummary.uniqueProductCount).toBe(3)
  })

  it.each(['sort=Best', 'pageSize=0', 'pageSize=101', 'pageNumber=x'])(
    'refuse the query %s',
    async (query) => {
      expect(errorOf(await openShop().as('lea').get(`carts/current/cart-items?${query}`))).toEqual([
        400,
        'ILLEGAL_QUERY_PARAMETER_VALUE',
      ])
    },
  )

  it('[7.3-19] change their quantity, and nothing else', async () => {
    const buyer = openShop().as('lea')
    const { body } = await buyer.add('1001010', 25)
    const path = `carts/current/cart-items/${body.cartItemId}`
    const changed = await buyer.call('PATCH', path, { quantity: '100' })
    expect([changed.status, changed.body.quantity, changed.body.salesPrice]).toEqual([200, '100.0', '0.241'])
    for (const member of ['productId', 'type']) {
      const refused = await buyer.call('PATCH', path, { quantity: '1', [member]: 'Product' })
      expect(errorOf(refused)).toEqual([400, 'JSON_PARSER_ERROR'])
    }
  })

  it('[7.3-20] are removed once', async () => {
    const buyer = openShop().as('lea')
    const { body } = await buyer.add('1001010', 25)
    const path = `carts/current/cart-items/${body.cartItemId}`
    const responses = [await buyer.call('DELETE', path), await buyer.call('DELETE', path)]
    expect(responses.map(({ status }) => status)).toEqual([204, 404])
    expect(responses[1]?.body[0].errorCode).toBe('ITEM_NOT_FOUND')
  })

  it('[7.3-18] are added in a batch whose results are in order and which saves what succeeds', async () => {
    const buyer = openShop().as('reto')
    const inputs = [
      richInput('1001010', '25'),
      richInput('9999999', 1),
      richInput('2000290', 5),
      richInput('1001180', 40),
    ]
    const { status, body } = await buyer.call('POST', 'carts/current/cart-items/batch', { inputs })
    expect([status, body.hasErrors]).toEqual([200, true])
    expect(body.results.map(({ statusCode }) => statusCode)).toEqual([201, 404, 400, 201])
    expect(body.results[1]?.result).toMatchObject([{ errorCode: 'ITEM_NOT_FOUND' }])
    expect(body.results[3]?.result).toMatchObject({ quantity: '40.0', type: 'Product' })
    expect((await buyer.get('carts/current')).body.uniqueProductCount).toBe(2)
  })

  it('are at most 100 in a batch', async () => {
    const inputs = Array.from({ length: 101 }, () => richInput('1001010', 1))
    const { status, body } = await openShop()
      .as('lea')
      .call('POST', 'carts/current/cart-items/batch', { inputs })
    expect([status, body[0].errorCode]).toEqual([400, 'INVALID_BATCH_SIZE'])
  })

  it('of a batch that is still calculated have no id yet', async () => {
    const buyer = openShop({ delay: 1000 }).as('lea')
    const inputs = [richInput('1001010', '25')]
    const { status, body } = await buyer.call('POST', 'carts/current/cart-items/batch', { inputs })
    expect([status, body.results[0]?.statusCode, body.results[0]?.result.cartItemId]).toEqual([
      202,
      202,
      null,
    ])
  })

  it('are none on a page beyond the last, beside the whole cart', async () => {
    const buyer = openShop().as('lea')
    await buyer.add('1001010', 25)
    const { status, body } = await buyer.get('carts/current/cart-items?pageNumber=7')
    expect([status, body.cartItems]).toEqual([200, []])
    expect(body).toMatchObject({
      currentPage: 7,
      totalNumberOfPages: 1,
      nextPageToken: null,
      previousPageToken: '1',
    })
  })

  it('are paged by the token of the response', async () => {
    const buyer = openShop().as('lea')
    for (const sku of ['1001010', '1001020', '1001180']) await buyer.add(sku, 100)
    const path = 'carts/current/cart-items?pageSize=2&sort=NameAsc'
    const first = await buyer.get(path)
    const second = await buyer.get(`${path}&page=${first.body.nextPageToken}`)
    expect([first.body.cartItems.length, second.body.cartItems.length]).toEqual([2, 1])
    expect(second.body.nextPageToken).toBeNull()
  })

  it('come in the order of their names, up and down', async () => {
    const buyer = openShop().as('lea')
    for (const sku of ['1001020', '2000260', '1001010']) await buyer.add(sku, 100)
    const skus = async (sort: string) => {
      const { body } = await buyer.get(`carts/current/cart-items?sort=${sort}&language=en-US`)
      return body.cartItems.map(({ cartItem }) => cartItem.productDetails.sku)
    }
    expect(await skus('NameAsc')).toEqual(['2000260', '1001010', '1001020'])
    expect(await skus('NameDesc')).toEqual(['1001020', '1001010', '2000260'])
  })

  it('have at most 15 named product fields', async () => {
    const buyer = openShop().as('lea')
    await buyer.add('1001010', 25)
    const names = (count: number) => Array.from({ length: count }, (_, index) => `Field${index}__c`).join(',')
    const path = 'carts/current/cart-items?productFields='
    expect((await buyer.get(path + names(15))).status).toBe(200)
    expect(errorOf(await buyer.get(path + names(16)))).toEqual([400, 'MAX_LIMIT_EXCEEDED'])
  })

  it('bring the cart along only while it has fewer than 25', async () => {
    const shop = openShop()
    const buyer = shop.as('lea')
    await buyer.add('1001010', 25)
    shop.db.run(
      `INSERT INTO cart_item (id, cart_id, product_id, quantity, created_at, position)
       SELECT '0a9' || id, (SELECT id FROM cart WHERE is_secondary = 0), id, 1, 0, 9 FROM product
       WHERE id IN (SELECT product_id FROM price_tier WHERE shop = 'CH') AND sku > '1001010' LIMIT 23`,
    )
    const path = 'carts/current/cart-items?includeCartData=true'
    const add = async (sku: string) =>
      (await buyer.call('POST', path, { productId: productId(sku), quantity: '100', type: 'Product' })).body
    expect((await add('1001010')).cartData.cartItems).toHaveLength(24)
    expect(await add('2000260')).not.toHaveProperty('cartData')
  })

  it.each([
    ['no quantity', { productId: productId('1001010'), type: 'Product' }],
    ['a product that is no text', { productId: 1001010, quantity: '1', type: 'Product' }],
    ['another type', { productId: productId('1001010'), quantity: '1', type: 'DeliveryCharge' }],
    [
      'a delivery group that is no text',
      { productId: productId('1001010'), quantity: '1', type: 'Product', cartDeliveryGroupId: 7 },
    ],
  ])('refuse %s', async (_, body) => {
    const { status, body: response } = await openShop()
      .as('lea')
      .call('POST', 'carts/current/cart-items', body)
    expect([status, response[0].errorCode]).toEqual([400, 'INVALID_API_INPUT'])
  })

  it('refuse a change that changes nothing, or of an item that is not there', async () => {
    const buyer = openShop().as('lea')
    const { body } = await buyer.add('1001010', 25)
    const path = `carts/current/cart-items/${body.cartItemId}`
    const responses = [
      await buyer.call('PATCH', path, {}),
      await buyer.call('PATCH', path, { quantity: true }),
      await buyer.call('PATCH', 'carts/current/cart-items/0a9000000000009AAA', { quantity: '25' }),
    ]
    expect(responses.map((response) => response.body[0].errorCode)).toEqual([
      'INVALID_API_INPUT',
      'CART_VALIDATION_ERROR',
      'ITEM_NOT_FOUND',
    ])
  })

  it('are changed by an id of 15 characters', async () => {
    const buyer = openShop().as('lea')
    const { body } = await buyer.add('1001010', 25)
    const path = `carts/current/cart-items/${body.cartItemId.slice(0, 15)}`
    expect((await buyer.call('PATCH', path, { quantity: 50 })).status).toBe(200)
    expect((await buyer.call('DELETE', path)).status).toBe(204)
  })

  it('go to the named delivery group, but not to one that the cart lacks', async () => {
    const buyer = openShop().as('reto')
    const { body } = await buyer.add('1001010', 25)
    const group = {
      firstName: 'R',
      lastName: 'B',
      name: 'R B',
      street: 'Hafen 1',
      city: 'Olten',
      postalCode: '4600',
    }
    const made = await buyer.call('POST', 'carts/current/delivery-groups', {
      deliveryAddress: {
        ...group,
        region: 'SO',
        country: 'CH',
        companyName: 'Alpenblick',
        shipToPhoneNumber: '+4162',
      },
    })
    const cartDeliveryGroupId = made.body.id
    const line = { productId: productId('1001180'), quantity: '20', type: 'Product', cartDeliveryGroupId }
    const added = await buyer.call('POST', 'carts/current/cart-items', line)
    expect([added.status, added.body.cartDeliveryGroupId]).toEqual([201, cartDeliveryGroupId])
    const path = `carts/current/cart-items/${body.cartItemId}`
    const moved = await buyer.call('PATCH', path, { cartDeliveryGroupId })
    expect([moved.body.cartDeliveryGroupId, moved.body.quantity]).toEqual([cartDeliveryGroupId, '25.0'])
    const unknown = await buyer.call('PATCH', path, { cartDeliveryGroupId: '0a7000000000009AAA' })
    expect(errorOf(unknown)).toEqual([404, 'ITEM_NOT_FOUND'])
  })

  it.each([
    ['no inputs', {}, 'INVALID_API_INPUT'],
    ['inputs that are no list', { inputs: 'all' }, 'INVALID_API_INPUT'],
    ['an unknown member', { inputs: [], colour: 'red' }, 'JSON_PARSER_ERROR'],
  ])('are refused in a batch with %s', async (_, body, errorCode) => {
    const response = await openShop().as('lea').call('POST', 'carts/current/cart-items/batch', body)
    expect(errorOf(response)).toEqual([400, errorCode])
  })
})
