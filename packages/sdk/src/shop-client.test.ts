import { createNodeSandbox } from '@cartonnage/sandbox/node'
import type { ShopClient } from './shop-client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createShopWorldOver, lea, product, reto } from './client.fixture'
import { storageEntries } from './storage/storage-entries'

const sandboxes: { close(): void }[] = []
afterEach(() => {
  for (const sandbox of sandboxes.splice(0)) sandbox.close()
})

function createShopWorld(shop: 'CH' | 'DE' = 'CH') {
  const sandbox = createNodeSandbox({ seed: 1, now: Date.UTC(2026, 10, 21, 9) })
  const world = createShopWorldOver(sandbox, shop)
  sandboxes.push({ close: world.dispose }, sandbox)
  return world
}

const line = (productId: string, quantity: string) => ({ productId, quantity })

/** A page of a buyer who is signed in. */
async function openBuyer(username = lea) {
  const world = createShopWorld()
  await world.signIn(world.openPage(), username)
  const client = world.openPage()
  await client.load()
  return { ...world, client }
}

describe('session', () => {
  it('[6-1] is a guest when nobody is signed in', async () => {
    const { openPage } = createShopWorld()
    const client = openPage()
    await client.load()
    expect(client.session.getSnapshot()).toMatchObject({
      status: 'ready',
      value: { isGuest: true, menuItems: [] },
    })
    expect(client.cartCounts.getSnapshot()).toMatchObject({ value: { uniqueProductCount: 0, cartId: null } })
  })

  it('[8-16] is a guest when the session context fails, which is only logged', async () => {
    const { openPage, sandbox, failures } = createShopWorld()
    sandbox.faults.arm({ match: { path: 'session-context' }, kind: 'status', status: 500, times: 9 })
    const client = openPage()
    await client.load()
    expect(client.session.getSnapshot()).toMatchObject({ value: { isGuest: true } })
    expect(failures).toHaveLength(1)
  })

  it('[6-2] [3.user-and-account-2] has the buyer, and the scope follows', async () => {
    const { client } = await openBuyer()
    expect(client.session.getSnapshot()).toMatchObject({
      value: { isGuest: false, userType: 'private', firstName: 'Lea', userName: 'Lea Keller' },
    })
    expect(client.scope.getSnapshot().userId).toBeTypeOf('string')
  })

  it('[8-8] has no menu when the account info fails', async () => {
    const { openPage, signIn, sandbox, failures } = createShopWorld()
    await signIn(openPage(), reto)
    sandbox.faults.arm({ match: { path: 'getAccountInfo' }, kind: 'status', status: 500, times: 9 })
    const client = openPage()
    const session = await client.session.load()
    expect(session).toMatchObject({ isGuest: false, menuItems: [] })
    expect(session).not.toHaveProperty('userName')
    expect(failures).toHaveLength(1)
  })

  it('[8-17] fails with ABORTED when the caller cancels', async () => {
    const client = createShopWorld().openPage()
    const load = client.session.load({ signal: AbortSignal.abort() })
    await expect(load).rejects.toMatchObject({ code: 'ABORTED' })
  })

  it('[2.1-16] [7.2-1] empties personal data when the buyer signs out', async () => {
    const { client, visited, browser } = await openBuyer()
    await client.cart.add(line(product.carton, '25'))
    await client.checkout.start()
    await client.session.signOut()
    expect(visited.at(-1)).toMatch(/\/secur\/logout\.jsp$/)
    expect(client.cart.getSnapshot().status).toBe('idle')
    expect(client.checkout.getSnapshot().status).toBe('idle')
    expect(client.session.getSnapshot()).toMatchObject({ value: { isGuest: true } })
    expect(client.scope.getSnapshot()).not.toHaveProperty('userId')
    expect(client.storage.read(storageEntries.activeCheckoutId)).toBeNull()
    expect([...browser.data.values()].join()).not.toContain('2z9')
  })

  it('gives another buyer nothing of the former one', async () => {
    const { client, signIn } = await openBuyer()
    await client.cart.load()
    await signIn(client, reto)
    await client.revalidate()
    expect(client.session.getSnapshot()).toMatchObject({ value: { userType: 'business' } })
    expect(client.cart.getSnapshot().status).toBe('idle')
  })
})

