import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cart, cartCounts, catalog, guestCart, session, vat } from '@cartonnage/sdk'
import { buyers, openShop, products } from './shop.ts'
import type { TestContext } from 'node:test'
import type { Fetch } from './shop.ts'

/** A browser of the Swiss shop, and how many requests it has sent. */
const openCounted = (t: TestContext) => {
  const requested = { count: 0 }
  const wrap = (fetch: Fetch) => (request: Request) => {
    requested.count += 1
    return fetch(request)
  }
  return { requested, browser: openShop(t).openBrowser({ wrap }) }
}

test('a front asks nothing by making a client, a guest’s cart and VAT', async (t) => {
  const { requested, browser } = openCounted(t)
  const { use } = browser.openFront()
  await use(guestCart).add({ productId: products.box, quantity: 25 })
  assert.deepEqual(
    [use(guestCart).getSnapshot().length, use(vat).getSnapshot().countryCode, requested.count],
    [1, 'CH', 0],
  )
})

test('a feature is made once for a client, and again for another', (t) => {
  const { browser } = openCounted(t)
  const [one, other] = [browser.openFront(), browser.openFront()]
  assert.equal(one.use(cart), one.use(cart))
  assert.notEqual(one.use(cart), other.use(cart))
})

test('a front buys with the features that it imports', async (t) => {
  const { browser } = openCounted(t)
  await browser.signIn(buyers.private)
  const { use } = browser.openFront()
  const { isGuest } = await use(session).load()
  const { total } = await use(catalog).search({ searchTerm: 'Karton' })
  const { add } = use(cart)
  await add({ productId: products.box, quantity: 25 })
  const { uniqueProductCount } = await use(cartCounts).load()
  assert.deepEqual([isGuest, total > 0, uniqueProductCount], [false, true, 1])
})

test('what a client loaded goes on to the next one by the names of its features', async (t) => {
  const { browser } = openCounted(t)
  const client = await browser.signIn(buyers.private)
  const { features } = client.dehydrate()
  assert.ok(['session', 'cartCounts', 'vat', 'vatRates'].every((name) => name in (features ?? {})))
})
