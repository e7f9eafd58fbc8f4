import assert from 'node:assert/strict'
import { test } from 'node:test'
import { executeActions } from '@cartonnage/sdk'
import { buyers, linesOf, openShop, products } from './shop.ts'
import type { TestContext } from 'node:test'
import type { Fetch } from './shop.ts'

/** Opens a shop whose site does not route `/lwr/apex/…`. */
const openSite = (t: TestContext) => {
  const refused: string[] = []
  const wrap = (fetch: Fetch) =>
    executeActions({
      language: 'de-CH',
      fetch: (request) => {
        const { pathname } = new URL(request.url)
        if (pathname.includes('/lwr/apex/')) refused.push(pathname)
        return fetch(request)
      },
    })
  const browser = openShop(t).openBrowser({ wrap })
  return { browser, refused }
}

test('[7.1-1] server actions go to the other address of a site, and give the same values', async (t) => {
  const { browser, refused } = openSite(t)
  const client = await browser.signIn(buyers.business)
  assert.equal(client.session.getSnapshot().status, 'ready')
  const info = await client.account.getInfo()
  assert.deepEqual(
    [info.userName, info.companyName, info.userType],
    ['Reto Brunner', 'Alpenblick Versand AG', 'business'],
  )
  const rates = await client.vatRates.load()
  assert.deepEqual(
    rates.find(({ countryCode }) => countryCode === 'CH'),
    { countryCode: 'CH', vatRate: 0.081 },
  )
  assert.deepEqual(refused, [])
})

test('[7.1-2] [7.1-8] lines are added and counted at the other address', async (t) => {
  const { browser, refused } = openSite(t)
  const guest = browser.openPage()
  await guest.guestCart.add({ productId: products.box, quantity: 25 })
  const client = await browser.signIn(buyers.private)
  assert.deepEqual(client.guestCart.getSnapshot(), [])
  const counts = await client.cartCounts.load()
  const cart = await client.cart.load()
  assert.deepEqual([counts.uniqueProductCount, counts.cartId], [1, cart?.summary.cartId])
  assert.deepEqual(linesOf(cart), [[products.box, '25']])
  assert.deepEqual(refused, [])
})
