import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { afterEach, describe, expect, it } from 'vitest'
import { createPlatform } from './platform.fixture'
import type { RequestScope } from './transport/ports'

const startUrl = '/de-CH'
/** Any text; the matcher itself is typed as any. */
const anyText: unknown = expect.any(String)
const sku = (number: string) => `01tCN000${number}`
const sandboxes: { close(): void }[] = []
afterEach(() => {
  for (const sandbox of sandboxes.splice(0)) sandbox.close()
})

/** A browser with cookies in front of a sandbox of its own. */
function openShop(options: { delay?: number } = {}) {
  const sandbox = createNodeSandbox({ seed: 1, ...options })
  sandboxes.push(sandbox)
  const cookies = new Map<string, string>()
  const fetch = async (request: Request): Promise<Response> => {
    request.headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await sandbox.fetch(request)
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    return response
  }
  const clock = {
    now: () => sandbox.clock.now(),
    sleep: (ms: number) => Promise.resolve(sandbox.clock.advance(ms)),
  }
  let scope: RequestScope = {
    shop: 'CH',
    webstoreId: '0ZECH00000000014AA',
    locale: 'de-CH',
    currencyCode: 'CHF',
  }
  const platform = createPlatform({
    fetch,
    clock,
    scope: () => scope,
    runtime: 'browser',
    origin: 'https://shop.example',
    sitePathname: '',
    apiPrefix: '',
    apiVersion: 'v65.0',
    controllers: {
      cart: 'ShoppingCartController',
      user: 'UserController',
      navigation: 'NavigationController',
    },
    random: () => 0,
  })
  const signIn = async (username: string) => {
    const { redirectUrl } = await platform.session.signIn({ username, password: 'cartonnage', startUrl })
    await fetch(new Request(new URL(redirectUrl, 'https://shop.example')))
    const session = await platform.context.getSession()
    scope = {
      ...scope,
      userId: session.userId ?? undefined,
      effectiveAccountId: session.accountId ?? undefined,
    }
    return session
  }
  return { platform, signIn }
}

describe('the platform against the sandbox', () => {
  it('returns the settings of the shop to a guest', async () => {
    const { platform } = openShop()
    await expect(platform.context.getSession()).resolves.toMatchObject({ guestUser: true })
    await expect(platform.context.getApplication()).resolves.toMatchObject({ supportedCurrencies: ['CHF'] })
    expect((await platform.vat.listRates()).map(({ countryCode }) => countryCode)).toContain('CH')
    expect((await platform.navigation.listItems()).length).toBeGreaterThan(0)
    await expect(platform.cart.getCounts()).resolves.toMatchObject({ uniqueProductCount: 0 })
  })

  it('returns products, prices with tiers, and categories to a guest', async () => {
    const { platform } = openShop()
    const { catalog } = platform
    const { products, total } = await catalog.search({ searchTerm: 'karton', pageSize: 5 })
    expect(total).toBeGreaterThan(0)
    expect(products[0]).toMatchObject({
      name: anyText,
      prices: { unitPrice: { currencyCode: 'CHF' } },
    })
    const id = products[0]?.id ?? ''
    await expect(catalog.getProduct(id)).resolves.toMatchObject({ name: products[0]?.name })
    expect((await catalog.listProducts([id])).map((product) => product.id)).toEqual([id])
    const price = await catalog.getPrice(id)
    expect(price.tiers?.[0]?.unitPrice).toEqual(price.unitPrice)
    await expect(catalog.getPrices([id])).resolves.toMatchObject([{ unitPrice: price.unitPrice }])
    const [category] = await catalog.listCategories()
    await expect(catalog.getCategory(category?.id ?? '')).resolves.toMatchObject({ name: category?.name })
    expect((await catalog.getCategoryPath(category?.id ?? '')).length).toBeGreaterThan(0)
  })

  it.each([0, 2000])('takes a buyer from an empty cart to an order, with steps of %i ms', async (delay) => {
    const { platform, signIn } = openShop({ delay })
    const { cart, checkout } = platform
    await expect(signIn('einkauf@alpenblick.example')).resolves.toMatchObject({ guestUser: false })
    await expect(platform.account.getInfo()).resolves.toMatchObject({ userType: 'business' })
    expect((await platform.account.listManaged()).length).toBeGreaterThan(0)
    await expect(cart.getSummary()).resolves.toBeNull()
    await expect(cart.get()).resolves.toBeNull()

    const { products } = await platform.catalog.search({ searchTerm: 'karton', pageSize: 2 })
    const lines = products.map(({ id, purchaseQuantityRule: rule }) => ({
      productId: id,
      quantity: rule?.minimum ?? 1,
    }))
    await cart.ensure()
    const { results } = await cart.addItems(lines)
    expect(results.map(({ status }) => status)).toEqual(['added', 'added'])
    const { cartItems, cartSummary } = await cart.listItems({ afterWrite: true })
    expect(cartItems).toHaveLength(2)
    expect(cartSummary?.grandTotalAmount?.currencyCode).toBe('CHF')
    await cart.removeItem({ cartItemId: cartItems[1]?.cartItemId ?? '' })
    expect((await cart.listItems({ afterWrite: true })).cartItems).toHaveLength(1)

    const started = await checkout.start()
    const ready = await checkout.get(started.checkoutId)
    expect(ready.checkoutStatus).toBe(200)
    const [method] = ready.deliveryGroups[0]?.availableDeliveryMethods ?? []
    expect(method?.shippingFee?.currencyCode).toBe('CHF')
    await checkout.setDeliveryMethod(ready.checkoutId, method?.id ?? '')
    const billingAddress = {
      name: 'Reto Brunner',
      street: 'Weg 1',
      city: 'Chur',
      postalCode: '7000',
      country: 'CH',
    }
    const payment = { paymentToken: 'PO-1', requestType: 'SimplePurchaseOrder', billingAddress } as const
    await expect(checkout.pay(ready.checkoutId, payment)).resolves.toMatchObject({
      salesforceResultCode: 'Success',
    })
    const { orderReferenceNumber } = await checkout.placeOrder(ready.checkoutId)
    const { orderSummaries } = await platform.orders.list()
    expect(orderSummaries[0]).toMatchObject({ orderReferenceNumber, total: { currencyCode: 'CHF' } })
    expect(orderSummaries[0]?.status).toBeTruthy()
  })

  it('lists the saved addresses of a buyer', async () => {
    const { platform, signIn } = openShop()
    await signIn('lea.keller@example.com')
    const { items } = await platform.addresses.list()
    expect(items[0]).toMatchObject({ country: 'CH', isDefault: true })
  })

  it('refuses a wrong password with a text', async () => {
    const { platform } = openShop()
    const failure = platform.session.signIn({ username: 'lea.keller@example.com', password: 'no', startUrl })
    await expect(failure).rejects.toMatchObject({
      name: 'ResponseError',
      errors: [{ message: anyText }],
    })
  })

  it('reports why a line of a batch failed', async () => {
    const { platform, signIn } = openShop()
    await signIn('lea.keller@example.com')
    await platform.cart.ensure()
    const { results } = await platform.cart.addItems([{ productId: sku('0000000'), quantity: 1 }])
    expect(results).toMatchObject([{ status: 'failed', errors: [{ errorCode: anyText }] }])
  })

  it('merges lines by the action and counts them', async () => {
    const { platform, signIn } = openShop()
    await signIn('lea.keller@example.com')
    await platform.cart.mergeLines([{ productId: sku('1001180'), quantity: '25' }])
    await expect(platform.cart.getCounts()).resolves.toMatchObject({ uniqueProductCount: 1 })
  })
})