describe('guest cart and sign-in', () => {
  it('[4.guest-cart-on-login-1] [6-2] merges the guest cart and counts it', async () => {
    const { openPage, signIn, browser } = createShopWorld()
    const guest = openPage()
    await guest.guestCart.add({ productId: product.carton, quantity: 25 })
    await signIn(guest, lea)
    const client = openPage()
    const changed = vi.fn()
    client.events.on('cartchanged', changed)
    await client.load()
    expect(changed).toHaveBeenCalledTimes(1)
    expect(client.guestCart.getSnapshot()).toEqual([])
    expect(client.cartCounts.getSnapshot()).toMatchObject({ value: { uniqueProductCount: 1 } })
    expect((await client.cart.load())?.items).toMatchObject([{ productId: product.carton, quantity: 25 }])
    expect(browser.data.get('cartMergeJournal')).toBe('[]')
  })

  it('[8-7] merges once when the response is lost, unnoticed by the shopper', async () => {
    const { openPage, signIn, sandbox } = createShopWorld()
    const guest = openPage()
    await guest.guestCart.add({ productId: product.carton, quantity: 25 })
    await signIn(guest, lea)
    sandbox.faults.arm({ match: { path: 'addItemsToCart' }, kind: 'drop-after' })
    const client = openPage()
    await client.load()
    expect((await client.cart.load())?.items).toMatchObject([{ quantity: 25 }])
  })

  it('[8-7] logs a lost request, checks it and sends it again', async () => {
    const { openPage, signIn, sandbox, requests, failures } = createShopWorld()
    const guest = openPage()
    await guest.guestCart.add({ productId: product.carton, quantity: 25 })
    await signIn(guest, lea)
    sandbox.faults.arm({ match: { path: 'addItemsToCart' }, kind: 'drop-before' })
    const client = openPage()
    await client.load()
    expect(failures).toHaveLength(1)
    const sent = () => requests.filter((request) => request.endsWith('/addItemsToCart'))
    await vi.waitFor(() => expect(sent()).toHaveLength(2))
    await vi.waitFor(async () => expect((await client.cart.load())?.items).toMatchObject([{ quantity: 25 }]))
    expect(client.cartMerge.differences.getSnapshot()).toEqual([])
  })

  it('[4.guest-cart-on-login-8] continues to the cart when the sign-in came from there', async () => {
    const { openPage, signIn, visited } = createShopWorld()
    const guest = openPage()
    await guest.guestCart.add({ productId: product.carton, quantity: 25 })
    guest.storage.write(storageEntries.loginFromCart, true)
    await signIn(guest, lea)
    await openPage().load()
    expect(visited.at(-1)).toMatch(/^http:\/\/localhost\/de-CH\/cart\/0a6/)
  })
})

