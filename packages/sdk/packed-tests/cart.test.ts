import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isResponseError, storageEntries } from '@cartonnage/sdk'
import { buyers, first, linesOf, openShop, products } from './shop.ts'
import type { ShopClient } from '@cartonnage/sdk'
import type { TestContext } from 'node:test'
import type { Fetch } from './shop.ts'

/** A buyer with 25 folding boxes and 6 rolls of tape in the cart. */
const openCart = async (t: TestContext) => {
  const shop = openShop(t)
  const client = await shop.openBrowser().signIn(buyers.private)
  await client.cart.add([
    { productId: products.box, quantity: 25 },
    { productId: products.tape, quantity: 6 },
  ])
  return { ...shop, client }
}

/** The amount of the products before and after all discounts. */
const amountsOf = async ({ cart }: ShopClient) => {
  const loaded = await cart.load()
  const { totalProductAmount, totalProductAmountAfterAdjustments } = loaded?.summary ?? {}
  return [totalProductAmount?.amount, totalProductAmountAfterAdjustments?.amount]
}

const itemOf = async ({ cart }: ShopClient, productId: string) =>
  first(((await cart.load())?.items ?? []).filter((item) => item.productId === productId))

test('[7.3-19] changes the quantity of one line', async (t) => {
  const { client } = await openCart(t)
  const { cartItemId } = await itemOf(client, products.box)
  await client.cart.setQuantity({ cartItemId, quantity: 50 })
  const lines = linesOf(await client.cart.load()).toSorted()
  assert.deepEqual(lines, [
    [products.box, '50'],
    [products.tape, '6'],
  ])
})

test('[7.3-20] removes one line', async (t) => {
  const { client } = await openCart(t)
  const { cartItemId } = await itemOf(client, products.box)
  await client.cart.remove({ cartItemId })
  assert.deepEqual(linesOf(await client.cart.load()), [[products.tape, '6']])
})

test('[7.3-21] removes the whole cart', async (t) => {
  const { client } = await openCart(t)
  await client.cart.delete()
  assert.equal(await client.cart.load(), null)
})

test('[7.3-25] lists the products of the cart in pages', async (t) => {
  const { client } = await openCart(t)
  const all = await client.cartCopies.listProducts()
  assert.deepEqual([all.count, all.totalNumberOfPages, all.hasErrors], [2, 1, false])
  assert.deepEqual(
    all.products.map(({ productId }) => productId).toSorted(),
    [products.box, products.tape].toSorted(),
  )
  const second = await client.cartCopies.listProducts({ pageNumber: 2, pageSize: 1 })
  assert.deepEqual([second.currentPage, second.totalNumberOfPages], [2, 2])
  assert.deepEqual(
    second.products.map(({ productId }) => productId),
    [all.products[1]?.productId],
  )
})

test('[7.3-13] copies the cart into one that can be paid and not changed', async (t) => {
  const { client } = await openCart(t)
  const cart = await client.cart.load()
  const copy = await client.cartCopies.clone()
  assert.notEqual(copy?.cartId, cart?.summary.cartId)
  assert.partialDeepStrictEqual(copy, {
    uniqueProductCount: 2,
    totalProductCount: 31,
    totalProductAmount: cart?.summary.totalProductAmount,
    type: 'PayNowReadOnly',
  })
  assert.equal((await client.cart.load())?.summary.cartId, cart?.summary.cartId)
})

test('[7.3-14] makes sure that a guest has a cart on the server, and keeps its id', async (t) => {
  const guest = openShop(t).openBrowser().openPage()
  const { cartId, uniqueProductCount } = await guest.cart.ensure()
  assert.equal(uniqueProductCount, 0)
  assert.equal(guest.storage.read(storageEntries.guestCartId), cartId)
  assert.equal((await guest.cart.ensure()).cartId, cartId)
})

test('[7.3-22] applies a coupon by its code, which reduces the amount of the products', async (t) => {
  const { client } = await openCart(t)
  const [before] = await amountsOf(client)
  const coupon = first(await client.coupons.apply('NEWSLETTER5'))
  assert.equal(coupon.couponCode, 'NEWSLETTER5')
  const [whole, left] = await amountsOf(client)
  assert.equal(whole, before)
  assert.ok(Math.abs(Number(left) - Number(before) * 0.95) < 0.011, `${left} of ${before}`)
  assert.deepEqual(await client.coupons.list(), [coupon])
})

test('[7.3-22] says why a coupon cannot be applied', async (t) => {
  const { client } = await openCart(t)
  await assert.rejects(
    client.coupons.apply('SOMMER20'),
    (error) => isResponseError(error) && error.status === 404 && error.errors[0]?.type === 'ITEM_NOT_FOUND',
  )
  assert.deepEqual(await client.coupons.list(), [])
})

test('[7.3-23] takes a coupon off the cart by its id', async (t) => {
  const { client } = await openCart(t)
  const { cartCouponId } = first(await client.coupons.apply('KLEBEBAND10'))
  const [whole, less] = await amountsOf(client)
  assert.ok(Number(less) < Number(whole))
  await client.coupons.remove(String(cartCouponId))
  assert.deepEqual(await client.coupons.list(), [])
  assert.deepEqual(await amountsOf(client), [whole, whole])
})

test('[7.3-24] holds stock for four hours, which others then do not get', async (t) => {
  const { sandbox, openBrowser } = openShop(t)
  const lea = await openBrowser().signIn(buyers.private)
  await lea.cart.add({ productId: products.clearance, quantity: 10 })
  const { summary } = (await lea.cart.load()) ?? {}
  const reservation = await lea.inventory.reserve()
  const expirationTime = new Date(sandbox.clock.now() + 14_400_000).toISOString()
  assert.partialDeepStrictEqual(reservation, {
    cartId: summary?.cartId,
    durationInSeconds: 14_400,
    expirationTime,
    errors: [],
  })
  const reto = await openBrowser().signIn(buyers.business)
  await assert.rejects(reto.cart.add({ productId: products.clearance, quantity: 3 }), { status: 400 })
  await lea.inventory.release()
  const { cart } = await reto.cart.add({ productId: products.clearance, quantity: 3 })
  assert.equal(cart?.summary.uniqueProductCount, 1)
})

test('[7.3-11] marks the calls of a high-scale cart, and no others', async (t) => {
  const { switchOn, openBrowser } = openShop(t)
  await switchOn({ highScaleCartEnabled: true })
  const marks: Map<string, string | null> = new Map()
  const wrap = (fetch: Fetch) => (request: Request) => {
    marks.set(
      new URL(request.url).pathname.replace(/^.*\/webstores\/[^/]+/, ''),
      request.headers.get('X-Highscale'),
    )
    return fetch(request)
  }
  const client = await openBrowser({ wrap }).signIn(buyers.private)
  await client.cart.add({ productId: products.box, quantity: 25 })
  await client.cartCopies.listProducts()
  assert.equal(marks.get('/carts/current/cart-items'), 'true')
  assert.equal(marks.get('/carts/current/products'), 'true')
  assert.equal(marks.get('/session-context'), null)
})
