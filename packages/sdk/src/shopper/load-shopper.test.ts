import { describe, expect, it, vi } from 'vitest'
import { lea, product, reto } from '../client.fixture'
import { resolveUserMenuItem } from '../rules/page/user-menu'
import { createSandboxWorld } from '../sandbox-world.fixture'
import type { ShopClient } from '../shop-client'
import { createMemoryStorage } from '../storage/memory-storage'
import { storageEntries } from '../storage/storage-entries'

/** A browser with a guest's page, in which a buyer can sign in. */
function createBuyersBrowser(username = lea, shop: 'CH' | 'DE' = 'CH') {
  const world = createSandboxWorld({ shop })
  const guest = world.openPage()
  const signIn = () => world.signIn(guest, username)
  return { ...world, guest, signIn }
}

/** A buyer's page that has loaded. */
async function openBuyer(username = lea, shop: 'CH' | 'DE' = 'CH') {
  const world = createBuyersBrowser(username, shop)
  await world.signIn()
  const client = world.openPage()
  await client.load()
  return { ...world, client }
}

const line = { productId: product.carton, quantity: '25' }
const counts = ({ cartCounts }: ShopClient) => cartCounts.getSnapshot()

describe('the counts in the header', () => {
  it('[3.cart-2] [3.cart-3] [6-2] are the number of different products in the cart and its id', async () => {
    const { client } = await openBuyer()
    expect(counts(client)).toMatchObject({ value: { uniqueProductCount: 0 } })
    await client.cart.add([line, { productId: product.other, quantity: '20' }])
    const value = await client.cartCounts.load()
    const cart = await client.cart.load()
    expect(value).toEqual({ uniqueProductCount: 2, cartId: cart?.summary.cartId })
    expect(value.cartId).toMatch(/^0a6/)
  })

  it('[3.cart-2] [6-1] are 0 for a guest, without a call', async () => {
    const { guest, requests } = createBuyersBrowser()
    await guest.load()
    await guest.cartCounts.load()
    await expect(guest.inactiveCart.load()).resolves.toBeNull()
    expect(counts(guest)).toMatchObject({ value: { uniqueProductCount: 0, cartId: null } })
    expect(requests.join()).not.toMatch(/getCartSummary|getInactiveCarts/)
  })

  it('[2.7-8] [6-1] of an inactive cart are none for a guest, without a call', async () => {
    const { guest, requests } = createBuyersBrowser()
    await expect(guest.inactiveCart.load()).resolves.toBeNull()
    expect(requests.join()).not.toContain('getInactiveCarts')
  })

  it('[4.cart-counts-and-processing-1] [3.event-payloads-1] are loaded again on cartchanged, and on no other event', async () => {
    const { client, openPage, requests } = await openBuyer()
    // On another device, because the tabs of a browser follow each other.
    const device = createMemoryStorage()
    const elsewhere = openPage({ localStorage: () => device })
    await elsewhere.cart.add(line)
    const requested = () => requests.filter((request) => request.endsWith('/getCartSummary')).length
    const before = requested()
    client.events.emit('blackcartchanged')
    client.events.emit('search')
    // Calls caused by these events would have been made by now.
    await client.cart.load()
    expect(requested()).toBe(before)
    expect(counts(client)).toMatchObject({ value: { uniqueProductCount: 0 } })
    client.events.emit('cartchanged')
    await vi.waitFor(() => expect(counts(client)).toMatchObject({ value: { uniqueProductCount: 1 } }))
    expect(requested()).toBe(before + 1)
  })

  it('[8-10] stay as they are when they cannot be loaded again, which is only reported', async () => {
    const { client, sandbox, failures } = await openBuyer()
    sandbox.faults.arm({ match: { path: 'getCartSummary' }, kind: 'status', status: 500, times: 9 })
    client.events.emit('cartchanged')
    await vi.waitFor(() => expect(failures.join()).toContain('the cart counts cannot be loaded'))
    expect(failures).toHaveLength(1)
    expect(counts(client)).toMatchObject({ value: { uniqueProductCount: 0 } })
  })

  it('[3.event-payloads-1] follow each change of the cart, which raises cartchanged', async () => {
    const { client } = await openBuyer()
    const changed = vi.fn()
    client.events.on('cartchanged', changed)
    await client.cart.add(line)
    expect(changed).toHaveBeenCalledOnce()
    await vi.waitFor(() => expect(counts(client)).toMatchObject({ value: { uniqueProductCount: 1 } }))
  })

  it('[2.7-7] [6-2] [7.1-3] [4.cart-counts-and-processing-1] [3.event-payloads-2] [2.7-9] of the first inactive cart are loaded again on blackcartchanged only', async () => {
    const { openPage, fetch } = await openBuyer()
    let count = 1
    // The sandbox has no second cart of its own.
    const client = openPage({
      fetch: (request) =>
        request.url.includes('getInactiveCarts')
          ? Promise.resolve(
              Response.json({
                inactiveCarts: [
                  { Id: '0a6Q50000000002AAA', UniqueProductCount: count },
                  { Id: '0a6Q50000000003AAA', UniqueProductCount: 9 },
                ],
              }),
            )
          : fetch(request),
    })
    await expect(client.inactiveCart.load()).resolves.toEqual({
      id: '0a6Q50000000002AAA',
      uniqueProductCount: 1,
    })
    count = 3
    const current = () => client.inactiveCart.getSnapshot()
    client.events.emit('cartchanged')
    await client.cartCounts.load()
    expect(current()).toMatchObject({ value: { uniqueProductCount: 1 } })
    client.events.emit('blackcartchanged')
    await vi.waitFor(() => expect(current()).toMatchObject({ value: { uniqueProductCount: 3 } }))
  })
})

