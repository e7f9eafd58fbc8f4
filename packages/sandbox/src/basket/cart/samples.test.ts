import { describe, expect, it } from 'vitest'
import { withdrawProduct } from '../../catalog/products/withdraw-product'
import { errorOf, openShop, productId } from '../../fixtures/shopper.fixture'

type Shopper = ReturnType<ReturnType<typeof openShop>['as']>

const sampleOf = (sku: string) => `01tCN00S${sku}`

const addSample = (shopper: Shopper, sku: string, { language = 'de-CH', quantity = '1' } = {}) =>
  shopper.call('POST', `carts/current/cart-items?language=${language}`, {
    productId: sampleOf(sku),
    quantity,
    type: 'Product',
  })

const three = ['1001010', '1001100', '1003180']

async function withThree(shopper: Shopper): Promise<Shopper> {
  for (const sku of three) expect((await addSample(shopper, sku)).status).toBe(201)
  return shopper
}

describe('samples in a cart', () => {
  it('cost nothing, and their product says what they are of', async () => {
    const lea = await withThree(openShop().as('lea'))
    const { body } = await lea.get('carts/current/cart-items?productFields=SampleOf__c')
    expect(body.cartItems.map(({ cartItem }) => cartItem)).toEqual(
      three.map(() => expect.objectContaining({ totalPrice: '0.00', quantity: '1.0' })),
    )
    expect(body.cartItems[0]?.cartItem.productDetails).toMatchObject({
      fields: { SampleOf__c: '01tCN0001003180YAA' },
    })
    expect((await lea.get('carts/current')).body).toMatchObject({ grandTotalAmount: '0.00' })
  })

  it.each([
    ['de-CH', 'höchstens 3 Muster'],
    ['fr-CH', '3 échantillons au maximum'],
    ['en-US', 'at most 3 samples'],
  ])('are three at most, says %s', async (language, words) => {
    const lea = await withThree(openShop().as('lea'))
    const fourth = await addSample(lea, '1002010', { language })
    expect(errorOf(fourth)).toEqual([400, 'CART_VALIDATION_ERROR'])
    expect(JSON.stringify(fourth.body)).toContain(words)
  })

  it('leave room for goods, and for another sample once one is removed', async () => {
    const lea = await withThree(openShop().as('lea'))
    expect((await lea.add('1001010', 25)).status).toBe(201)
    const { body } = await lea.get('carts/current/cart-items?sort=CreatedDateAsc')
    await lea.call('DELETE', `carts/current/cart-items/${body.cartItems[0]?.cartItem.cartItemId}`)
    expect((await addSample(lea, '1002010')).status).toBe(201)
  })

  it('are one of each: neither added twice, nor changed to two', async () => {
    const lea = openShop().as('lea')
    const { body } = await addSample(lea, '1001010')
    expect(errorOf(await addSample(lea, '1001010'))).toEqual([400, 'CART_VALIDATION_ERROR'])
    const change = await lea.call('PATCH', `carts/current/cart-items/${body.cartItemId}`, { quantity: '2' })
    expect(errorOf(change)).toEqual([400, 'CART_VALIDATION_ERROR'])
    expect(errorOf(await addSample(lea, '1001100', { quantity: '2' }))).toEqual([
      400,
      'CART_VALIDATION_ERROR',
    ])
  })

  it('of a batch are added up to the third', async () => {
    const inputs = [...three, '1002010'].map((sku) => ({
      richInput: { productId: sampleOf(sku), quantity: '1', type: 'Product' },
    }))
    const { body } = await openShop().as('lea').call('POST', 'carts/current/cart-items/batch', { inputs })
    expect(body.results.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 400])
  })

  it('come along when a guest signs in', async () => {
    const shop = openShop()
    const guest = await withThree(shop.as())
    const { cartId } = (await guest.get('carts/current')).body
    const lea = shop.as('lea')
    lea.cookies.set('guest_id', guest.cookies.get('guest_id') ?? '')
    const { body } = await lea.call('POST', `carts/${cartId}/actions/preserve`)
    expect(body).toMatchObject({ numberOfProductsWithSuccess: 3 })
    expect(errorOf(await addSample(lea, '1002010'))).toEqual([400, 'CART_VALIDATION_ERROR'])
  })
})

describe('a sample in the catalogue', () => {
  it('is found by its id, but by no search', async () => {
    const guest = openShop().as()
    expect((await guest.get(`products/${sampleOf('1001100')}`)).body).toMatchObject({
      purchaseQuantityRule: { minimum: '1', maximum: '1', increment: '1' },
    })
    const searched = await guest.get('search/products?searchTerm=M-1001100')
    expect(JSON.stringify(searched.body)).not.toContain(sampleOf('1001100'))
  })

  it('is no longer named by a box that was withdrawn', async () => {
    const shop = openShop()
    const named = async () =>
      (await shop.as().get(`products/${productId('1001100')}?fields=SampleProduct__c`)).body.fields
    expect(await named()).toEqual({ SampleProduct__c: expect.stringContaining(sampleOf('1001100')) })
    withdrawProduct(shop, { sku: '1001100', stock: 5, successor: null })
    expect(await named()).toEqual({})
  })

  it('is sold where its box is sold', async () => {
    expect(errorOf(await addSample(openShop().as('lea'), '1001290'))).toEqual([403, 'INSUFFICIENT_ACCESS'])
  })
})
