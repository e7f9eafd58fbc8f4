import { describe, expect, it } from 'vitest'
import { lea, product } from '../client.fixture'
import { createSandboxWorld } from '../sandbox-world.fixture'
import type { SandboxFetch } from '../sandbox-world.fixture'
import type { ShopClient } from '../shop-client'
import { createMemoryStorage } from '../storage/memory-storage'
import { storageEntries } from '../storage/storage-entries'

const { activeCheckoutId, guestCartId, sentGuestCart } = storageEntries
const carton = { productId: product.carton, quantity: '25' }
const other = { productId: product.other, quantity: '20' }

/** A guest with a full cart in the browser. */
async function createGuest(options: Parameters<typeof createSandboxWorld>[0] = {}) {
  const world = createSandboxWorld(options)
  const guest = world.openPage()
  await guest.guestCart.addAll([carton, other])
  return { ...world, guest }
}

type Quantities = Readonly<Record<string, number | string>>

const onServer = async (client: ShopClient): Promise<Quantities> =>
  Object.fromEntries(
    ((await client.guestSessionCart.load())?.items ?? []).map(({ productId, quantity }) => [
      productId,
      quantity,
    ]),
  )
const inBrowser = (client: ShopClient): Quantities =>
  Object.fromEntries(client.guestCart.getSnapshot().map(({ productId, quantity }) => [productId, quantity]))
const inBuyersCart = async (client: ShopClient): Promise<Quantities> =>
  Object.fromEntries(
    ((await client.cart.load())?.items ?? []).map(({ productId, quantity }) => [productId, quantity]),
  )

/** Loses the response of the first request to a path, which the platform has fulfilled. */
function losing(path: RegExp): SandboxFetch {
  let isLost = false
  return async (request, sandbox) => {
    const response = await sandbox.fetch(request)
    if (isLost || request.method === 'GET' || !path.test(new URL(request.url).pathname)) return response
    isLost = true
    throw new TypeError('Failed to fetch')
  }
}

/** Waiting takes no time, and the platform's clock goes on meanwhile. */
const clockOf = ({ clock }: ReturnType<typeof createSandboxWorld>['sandbox']) => ({
  now: () => clock.now(),
  sleep: (ms: number) => Promise.resolve(clock.advance(ms)),
})

/** From the sent cart to the order. */
async function order(client: ShopClient) {
  await client.checkout.start()
  const changed = await client.checkout.setGuestDelivery({
    contactInfo: { firstName: 'Nora', lastName: 'Frei', email: 'nora@example.com' },
    deliveryAddress: { name: 'Nora Frei', street: 'Weg 1', postalCode: '4600', city: 'Olten', country: 'CH' },
  })
  const method = changed.deliveryGroups[0]?.availableDeliveryMethods[0]?.id ?? ''
  await client.checkout.setDeliveryMethod(method)
  const { checkoutId } = changed
  return await client.checkout.placeOrder(checkoutId, {
    payment: () => ({ requestType: 'Auth', paymentToken: 'tok_success' }),
  })
}