describe('the first load after signing in', () => {
  /** A guest fills the cart, signs in, and the next page loads. */
  async function signInWithCart(
    stored: Readonly<Partial<Record<'loginFromCart' | 'goToSummary', string>>> = {},
    lines = [line],
  ) {
    const world = createBuyersBrowser()
    await world.guest.guestCart.addAll(lines)
    for (const [key, text] of Object.entries(stored)) world.browser.data.set(key, text)
    world.guest.storage.write(storageEntries.guestUserName, 'Lea')
    await world.signIn()
    const client = world.openPage()
    const changed = vi.fn()
    client.events.on('cartchanged', changed)
    await client.load()
    return { ...world, client, changed }
  }

  it('[4.guest-cart-on-login-1] [4.guest-cart-on-login-2] [4.guest-cart-on-login-3] sends the lines by the action, once, and clears the guest cart', async () => {
    const { client, requests, browser } = await signInWithCart()
    expect(requests.filter((request) => request.endsWith('/addItemsToCart'))).toEqual([
      'POST /lwr/apex/v65.0/ShoppingCartController/addItemsToCart',
    ])
    expect(browser.data.get('anonymousCart')).toBe('[]')
    expect((await client.cart.load())?.items).toMatchObject([{ productId: product.carton, quantity: 25 }])
  })

  it('[4.guest-cart-on-login-1] [6-1] sends nothing for a guest, nor for an empty guest cart', async () => {
    const { guest, requests, signIn, openPage } = createBuyersBrowser()
    await guest.guestCart.add(line)
    await guest.load()
    expect(guest.guestCart.getSnapshot()).toEqual([line])
    await guest.guestCart.clear()
    await signIn()
    await openPage().load()
    expect(requests.join()).not.toContain('addItemsToCart')
  })

  it('[7.3-12] preserves the cart that the guest had on the server, by its id, once', async () => {
    const { guest, signIn, openPage, requests } = createBuyersBrowser()
    const { cartId } = await guest.cart.ensure()
    await signIn()
    await openPage().load()
    await openPage().load()
    expect(requests.filter((request) => request.endsWith('/actions/preserve'))).toEqual([
      `POST /services/data/v65.0/commerce/webstores/0ZECH00000000014AA/carts/${cartId}/actions/preserve`,
    ])
  })

  it('[8-12] continues when that fails, which is only reported', async () => {
    const { guest, signIn, openPage, fetch, failures } = createBuyersBrowser()
    await guest.cart.ensure()
    await guest.guestCart.add(line)
    await signIn()
    const broken = (request: Request) =>
      request.url.includes('/actions/preserve')
        ? Promise.resolve(Response.json([], { status: 500 }))
        : fetch(request)
    const client = openPage({ fetch: broken })
    await client.load()
    expect(failures).toEqual([expect.stringContaining('the guest’s cart cannot be preserved')])
    expect(counts(client)).toMatchObject({ value: { uniqueProductCount: 1 } })
    expect(client.cartMerge.productsNotPreserved.getSnapshot()).toBe(0)
  })

  it('[4.guest-cart-on-login-4] raises cartchanged once, and loads the new counts', async () => {
    const { client, changed } = await signInWithCart()
    expect(changed).toHaveBeenCalledTimes(1)
    expect(counts(client)).toMatchObject({ value: { uniqueProductCount: 1 } })
  })

  it('[4.guest-cart-on-login-7] goes to the summary that the sign-in interrupted, and removes the stored path', async () => {
    const { visited, browser } = await signInWithCart({
      loginFromCart: 'true',
      goToSummary: '/de-CH/checkout',
    })
    expect(visited).toEqual(['/de-CH/checkout'])
    for (const key of ['loginFromCart', 'goToSummary', 'guestUserName'])
      expect(browser.data.has(key)).toBe(false)
  })

  it('[4.guest-cart-on-login-8] goes to the cart, and keeps the report for it, when a line was refused', async () => {
    // Its quantity step is 20.
    const refused = { productId: '01tCN0001002120YAA', quantity: '7' }
    const { visited, client, browser } = await signInWithCart(
      { loginFromCart: 'true', goToSummary: '/de-CH/checkout' },
      [line, refused],
    )
    expect(visited).toEqual([expect.stringMatching(/^http:\/\/localhost\/de-CH\/cart\/0a6/)])
    expect(browser.data.has('goToSummary')).toBe(false)
    const reported = [{ productId: refused.productId, intended: '7', actual: '0', reason: 'refused' }]
    expect(client.cartMerge.differences.getSnapshot()).toEqual(reported)
    expect(client.storage.read(storageEntries.mergeJournal)).toMatchObject([
      { state: 'told', owner: client.scope.getSnapshot().userId, lines: reported },
    ])
    await client.cartMerge.dismissDifferences()
    expect(client.cartMerge.differences.getSnapshot()).toEqual([])
    expect(client.storage.read(storageEntries.mergeJournal)).toEqual([])
  })

  it('[4.guest-cart-on-login-8] goes to the cart when the merge fails', async () => {
    const world = createBuyersBrowser()
    await world.guest.guestCart.add(line)
    await world.signIn()
    world.browser.data.set('loginFromCart', 'true')
    world.browser.data.set('goToSummary', '/de-CH/checkout')
    world.sandbox.faults.arm({ match: { path: 'addItemsToCart' }, kind: 'status', status: 503, times: 9 })
    await world.openPage().load()
    expect(world.visited).toEqual(['http://localhost/de-CH/cart/current'])
  })

  it('[4.guest-cart-on-login-6] [4.guest-cart-on-login-8] [3.cart-1] goes to the record page of the cart, by its id, and removes the flag', async () => {
    const { client, visited, browser } = await signInWithCart({ loginFromCart: 'true' })
    const cartId = (await client.cart.load())?.summary.cartId ?? 'none'
    expect(visited).toEqual([`http://localhost/de-CH/cart/${cartId}`])
    expect(browser.data.has('loginFromCart')).toBe(false)
  })

  it('[4.guest-cart-on-login-9] stays on the page without loginFromCart, with the guest cart cleared', async () => {
    const { visited, browser } = await signInWithCart()
    expect(visited).toEqual([])
    expect(browser.data.get('anonymousCart')).toBe('[]')
  })
})

