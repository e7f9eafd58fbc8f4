import { describe, expect, it } from 'vitest'
import { refusal, scriptPlatform, webstore, type Reply } from '../transport/scripted-platform.fixture'
import { createCartCallsOf } from '../platform.fixture'

const summary = (more: object = {}) => ({
  cartId: '0a6',
  currencyIsoCode: 'CHF',
  totalProductCount: '2.0',
  ...more,
})
const item = { cartItemId: '0a9', productId: '01t', quantity: '25.0' }
const list = (more: object = {}) => ({ cartItems: [item], cartSummary: summary(), ...more })
const noCart = refusal(404, 'MISSING_RECORD')
const nullCart = { body: { cartId: null } }
const wrongShop = refusal(404, 'WEBSTORE_NOT_FOUND')

const script = (replies: readonly Reply[], runtime: 'browser' | 'server' = 'browser') => {
  const platform = scriptPlatform(replies, { runtime })
  return { ...platform, cart: createCartCallsOf(platform.transport) }
}

describe('cart.ensure', () => {
  it('[7.3-14] puts an empty body to the current cart', async () => {
    const { cart, seen } = script([{ status: 201, body: summary() }])
    await expect(cart.ensure()).resolves.toMatchObject({ cartId: '0a6', totalProductCount: 2 })
    expect(seen[0]).toMatchObject({ method: 'PUT', path: `${webstore}/carts/current` })
    expect(seen[0]?.body).toEqual({})
  })
})

describe('cart.get', () => {
  it('[4.cart-counts-and-processing-3] polls while the platform is working', async () => {
    const working = [
      { status: 202, body: summary() },
      { body: summary({ asyncOperationStatus: 'Processing' }) },
    ]
    const { cart, seen } = script([...working, { body: summary({ asyncOperationStatus: 'Completed' }) }])
    await expect(cart.get()).resolves.toMatchObject({ asyncOperationStatus: 'Completed' })
    expect(seen).toHaveLength(3)
  })

  it('[8-21] does not poll on a server', async () => {
    const { cart } = script([{ status: 202, body: summary() }], 'server')
    await expect(cart.get()).rejects.toMatchObject({ code: 'SSR_NO_POLLING' })
  })

  it('is null without a cart, and fails for a wrong shop', async () => {
    await expect(script([noCart]).cart.get()).resolves.toBeNull()
    await expect(script([nullCart]).cart.get()).resolves.toBeNull()
    await expect(script([wrongShop]).cart.get()).rejects.toMatchObject({ status: 404 })
  })
})

describe('cart.getSummary', () => {
  it('[7.3-15] requests the counts only', async () => {
    const { cart, seen } = script([{ body: summary({ uniqueProductCount: 1 }) }])
    await expect(cart.getSummary()).resolves.toMatchObject({ uniqueProductCount: 1, totalProductCount: 2 })
    expect(seen[0]).toMatchObject({ method: 'GET', path: `${webstore}/carts/compact-summary` })
  })

  it('requests the whole cart where the compact call fails', async () => {
    const { cart, seen } = script([refusal(500, 'UNKNOWN_EXCEPTION'), { body: summary() }])
    await expect(cart.getSummary()).resolves.toMatchObject({ cartId: '0a6', currencyCode: 'CHF' })
    expect(seen.map(({ path }) => path)).toEqual([
      `${webstore}/carts/compact-summary`,
      `${webstore}/carts/current`,
    ])
  })

  it('is null without a cart', async () => {
    const failed = refusal(500, 'UNKNOWN_EXCEPTION')
    await expect(script([noCart]).cart.getSummary()).resolves.toBeNull()
    await expect(script([failed, noCart]).cart.getSummary()).resolves.toBeNull()
    await expect(script([failed, nullCart]).cart.getSummary()).resolves.toBeNull()
  })
})

describe('cart.listItems', () => {
  it('[9-33] [7.3-16] requests page 1 of 25, newest first, with fields, coupons and promotions', async () => {
    const { cart, seen } = script([{ body: list() }])
    await cart.listItems()
    expect(seen[0]).toMatchObject({ method: 'GET', path: `${webstore}/carts/current/cart-items` })
    expect(seen[0]?.query).toMatchObject({
      includePromotions: 'true',
      includeCoupons: 'true',
      sort: 'CreatedDateDesc',
      productFields: '*',
      pageNumber: '1',
      pageSize: '25',
    })
  })

  it('[7.3-16] requests another page of another cart', async () => {
    const { cart, seen } = script([{ body: list() }])
    await cart.listItems({ cartId: '0a6', pageNumber: 2 })
    expect(seen[0]).toMatchObject({ path: `${webstore}/carts/0a6/cart-items`, query: { pageNumber: '2' } })
  })

  it.each<[string, Reply]>([
    ['202', { status: 202, body: list() }],
    ['Processing', { body: list({ cartSummary: summary({ asyncOperationStatus: 'Processing' }) }) }],
  ])('[4.cart-counts-and-processing-3] polls on %s at any time', async (_, reply) => {
    const { cart, seen } = script([reply, { body: list() }])
    await expect(cart.listItems()).resolves.toMatchObject({ cartItems: [{ quantity: 25 }] })
    expect(seen).toHaveLength(2)
  })

  it.each<[string, Reply]>([
    ['422', refusal(422, 'CART_BUSY')],
    ['an empty list', { body: list({ cartItems: [] }) }],
  ])('polls on %s directly after a write', async (_, reply) => {
    const { cart, seen } = script([reply, { body: list() }])
    await expect(cart.listItems({ afterWrite: true })).resolves.toMatchObject({
      cartItems: [{ quantity: 25 }],
    })
    expect(seen).toHaveLength(2)
  })

  it('does not poll on the same responses otherwise', async () => {
    await expect(script([{ body: list({ cartItems: [] }) }]).cart.listItems()).resolves.toMatchObject({
      cartItems: [],
    })
    await expect(script([refusal(422, 'CART_BUSY')]).cart.listItems()).rejects.toMatchObject({ status: 422 })
  })

  it('returns a cart that is empty after a write', async () => {
    const { cart } = script([{ body: { cartItems: [], cartSummary: summary({ totalProductCount: '0' }) } }])
    await expect(cart.listItems({ afterWrite: true })).resolves.toMatchObject({ cartItems: [] })
  })
})