describe('sending a guest’s cart', () => {
  it('[3.browser-stored-data-8] [7.3-14] makes a cart on the server, whose id is kept, and leaves the browser’s lines', async () => {
    const { guest } = await createGuest()
    const sent = await guest.guestSessionCart.send()
    expect(sent).toMatchObject({ cart: { items: [{}, {}] }, differences: [] })
    expect(guest.storage.read(guestCartId)).toBe(sent?.cart?.summary.cartId)
    expect(await onServer(guest)).toEqual({ [product.carton]: 25, [product.other]: 20 })
    expect(inBrowser(guest)).toEqual({ [product.carton]: '25', [product.other]: '20' })
  })

  it('sends only what has changed since', async () => {
    const { guest, requests } = await createGuest()
    await guest.guestSessionCart.send()
    requests.length = 0
    expect(guest.guestSessionCart.hasChanged()).toBe(false)
    await guest.guestSessionCart.send()
    expect(requests.filter((request) => /^(POST|PATCH|DELETE)/.test(request))).toEqual([])
    await guest.guestCart.setQuantity({ productId: product.carton, quantity: 75 })
    await guest.guestCart.remove(product.other)
    expect(guest.guestSessionCart.hasChanged()).toBe(true)
    await guest.guestSessionCart.send()
    expect(guest.guestSessionCart.hasChanged()).toBe(false)
    expect(await onServer(guest)).toEqual({ [product.carton]: 75 })
  })

  it.each([
    ['the only line', [carton]],
    ['several lines', [carton, other]],
  ])('doubles nothing when the response to %s is lost', async (_what, lines) => {
    const { sandbox, openPage } = createSandboxWorld({ fetch: losing(/\/cart-items/), delay: 50 })
    const guest = openPage({ clock: clockOf(sandbox) })
    await guest.guestCart.addAll(lines)
    const sent = await guest.guestSessionCart.send()
    expect(sent?.differences).toEqual([])
    expect(await onServer(guest)).toEqual(
      Object.fromEntries(lines.map(({ productId, quantity }) => [productId, Number(quantity)])),
    )
  })

  it('waits for a platform that works after each change', async () => {
    const { sandbox, openPage } = createSandboxWorld({ delay: 3000 })
    const guest = openPage({ clock: clockOf(sandbox) })
    await guest.guestCart.addAll([carton, other])
    expect((await guest.guestSessionCart.send())?.cart?.items).toHaveLength(2)
  })

  it('makes one cart for two tabs that send at once', async () => {
    const { guest, openPage } = await createGuest()
    const second = openPage()
    const both = await Promise.all([guest.guestSessionCart.send(), second.guestSessionCart.send()])
    expect(new Set(both.map((sent) => sent?.cart?.summary.cartId)).size).toBe(1)
    expect(await onServer(guest)).toEqual({ [product.carton]: 25, [product.other]: 20 })
  })

  it('reports what the platform refuses, and sends the other lines', async () => {
    const { guest } = await createGuest()
    const onRequest = '01tCN0002000480YAA'
    await guest.guestCart.add({ productId: onRequest, quantity: '1' })
    const sent = await guest.guestSessionCart.send()
    expect(guest.guestSessionCart.hasChanged()).toBe(false)
    expect(sent?.differences).toMatchObject([
      { productId: onRequest, intended: '1', actual: '0', reason: 'refused' },
    ])
    expect(await onServer(guest)).toEqual({ [product.carton]: 25, [product.other]: 20 })
  })

  it('does not touch the cart of a buyer who has signed in in another tab', async () => {
    const { guest, openPage, signIn } = await createGuest()
    await guest.session.load()
    const tab = openPage()
    await signIn(tab, lea)
    await openPage().cart.add({ productId: product.carton, quantity: 50 })
    expect(await guest.guestSessionCart.send()).toBeUndefined()
    expect(await inBuyersCart(openPage())).toMatchObject({ [product.carton]: 50 })
  })
})

describe('the order of a guest', () => {
  it('empties the browser’s cart and forgets the details', async () => {
    const { guest } = await createGuest()
    await guest.guestSessionCart.send()
    const { orderReferenceNumber } = await order(guest)
    expect(orderReferenceNumber).not.toBe('')
    await expect.poll(() => guest.guestCart.getSnapshot()).toEqual([])
    expect(guest.storage.read(guestCartId)).toBeNull()
    expect(guest.guestDetails.getSnapshot()).toEqual({})
    expect(guest.guestDetails.userName()).toBeNull()
  })

  it('leaves what another tab has added meanwhile', async () => {
    const { guest, openPage } = await createGuest()
    await guest.guestSessionCart.send()
    await openPage().guestCart.add({ productId: product.carton, quantity: 75 })
    await order(guest)
    await expect.poll(() => inBrowser(guest)).toEqual({ [product.carton]: '75' })
  })

  it('empties the browser’s cart on the next page when a server placed it', async () => {
    const { guest, openPage } = await createGuest()
    await guest.guestSessionCart.send()
    const next = openPage()
    await next.guestSessionCart.settleOrder()
    expect(inBrowser(next)).toEqual({ [product.carton]: '25', [product.other]: '20' })
    const memory = createMemoryStorage()
    // Another client with the same cookies, as the shop's server.
    await order(openPage({ localStorage: () => memory, sessionStorage: () => memory }))
    await next.guestSessionCart.settleOrder()
    expect(inBrowser(next)).toEqual({})
    expect(next.storage.read(sentGuestCart)).toBeNull()
  })

  it('[3.browser-stored-data-6] [3.browser-stored-data-7] [3.shopper-context-3] keeps the details for the next page until then', async () => {
    const { guest } = await createGuest()
    await guest.guestSessionCart.send()
    await guest.checkout.start()
    await guest.checkout.setGuestDelivery({
      contactInfo: { firstName: 'Nora', lastName: 'Frei', email: 'nora@example.com', phoneNumber: ' ' },
      deliveryAddress: {
        name: 'Nora Frei',
        street: 'Weg 1',
        postalCode: '4600',
        city: 'Olten',
        country: 'CH',
      },
    })
    expect(guest.guestDetails.getSnapshot()).toEqual({ lastName: 'Frei', email: 'nora@example.com' })
    expect(guest.guestDetails.userName()).toBe('Nora Frei')
  })
})