describe('signing in within one page', () => {
  it('[4.guest-cart-on-login-1] is noticed by the next load, which merges and counts', async () => {
    const { guest, signIn } = createBuyersBrowser()
    await guest.load()
    await guest.guestCart.add(line)
    await signIn()
    await guest.load()
    expect((await guest.session.load()).isGuest).toBe(false)
    expect(guest.guestCart.getSnapshot()).toEqual([])
    expect((await guest.cart.load())?.items).toMatchObject([{ productId: product.carton, quantity: 25 }])
    expect(counts(guest)).toMatchObject({ value: { uniqueProductCount: 1 } })
  })

  it('is noticed as well when the session was asked for too early, before the address was followed', async () => {
    const { guest, fetch } = createBuyersBrowser()
    await guest.load()
    const credentials = { username: lea, password: 'cartonnage', startUrl: '/' }
    const { redirectUrl } = await guest.session.signIn(credentials)
    await guest.load()
    expect((await guest.session.load()).isGuest).toBe(true)
    await fetch(new Request(new URL(redirectUrl, 'http://localhost')))
    await guest.load()
    expect(guest.session.getSnapshot()).toMatchObject({ value: { isGuest: false } })
  })

  it('works for a buyer who has just registered', async () => {
    const { guest, fetch } = createBuyersBrowser()
    await guest.load()
    const name = { firstName: 'Mia', lastName: 'Frei' }
    const { redirectUrl } = await guest.session.register({
      ...name,
      email: 'mia.frei@example.com',
      password: 'cartonnage1',
      startUrl: '/',
    })
    await fetch(new Request(new URL(redirectUrl, 'http://localhost')))
    await guest.load()
    expect(guest.session.getSnapshot()).toMatchObject({ value: { isGuest: false } })
  })

  it('asks again no more often than that', async () => {
    const { guest, signIn, requests } = createBuyersBrowser()
    const asked = () => requests.filter((request) => request.endsWith('/session-context')).length
    await guest.load()
    await guest.load()
    expect(asked()).toBe(1)
    await signIn()
    await guest.load()
    await guest.load()
    expect(asked()).toBe(2)
  })
})

