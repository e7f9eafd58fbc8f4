import { describe, expect, it } from 'vitest'
import { openShop, productId } from '../fixtures/shopper.fixture'

const path = 'carts/current/products'

describe('the products of a cart', () => {
  it('[7.3-25] come in pages, each with the items that it is in', async () => {
    const lea = openShop().as('lea')
    const ids = []
    for (const sku of ['1001010', '1001020', '1001180']) ids.push((await lea.add(sku, 100)).body.cartItemId)
    const { status, body } = await lea.get(`${path}?pageNumber=2&pageSize=2`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ...{ count: 1, currentPage: 2, totalProductCount: 3, totalNumberOfPages: 2, hasErrors: false },
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
       SELECT '0a9000000000001AAA', cart_id, product_id, 25, 0, 2 FROM cart_item`,
    )
    const { body } = await lea.get(path)
    expect(body).toMatchObject({
      count: 1,
      products: [{ cartItems: [{}, { cartItemId: '0a9000000000001AAA' }] }],
    })
    expect((await lea.get('carts/current')).body).toMatchObject({
      ...{ uniqueProductCount: 1, totalProductLineItemCount: 2, totalProductCount: '125.0' },
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

  it('are bare, or have the fields that are asked for', async () => {
    const lea = openShop().as('lea')
    await lea.add('1001010', 100)
    expect((await lea.get(path)).body).toMatchObject({ products: [{ productDetails: { fields: {} } }] })
    expect((await lea.get(`${path}?productFields=StockKeepingUnit,Nothing__c`)).body).toMatchObject({
      products: [{ productDetails: { fields: { StockKeepingUnit: '1001010', Nothing__c: null } } }],
    })
  })

  it('are answered with 202 while the cart is calculated', async () => {
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
      const { status, body } = await openShop().as('lea').get(`${path}?${query}`)
      expect([status, body[0].errorCode]).toEqual([400, 'ILLEGAL_QUERY_PARAMETER_VALUE'])
    },
  )

  it('answer MISSING_RECORD without a cart, and for the cart of somebody else', async () => {
    const { as } = openShop()
    const reto = as('reto')
    await reto.add('1001010', 100)
    const { cartId } = (await reto.get('carts/current')).body
    for (const shopper of [as('lea'), as()]) {
      for (const id of ['current', cartId]) {
        const { status, body } = await shopper.get(`carts/${id}/products`)
        expect([status, body[0].errorCode]).toEqual([404, 'MISSING_RECORD'])
      }
    }
  })
})
