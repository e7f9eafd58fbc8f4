import { describe, expect, it } from 'vitest'
import { openShop, productId, errorOf } from '../../fixtures/shopper.fixture'

type Shopper = ReturnType<ReturnType<typeof openShop>['as']>

/** Lets a signed-in shopper use the browser of a guest. */
function inBrowserOf(guest: Shopper, shopper: Shopper): Shopper {
  shopper.cookies.set('guest_id', guest.cookies.get('guest_id') ?? '')
  return shopper
}

const cartIdOf = async (shopper: Shopper) => (await shopper.get('carts/current')).body.cartId

async function skusOf(shopper: Shopper, cartId = 'current') {
  const { body } = await shopper.get(`carts/${cartId}/cart-items?sort=CreatedDateAsc`)
  return body.cartItems.map(({ cartItem }) => cartItem.productDetails.sku)
}

/** Without those of the seed. */
const inactiveCarts = ({ db }: ReturnType<typeof openShop>) =>
  db
    .all<{ id: string }>("SELECT id FROM cart WHERE is_secondary = 1 AND type = 'Cart' AND note IS NULL")
    .map(({ id }) => id)

describe('actions/preserve', () => {
  it('[7.3-12] makes the guest’s cart a new cart of the buyer, with lines and coupons', async () => {
    const shop = openShop()
    const guest = shop.as()
    await guest.add('1001010', 25)
    await guest.add('1001180', 20)
    await guest.call('POST', 'carts/current/cart-coupons', { couponCode: 'ERSTKISTE15' })
    const guestCartId = await cartIdOf(guest)
    const lea = inBrowserOf(guest, shop.as('lea'))
    const { status, body } = await lea.call('POST', `carts/${guestCartId.slice(0, 15)}/actions/preserve`)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      currencyIsoCode: 'CHF',
      numberOfProducts: 2,
      numberOfProductsWithSuccess: 2,
      numberOfProductsWithError: 0,
      failedCartItems: [],
      succeededCartItems: [{ productId: expect.stringContaining(productId('1001010')) }, {}],
    })
    expect(body.cartId).toBe(await cartIdOf(lea))
    expect(body.cartId).not.toBe(guestCartId)
    expect(await skusOf(lea)).toEqual(['1001010', '1001180'])
    const coupons = await lea.get('carts/current/cart-coupons')
    expect(coupons.body).toMatchObject({ cartCoupons: { coupons: [{ couponCode: 'ERSTKISTE15' }] } })
    expect((await guest.get('carts/current')).body).toEqual({ cartId: null })
  })

  it('makes the buyer’s earlier cart secondary', async () => {
    const shop = openShop()
    const guest = shop.as()
    await guest.add('1001010', 25)
    const lea = inBrowserOf(guest, shop.as('lea'))
    await lea.add('1001180', 20)
    const earlier = await cartIdOf(lea)
    await lea.call('POST', `carts/${await cartIdOf(guest)}/actions/preserve`)
    expect(await skusOf(lea)).toEqual(['1001010'])
    expect(inactiveCarts(shop)).toEqual([earlier])
    expect((await lea.get(`carts/${earlier}`)).body).toMatchObject({
      isSecondary: true,
      uniqueProductCount: 1,
    })
  })

  it('names the lines that cannot be bought, and drops coupons that do not apply', async () => {
    const shop = openShop()
    const guest = shop.as()
    for (const sku of ['1001010', '2000260']) await guest.add(sku, 6)
    await guest.call('POST', 'carts/current/cart-coupons', { couponCode: 'KLEBEBAND10' })
    const guestCartId = await cartIdOf(guest)
    const lea = inBrowserOf(guest, shop.as('lea'))
    shop.db.run("DELETE FROM price_tier WHERE product_id LIKE '01tCN0002000260%'")
    const { body } = await lea.call('POST', `carts/${guestCartId}/actions/preserve`)
    expect(body).toMatchObject({
      numberOfProducts: 2,
      numberOfProductsWithSuccess: 1,
      numberOfProductsWithError: 1,
      failedCartItems: [
        { productId: expect.stringContaining('2000260'), errorCode: 'ERROR_PROCESSING_CARTITEM' },
      ],
    })
    expect((await lea.get('carts/current/cart-coupons')).body).toMatchObject({ cartCoupons: { coupons: [] } })
  })

  it('has an empty response for a cart of another browser, one that is gone, an empty one, or when it is off', async () => {
    const shop = openShop()
    const guest = shop.as()
    await guest.add('1001010', 25)
    const guestCartId = await cartIdOf(guest)
    const path = `carts/${guestCartId}/actions/preserve`
    const empty = shop.as()
    await empty.call('PUT', 'carts/current')
    const off = openShop({ carts: { preserve: false } })
    const guestWhereOff = off.as()
    await guestWhereOff.add('1001010', 25)
    const inEmpty = inBrowserOf(empty, shop.as('lea'))
    const responses = [
      await shop.as('lea').call('POST', path),
      await inEmpty.call('POST', path),
      await inEmpty.call('POST', `carts/${await cartIdOf(empty)}/actions/preserve`),
      await inBrowserOf(guest, shop.as('lea')).call('POST', 'carts/current/actions/preserve'),
      await inBrowserOf(guestWhereOff, off.as('lea')).call(
        'POST',
        `carts/${await cartIdOf(guestWhereOff)}/actions/preserve`,
      ),
    ]
    expect(responses.map(({ status, body }) => [status, body])).toEqual(responses.map(() => [200, undefined]))
    expect(await skusOf(guest)).toEqual(['1001010'])
    expect(inactiveCarts(shop)).toEqual([])
  })

  it('is for buyers, and takes no members', async () => {
    const shop = openShop()
    const guest = shop.as()
    await guest.add('1001010', 25)
    const path = `carts/${await cartIdOf(guest)}/actions/preserve`
    const refused = await guest.call('POST', path)
    expect(errorOf(refused)).toEqual([401, 'INVALID_SESSION_ID'])
    const unknown = await shop.as('lea').call('POST', path, { colour: 'red' })
    expect(errorOf(unknown)).toEqual([400, 'JSON_PARSER_ERROR'])
  })
})