describe('signing in with a cart on the server', () => {
  it('[4.guest-cart-on-login-5] gives it to the buyer once, and sends no line again', async () => {
    const { guest, openPage, signIn, requests } = await createGuest()
    await guest.guestSessionCart.send()
    await signIn(guest, lea)
    const [first, second] = [openPage(), openPage()]
    await Promise.all([first.load(), second.load()])
    expect(await inBuyersCart(first)).toEqual({ [product.carton]: 25, [product.other]: 20 })
    expect(inBrowser(first)).toEqual({})
    expect(requests.filter((request) => request.endsWith('/actions/preserve'))).toHaveLength(1)
  })

  it('forgets the checkout of the guest, which is gone with the cart', async () => {
    const tab = createMemoryStorage()
    const { openPage, signIn } = createSandboxWorld()
    const guest = openPage({ sessionStorage: () => tab })
    await guest.guestCart.add(carton)
    await guest.guestSessionCart.send()
    await guest.checkout.start()
    expect(guest.storage.read(activeCheckoutId)).not.toBeNull()
    await signIn(guest, lea)
    const buyer = openPage({ sessionStorage: () => tab })
    await buyer.load()
    expect(buyer.storage.read(activeCheckoutId)).toBeNull()
  })

  it('adds what was added in the browser since', async () => {
    const { guest, openPage, signIn } = await createGuest()
    await guest.guestSessionCart.send()
    await guest.guestCart.add({ productId: product.carton, quantity: 50 })
    await signIn(guest, lea)
    const buyer = openPage()
    await buyer.load()
    expect(await inBuyersCart(buyer)).toEqual({ [product.carton]: 75, [product.other]: 20 })
  })

  it.each([
    ['the response arrives', {}],
    ['the response is lost', { fetch: losing(/\/actions\/preserve$/) }],
  ])('takes the quantities of the browser where they were lowered since: %s', async (_, options) => {
    const { guest, openPage, signIn } = await createGuest(options)
    await guest.guestSessionCart.send()
    await guest.guestCart.setQuantity({ productId: product.other, quantity: 10 })
    await guest.guestCart.remove(product.carton)
    await signIn(guest, lea)
    const buyer = openPage()
    await buyer.load()
    const next = openPage()
    await next.load()
    expect(await inBuyersCart(next)).toEqual({ [product.other]: 10 })
    expect(inBrowser(next)).toEqual({})
  })

  it('takes the lowered quantities off what the buyer had in the cart', async () => {
    const { guest, openPage, signIn } = await createGuest()
    const before = openPage({ localStorage: createMemoryStorage, sessionStorage: createMemoryStorage })
    await signIn(before, lea)
    await before.cart.add({ productId: product.carton, quantity: 50 })
    await before.session.signOut()
    await guest.guestSessionCart.send()
    await guest.guestCart.setQuantity({ productId: product.carton, quantity: 20 })
    await signIn(guest, lea)
    const buyer = openPage()
    await buyer.load()
    expect(await inBuyersCart(buyer)).toEqual({ [product.carton]: 70, [product.other]: 20 })
  })

  it('doubles nothing when the response is lost', async () => {
    const { guest, openPage, signIn } = await createGuest({ fetch: losing(/\/actions\/preserve$/) })
    await guest.guestSessionCart.send()
    await signIn(guest, lea)
    const lost = openPage()
    await lost.load()
    const next = openPage()
    await next.load()
    expect(await inBuyersCart(next)).toEqual({ [product.carton]: 25, [product.other]: 20 })
    expect(inBrowser(next)).toEqual({})
  })
})