describe('cart', () => {
  it('changes the buyer’s cart and returns it', async () => {
    const { client } = await openBuyer()
    const added = await client.cart.add([line(product.carton, '25'), line(product.other, '20')])
    expect(added.cart?.summary.uniqueProductCount).toBe(2)
    const item = added.cart?.items.find(({ productId }) => productId === product.carton)
    const cartItemId = item?.cartItemId ?? ''
    const changed = await client.cart.setQuantity({ cartItemId, quantity: 50 })
    expect(changed.cart?.items).toContainEqual(expect.objectContaining({ cartItemId, quantity: 50 }))
    const removed = await client.cart.remove({ cartItemId })
    expect(removed.cart?.items).toHaveLength(1)
    const deleted = await client.cart.delete()
    expect(deleted.cart?.items ?? []).toEqual([])
  })

  it('reports which line was not added, and adds the others', async () => {
    const { client } = await openBuyer()
    const { cart, errors } = await client.cart.add([
      line(product.carton, '25'),
      line('01tCN0009999999YAA', '1'),
    ])
    expect(cart?.items).toHaveLength(1)
    expect(errors).toMatchObject([{ productId: '01tCN0009999999YAA' }])
  })

  it('is right when the response to adding is lost', async () => {
    const { client, sandbox } = await openBuyer()
    await client.cart.load()
    sandbox.faults.arm({ match: { method: 'POST', path: '/cart-items' }, kind: 'drop-after' })
    const { cart } = await client.cart.add(line(product.carton, '25'))
    expect(cart?.items).toMatchObject([{ quantity: 25 }])
  })

  it('rejects an invalid quantity before sending anything', async () => {
    const { client, requests } = await openBuyer()
    const before = requests.length
    await expect(client.cart.add(line(product.carton, 'many'))).rejects.toMatchObject({
      code: 'INVALID_QUANTITY',
    })
    expect(requests).toHaveLength(before)
  })
})

describe('checkout', () => {
  /** A buyer whose checkout only needs its order. */
  async function openCheckout() {
    const world = await openBuyer(reto)
    const { client } = world
    await client.cart.add(line(product.carton, '25'))
    const checkout = await client.checkout.start()
    const method = checkout.deliveryGroups[0]?.availableDeliveryMethods[0]?.id ?? ''
    await client.checkout.setDeliveryMethod(method)
    const billingAddress = {
      name: 'Alpenblick',
      street: 'Kartonweg 4',
      city: 'Olten',
      postalCode: '4600',
      country: 'CH',
    }
    await client.checkout.payByPurchaseOrder({ purchaseOrderNumber: 'PO-118', billingAddress })
    return world
  }

  it('[4.checkout-1] [4.checkout-4] [3.event-payloads-7] leads from the cart to the order', async () => {
    const { client } = await openCheckout()
    const placed = vi.fn()
    client.events.on('orderPlaced', placed)
    const order = await client.checkout.placeOrder()
    expect(order.orderReferenceNumber).toMatch(/./)
    expect(placed).toHaveBeenCalledExactlyOnceWith(order)
    expect(client.checkout.getSnapshot()).toEqual({ status: 'ready', value: null })
    expect(client.storage.read(storageEntries.activeCheckoutId)).toBeNull()
    expect((await client.orders.list()).orderSummaries).toMatchObject([order])
  })

  it('[3.checkout-delivery-and-payment-3] [7.3-35] sends name and phone of an address, and reads both back', async () => {
    const { client } = await openCheckout()
    const shipToPhoneNumber = '+41625550100'
    const location = { street: 'Kartonweg 4', city: 'Olten', postalCode: '4600', country: 'CH' }
    const { deliveryGroups } = await client.checkout.setDeliveryAddress({
      name: 'Alpenblick',
      shipToPhoneNumber,
      ...location,
    })
    expect(deliveryGroups[0]?.deliveryAddress).toMatchObject({
      name: 'Alpenblick',
      phoneNumber: shipToPhoneNumber,
    })
  })

  it('[3.event-payloads-3] emits the country of the delivery address', async () => {
    const { client } = await openCheckout()
    const changed = vi.fn()
    client.events.on('checkoutaddresschanged', changed)
    const location = { street: 'Kartonweg 4', city: 'Olten', postalCode: '4600', country: 'CH' }
    await client.checkout.setDeliveryAddress({ name: 'Alpenblick', ...location })
    expect(changed).toHaveBeenCalledExactlyOnceWith({ shiptocountry: { CountryCode: 'CH' } })
  })

  it.each(['drop-before', 'drop-after'] as const)(
    'orders once when the connection breaks (%s)',
    async (kind) => {
      const { client, sandbox } = await openCheckout()
      sandbox.faults.arm({ match: { method: 'POST', path: '/orders' }, kind })
      const checkoutId = client.storage.read(storageEntries.activeCheckoutId) ?? ''
      const [first, second] = await Promise.all([
        client.checkout.placeOrder(),
        client.checkout.placeOrder(checkoutId),
      ])
      expect(second).toEqual(first)
      expect((await client.orders.list()).orderSummaries).toHaveLength(1)
    },
  )

  it('[4.checkout-1] is started by loading as long as there is none', async () => {
    const { client, requests } = await openBuyer(reto)
    await client.cart.add(line(product.carton, '25'))
    const started = () => requests.filter((request) => /^PUT .*\/checkouts$/.test(request)).length
    await client.checkout.load()
    expect(started()).toBe(1)
    await client.checkout.load()
    expect(started()).toBe(1)
  })

  it('[7.3-34] is found by a reloaded page', async () => {
    const { client, requests } = await openCheckout()
    const checkoutId = client.storage.read(storageEntries.activeCheckoutId) ?? ''
    const before = requests.length
    await expect(client.checkout.load()).resolves.toMatchObject({ checkoutId })
    const requested = requests.slice(before).filter((request) => request.includes('/checkouts'))
    expect(requested).toEqual([expect.stringMatching(new RegExp(`^GET .*/checkouts/${checkoutId}$`))])
  })

  it('[8-22] leaves the checkout to the browser on a server', async () => {
    const { openPage, signIn } = createShopWorld()
    await signIn(openPage(), lea)
    const load = openPage({ runtime: 'server' }).checkout.load()
    await expect(load).rejects.toMatchObject({ code: 'SSR_FAST_CHECKOUT' })
  })
})