describe('who is shopping', () => {
  it('[3.user-and-account-6] is a user by id, or a guest without one', async () => {
    const { client } = await openBuyer()
    const session = await client.session.load()
    expect(session).toMatchObject({ isGuest: false, userId: client.scope.getSnapshot().userId })
    expect(session.userId).toMatch(/^005/)
    const stranger = createBuyersBrowser().guest
    const unknown = await stranger.session.load()
    expect(unknown.isGuest).toBe(true)
    expect(unknown).not.toHaveProperty('userId')
    expect(stranger.scope.getSnapshot()).not.toHaveProperty('userId')
  })

  it('[3.user-and-account-5] [3.shopper-context-2] acts for the chosen account, until the choice is removed', async () => {
    const { client } = await openBuyer('einkauf@sonnenhalde.example', 'DE')
    const own = client.scope.getSnapshot().effectiveAccountId
    const other = (await client.account.listManaged()).find(({ isMyAccount }) => !isMyAccount)
    const account = { id: other?.accountId ?? '', name: other?.accountName ?? '' }
    expect([own, '']).not.toContain(account.id)
    const session = await client.effectiveAccount.choose(account)
    expect(client.storage.read(storageEntries.effectiveAccount)).toEqual(account)
    expect(client.scope.getSnapshot().effectiveAccountId).toBe(account.id)
    expect(session.accountName).toBe(account.name)
    await client.effectiveAccount.choose(null)
    expect(client.storage.read(storageEntries.effectiveAccount)).toBeNull()
    expect(client.scope.getSnapshot().effectiveAccountId).toBe(own)
  })

  it('[3.user-and-account-3] [6-2] has a menu with resolved links', async () => {
    const { client } = await openBuyer(reto)
    const { menuItems } = await client.session.load()
    const location = { origin: 'http://localhost', basePath: 'http://localhost/de-CH' }
    const links = menuItems.map((item) => resolveUserMenuItem(item, location))
    expect(links[0]).toEqual({
      kind: 'page',
      path: '/my/orders',
      url: 'http://localhost/de-CH/my/orders',
    })
    const list = links.find((link) => link?.url.includes('/recordlist/'))
    expect(list).toMatchObject({ kind: 'page', path: '/recordlist/Quote/00BCN0000000001AAA' })
    expect(links.at(-1)).toEqual({ kind: 'signOut', url: 'http://localhost/secur/logout.jsp' })
  })
})