describe('cart writes', () => {
  it('[7.3-17] [3.cart-6] adds a product and requests the cart with it', async () => {
    const { cart, seen } = script([{ status: 201, body: { ...item, cartData: list() } }])
    const added = await cart.addItem({ productId: '01t', quantity: 25 })
    expect(added).toMatchObject({
      cartItemId: '0a9',
      quantity: 25,
      cartData: { cartItems: [{ quantity: 25 }] },
    })
    expect(seen[0]).toMatchObject({
      method: 'POST',
      path: `${webstore}/carts/current/cart-items`,
      query: { includeCartData: 'true' },
      body: { productId: '01t', quantity: '25', type: 'Product' },
    })
  })

  it('accepts an asynchronous addition without an item id', async () => {
    const { cart } = script([{ status: 202, body: { ...item, cartItemId: null } }])
    await expect(cart.addItem({ productId: '01t', quantity: 1 })).resolves.toMatchObject({
      cartItemId: null,
      cartData: null,
    })
  })

  it('[7.3-18] adds several products in one call', async () => {
    const results = [{ statusCode: 201, result: item }]
    const { cart, seen } = script([{ status: 201, body: { hasErrors: false, results } }])
    const response = await cart.addItems([{ productId: '01t', quantity: '25' }])
    expect(response.results).toMatchObject([{ status: 'added', cartItem: { productId: '01t' } }])
    expect(seen[0]).toMatchObject({ method: 'POST', path: `${webstore}/carts/current/cart-items/batch` })
    expect(seen[0]?.body).toEqual({
      inputs: [{ richInput: { productId: '01t', quantity: '25', type: 'Product' } }],
    })
  })

  it('[8-14] keeps the message of a failed line only when it is a validation', async () => {
    const failed = (errorCode: string) => ({ statusCode: 400, result: [{ errorCode, message: 'said' }] })
    const results = [failed('CART_VALIDATION_ERROR'), failed('INSUFFICIENT_ACCESS')]
    const { cart } = script([{ body: { hasErrors: true, results } }])
    const response = await cart.addItems([{ productId: 'a', quantity: 1 }])
    expect(response.results).toMatchObject([
      { errors: [{ errorCode: 'CART_VALIDATION_ERROR', message: 'said' }] },
      { errors: [{ errorCode: 'INSUFFICIENT_ACCESS', message: null }] },
    ])
  })

  it('[7.1-2] merges guest lines by the action, with all their members', async () => {
    const { cart, seen } = script([{ status: 200 }])
    const line = { productId: '01t', quantity: '25', note: 'mine' }
    await expect(cart.mergeLines([line])).resolves.toBeUndefined()
    expect(seen[0]).toMatchObject({
      method: 'POST',
      path: '/lwr/apex/v65.0/ShoppingCartController/addItemsToCart',
      body: { lineItems: [line] },
    })
  })

  it('[7.3-19] sets a quantity without the members that PATCH refuses, and requests the cart with it', async () => {
    const { cart, seen } = script([{ body: item }])
    await cart.changeItem({ cartItemId: '0a9', quantity: 75 })
    expect(seen[0]).toMatchObject({
      method: 'PATCH',
      path: `${webstore}/carts/current/cart-items/0a9`,
      query: { includeCartData: 'true' },
    })
    expect(seen[0]?.body).toEqual({ quantity: '75' })
  })

  it('[7.3-20] removes an item', async () => {
    const { cart, seen } = script([{ status: 204 }])
    await cart.removeItem({ cartItemId: '0a9' })
    expect(seen[0]).toMatchObject({ method: 'DELETE', path: `${webstore}/carts/current/cart-items/0a9` })
  })

  it.each<[string, Reply]>([
    ['there was one', { status: 204 }],
    ['there was none', noCart],
  ])('[7.3-21] has deleted the cart when %s', async (_, reply) => {
    const { cart, seen } = script([reply])
    await expect(cart.delete()).resolves.toBeUndefined()
    expect(seen[0]).toMatchObject({ method: 'DELETE', path: `${webstore}/carts/current` })
  })
})