describe('actions/clone', () => {
  const clone = 'carts/current/actions/clone?targetType=PayNowReadOnly'

  async function open() {
    const shop = openShop()
    const buyer = shop.as('annelise', 'DE')
    await buyer.add('1001010', 100)
    return { shop, buyer }
  }

  it('[7.3-13] makes a copy that is read and not changed, and leaves the cart as it is', async () => {
    const { shop, buyer } = await open()
    await buyer.call('POST', 'carts/current/cart-coupons', { couponCode: 'NEWSLETTER5' })
    const cartId = await cartIdOf(buyer)
    const { status, body } = await buyer.call('POST', clone, { cartId })
    expect(status).toBe(201)
    expect(body).toMatchObject({ type: 'PayNowReadOnly', uniqueProductCount: 1, totalProductCount: '100.0' })
    expect(body).toMatchObject({ totalPromotionalAdjustmentAmount: expect.stringMatching(/^-/) })
    expect(body.cartId).not.toBe(cartId)
    expect(await cartIdOf(buyer)).toBe(cartId)
    expect(inactiveCarts(shop)).toEqual([])
    expect(await skusOf(buyer, body.cartId)).toEqual(['1001010'])
    const write = await buyer.call('DELETE', `carts/${body.cartId}`)
    expect(errorOf(write)).toEqual([403, 'INSUFFICIENT_ACCESS_OR_READONLY'])
  })

  it('is for the account that is named, when the buyer may act for it', async () => {
    const { shop, buyer } = await open()
    const managed =
      shop.db.get<{ id: string }>('SELECT managed_account_id AS id FROM managed_account')?.id ?? ''
    const { body } = await buyer.call('POST', `${clone}&targetEffectiveAccountId=${managed.slice(0, 15)}`)
    expect(body.accountId).toBe(managed)
    expect((await buyer.get(`carts/${body.cartId}?effectiveAccountId=${managed}`)).status).toBe(200)
    const refused = await buyer.call('POST', `${clone}&targetEffectiveAccountId=001000000000009AAA`)
    expect(errorOf(refused)).toEqual([404, 'EFFECTIVE_ACCOUNT_NOT_FOUND'])
  })

  it.each([
    ['without a target', 'carts/current/actions/clone', {}, 'ILLEGAL_QUERY_PARAMETER_VALUE'],
    [
      'for another target',
      'carts/current/actions/clone?targetType=Quote',
      {},
      'ILLEGAL_QUERY_PARAMETER_VALUE',
    ],
    ['with an id that is no text', clone, { cartId: 7 }, 'INVALID_API_INPUT'],
    ['with an unknown member', clone, { colour: 'red' }, 'JSON_PARSER_ERROR'],
  ])('is refused %s', async (_, path, body, errorCode) => {
    const { buyer } = await open()
    const response = await buyer.call('POST', path, body)
    expect(errorOf(response)).toEqual([400, errorCode])
  })

  it('finds no cart of another owner', async () => {
    const { shop, buyer } = await open()
    const path = `carts/${await cartIdOf(buyer)}/actions/clone?targetType=PayNowReadOnly`
    for (const shopper of [shop.as('jonas', 'DE'), shop.as(undefined, 'DE')]) {
      expect(errorOf(await shopper.call('POST', path))).toEqual([404, 'MISSING_RECORD'])
    }
  })
})