describe('vat', () => {
  it('[9-8] [3.browser-stored-data-2] is the Swiss rate where nothing is stored, in a browser and on a server', () => {
    const { openPage } = createShopWorld()
    const none = { countryName: 'CH', countryCode: 'CH', vatRate: 0.081 }
    expect(openPage().vat.getSnapshot()).toEqual(none)
    expect(openPage({ runtime: 'server' }).vat.getServerSnapshot()).toEqual(none)
    expect(openPage().vat.getServerSnapshot()).toEqual(none)
  })

  it('[4.selected-country-header-3] [3.browser-stored-data-2] [3.locale-and-region-7] saves a country with its rate', async () => {
    const { openPage, browser } = createShopWorld('DE')
    const client = openPage()
    await client.vatRates.load()
    expect(client.vat.setCountry('NL')).toBe(true)
    const netherlands = { countryName: 'NL', countryCode: 'NL', vatRate: 0.21 }
    expect(client.vat.getSnapshot()).toEqual(netherlands)
    expect(JSON.parse(browser.data.get('vatInfo') ?? '')).toEqual(netherlands)
  })

  it('[4.selected-country-header-3] saves nothing without a readable rate, and reports it', async () => {
    const { openPage, failures } = createShopWorld('DE')
    const client = openPage()
    await client.vatRates.load()
    expect(client.vat.setCountry('XX')).toBe(false)
    expect(client.vat.getSnapshot().countryCode).toBe('DE')
    expect(failures).toHaveLength(1)
  })

  it('[4.selected-country-header-4] [3.event-payloads-3] follows the delivery address inside the shop', async () => {
    const client = createShopWorld('DE').openPage()
    await client.vatRates.load()
    client.events.emit('checkoutaddresschanged', { shiptocountry: { CountryCode: 'BE' } })
    expect(client.vat.getSnapshot().countryCode).toBe('BE')
    client.events.emit('checkoutaddresschanged', { shiptocountry: { CountryCode: 'FR' } })
    expect(client.vat.getSnapshot().countryCode).toBe('BE')
  })
})

describe('context', () => {
  it('[3.shopper-context-13] reports whether consent is required and phone numbers are not validated', async () => {
    const { openPage, fetch } = createShopWorld()
    const settings = { shopperConsentEnabled: true, skipPhoneNumberValidationEnabled: true }
    const client = openPage({
      fetch: async (request) =>
        request.url.includes('/application-context') ? Response.json(settings) : await fetch(request),
    })
    await expect(client.shopContext.getApplication()).resolves.toMatchObject(settings)
  })
})

