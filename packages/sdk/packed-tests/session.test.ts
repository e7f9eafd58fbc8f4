import assert from 'node:assert/strict'
import { test } from 'node:test'
import { storageEntries } from '@cartonnage/sdk'
import { buyers, linesOf, openShop, products } from './shop.ts'

test('registers a private buyer, who is then signed in', async (t) => {
  const { openPage, follow } = openShop(t).openBrowser()
  const person = { firstName: 'Mira', lastName: 'Kern', email: 'mira.kern@example.com' }
  const next = await openPage().session.register({
    ...person,
    password: 'Karton und 7 Bänder',
    startUrl: '/de-CH/',
  })
  const client = await follow(next)
  const { isGuest, userName, userType } = await client.session.load()
  assert.deepEqual([isGuest, userName, userType], [false, 'Mira Kern', 'private'])
})

test('gives the address that ends the session', async (t) => {
  const client = await openShop(t).signIn(buyers.private)
  const url = new URL(await client.session.getSignOutUrl(), 'https://shop.example')
  assert.deepEqual([url.origin, url.pathname], ['https://shop.example', '/secur/logout.jsp'])
})

test('[7.3-2] lists the accounts that a buyer may act for, and acts for one', async (t) => {
  const browser = openShop(t).openBrowser({ shop: 'DE' })
  const client = await browser.signIn('einkauf@sonnenhalde.example')
  const accounts = await client.account.listManaged()
  assert.deepEqual(
    accounts.map(({ accountName, isMyAccount }) => [accountName, isMyAccount]),
    [
      ['Weingut Sonnenhalde GmbH', true],
      ['Filiale Konstanz', false],
      ['Filiale Meersburg', false],
      ['Vestiging Utrecht B.V.', false],
    ],
  )
  const { accountId: id = '', accountName: name = '' } = accounts[1] ?? {}
  await client.effectiveAccount.choose({ id: String(id), name: String(name) })
  assert.equal((await client.account.getEffective(['Name'])).accountName, 'Filiale Konstanz')
})

test('[7.3-12] a guest’s cart on the server goes along, once', async (t) => {
  const { openPage, signIn } = openShop(t).openBrowser()
  const guest = openPage()
  const { cartId } = await guest.cart.ensure()
  await guest.cart.add({ productId: products.box, quantity: 25 })
  assert.equal(guest.storage.read(storageEntries.guestCartId), cartId)
  const client = await signIn(buyers.private)
  const cart = await client.cart.load()
  assert.deepEqual(linesOf(cart), [[products.box, '25']])
  assert.notEqual(cart?.summary.cartId, cartId)
  assert.equal(client.storage.read(storageEntries.guestCartId), null)
  const next = openPage()
  await next.load()
  assert.equal((await next.cart.load())?.summary.cartId, cart?.summary.cartId)
})

test('[7.1-3] the cart that a buyer had before is then the inactive one', async (t) => {
  const { openBrowser, signIn } = openShop(t)
  const before = await signIn(buyers.private)
  const { cart } = await before.cart.add({ productId: products.tape, quantity: 6 })
  assert.equal(await before.inactiveCart.load(), null)
  const browser = openBrowser()
  const guest = browser.openPage()
  await guest.cart.ensure()
  await guest.cart.add({ productId: products.box, quantity: 25 })
  const client = await browser.signIn(buyers.private)
  assert.deepEqual(await client.inactiveCart.load(), { id: cart?.summary.cartId, uniqueProductCount: 1 })
})