describe('POST carts', () => {
  it('makes a secondary cart beside the current one', async () => {
    const shop = openShop()
    const lea = shop.as('lea')
    await lea.add('1001010', 25)
    const current = await cartIdOf(lea)
    const { status, body } = await lea.call('POST', 'carts', {
      name: 'Umzug',
      type: 'Cart',
      isSecondary: true,
    })
    expect([status, body.name, body.isSecondary]).toEqual([201, 'Umzug', true])
    expect(await cartIdOf(lea)).toBe(current)
    expect(inactiveCarts(shop)).toEqual([body.cartId])
    const line = { productId: productId('1001180'), quantity: '20', type: 'Product' }
    expect((await lea.call('POST', `carts/${body.cartId}/cart-items`, line)).status).toBe(201)
    expect(await skusOf(lea)).toEqual(['1001010'])
    expect((await lea.call('DELETE', `carts/${body.cartId}`)).status).toBe(204)
    expect(inactiveCarts(shop)).toEqual([])
  })

  it('makes a new current cart, and puts the earlier one aside', async () => {
    const shop = openShop()
    const lea = shop.as('lea')
    await lea.add('1001010', 25)
    const earlier = await cartIdOf(lea)
    const { body } = await lea.call('POST', 'carts')
    expect(body).toMatchObject({ isSecondary: false, name: 'Cart', uniqueProductCount: 0 })
    expect(await cartIdOf(lea)).toBe(body.cartId)
    expect(inactiveCarts(shop)).toEqual([earlier])
  })

  it('makes it for another account of the buyer', async () => {
    const shop = openShop()
    const managed = shop.db.get<{ id: string }>('SELECT managed_account_id AS id FROM managed_account')?.id
    const annelise = shop.as('annelise', 'DE')
    const { body } = await annelise.call('POST', 'carts', { effectiveAccountId: managed })
    expect(body.accountId).toBe(managed)
    const refused = await annelise.call('POST', 'carts', { effectiveAccountId: '001000000000009AAA' })
    expect(errorOf(refused)).toEqual([404, 'EFFECTIVE_ACCOUNT_NOT_FOUND'])
  })

  it('makes a guest a cart, with the cookie', async () => {
    const guest = openShop().as()
    const { status, headers, body } = await guest.call('POST', 'carts', {})
    expect([status, body.accountId]).toEqual([201, null])
    expect(headers.get('Set-Cookie')).toMatch(/^guest_id=/)
  })

  it.each([
    ['a name that is no text', { name: 7 }, 'INVALID_API_INPUT'],
    ['another type', { type: 'Template' }, 'INVALID_API_INPUT'],
    ['the currency of the other shop', { currencyIsoCode: 'EUR' }, 'INVALID_API_INPUT'],
    ['a kind that is no boolean', { isSecondary: 'yes' }, 'INVALID_API_INPUT'],
    ['an account that is no text', { effectiveAccountId: 1 }, 'INVALID_API_INPUT'],
    ['an unknown member', { colour: 'red' }, 'JSON_PARSER_ERROR'],
  ])('refuses %s', async (_, body, errorCode) => {
    const response = await openShop().as('lea').call('POST', 'carts', body)
    expect(errorOf(response)).toEqual([400, errorCode])
  })
})