describe('what belongs to a buyer', () => {
  it.each([
    ['addresses', (client: ShopClient) => client.addresses.list()],
    ['fields of the account', (client: ShopClient) => client.account.getEffective(['Name'])],
    ['orders', (client: ShopClient) => client.orders.list()],
    ['the checkout', (client: ShopClient) => client.checkout.load()],
    ['additions to the cart', (client: ShopClient) => client.cart.add(line(product.other, '25'))],
  ])('is asked for as the buyer by a page that did not ask before who is there: %s', async (_, ask) => {
    const { openPage, signIn, requests } = createShopWorld()
    await signIn(openPage(), lea)
    await openPage().cart.add(line(product.carton, '25'))
    requests.length = 0
    await expect(ask(openPage())).resolves.toBeDefined()
    expect(requests[0]).toMatch(/session-context|application-context/)
  })
})

describe('server rendering', () => {
  it('passes what it loaded to the browser as plain JSON', async () => {
    const { openPage, requests } = createShopWorld()
    const server = openPage({ runtime: 'server' })
    await Promise.all([server.load(), server.navigation.load(), server.vatRates.load()])
    const initialState = JSON.parse(JSON.stringify(server.dehydrate())) as ReturnType<typeof server.dehydrate>
    expect(initialState).toEqual(server.dehydrate())
    const before = requests.length
    const client = openPage({ initialState })
    expect(client.navigation.getServerSnapshot()).toEqual(server.navigation.getServerSnapshot())
    expect(client.session.getServerSnapshot()).toEqual(server.session.getServerSnapshot())
    expect(client.vat.getServerSnapshot()).toEqual(server.vat.getServerSnapshot())
    expect(requests).toHaveLength(before)
  })

  it('renders a failed load as idle, as in the browser', async () => {
    const { openPage, sandbox } = createShopWorld()
    sandbox.faults.arm({ match: { path: 'getCategories' }, kind: 'status', status: 500, times: 9 })
    const server = openPage({ runtime: 'server' })
    await server.navigation.load().catch(() => undefined)
    expect(server.navigation.getServerSnapshot()).toEqual({ status: 'idle' })
  })
})

describe('carts for very many items', () => {
  it.each([true, false])('[7.3-11] send a header with all cart calls when enabled: %j', async (isOn) => {
    const { sandbox, openPage, signIn, fetch } = createShopWorld()
    const init = { method: 'PATCH', body: JSON.stringify({ highScaleCartEnabled: isOn }) }
    await sandbox.fetch(new Request('http://localhost/__sandbox/settings/0ZECH00000000014AA', init))
    await signIn(openPage(), lea)
    const marks = { cart: new Set<string | null>(), other: new Set<string | null>() }
    const client = openPage({
      fetch: (request) => {
        const { cart, other } = marks
        ;(request.url.includes('/carts/') ? cart : other).add(request.headers.get('x-highscale'))
        return fetch(request)
      },
    })
    await client.load()
    await client.cart.add(line(product.carton, '20'))
    expect(marks).toEqual({ cart: new Set([isOn ? 'true' : null]), other: new Set([null]) })
  })
})

describe('a write of another tab', () => {
  it('[9-30] is awaited with checks every 10 ms', async () => {
    const { openPage, browser } = createShopWorld()
    const waits: number[] = []
    const sleep = async (ms: number) => {
      if (waits.push(ms) === 3) browser.data.set('cartonnage:guest-cart:version', '1')
    }
    const held = [{ name: 'cartonnage:guest-cart#1' }]
    const client = openPage({
      clock: { now: () => 0, sleep },
      locks: () => ({ request: (_, callback) => callback(), query: () => Promise.resolve({ held }) }),
    })
    await client.guestCart.add(line(product.carton, '20'))
    // Once it is there, the tab names its own version for half a second.
    expect(waits).toEqual([10, 10, 10, 500])
  })
})
