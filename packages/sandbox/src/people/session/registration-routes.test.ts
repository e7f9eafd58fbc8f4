import { describe, expect, it } from 'vitest'
import { openBrowser } from '../../fixtures/browser.fixture'
import { errorOf } from '../../fixtures/shopper.fixture'
import { createNodeSandbox } from '../../server'
import { shops } from '../../shop'

const path = '/services/apexrest/auth/register'
const mira = {
  firstName: 'Mira',
  lastName: 'Kern',
  email: 'Mira.Kern@example.com',
  password: 'Karton und 7 Bänder',
  startUrl: '/de-CH/cart',
}

function open() {
  const sandbox = createNodeSandbox({ seed: 1 })
  const browser = openBrowser(sandbox)
  const register = (request: unknown, site = '', query = '') =>
    browser.call(`${site}${path}${query}`, { body: { request } })
  const inShop = (resource: string, init?: Parameters<typeof browser.call>[1]) =>
    browser.call(`/services/data/v65.0/commerce/webstores/${shops.CH.webstoreId}/${resource}`, init)
  return { ...browser, register, inShop, sandbox }
}

describe('registration', () => {
  it('makes a private buyer who is signed in at the end of the redirect', async () => {
    const { register, call, inShop } = open()
    const { status, body } = await register(mira)
    expect([status, body.success]).toEqual([200, true])
    expect((await call(body.redirectUrl)).headers.get('Location')).toBe('/de-CH/cart')
    expect((await inShop('session-context')).body).toMatchObject({
      guestUser: false,
      accountName: 'Mira Kern',
      profile: { firstName: 'Mira', email: 'Mira.Kern@example.com' },
    })
    const info = await call('/lwr/apex/v65.0/UserController/getAccountInfo')
    expect(info.body).toMatchObject({ UserName: 'Mira Kern', UserType: 'private', isGuestUser: false })
    expect((await inShop('accounts/current/addresses')).body.items).toEqual([])
  })

  it('lets the new buyer sign in, in that shop only', async () => {
    const { register, call } = open()
    await register(mira)
    const request = { username: 'mira.kern@example.com', password: mira.password }
    expect((await call('/services/apexrest/auth/login', { body: { request } })).status).toBe(200)
    expect((await call('/de-shop/services/apexrest/auth/login', { body: { request } })).status).toBe(401)
  })

  it('lets the new buyer fill a cart and save a first address', async () => {
    const { register, call, inShop } = open()
    await call((await register(mira)).body.redirectUrl)
    const line = { productId: '01tCN0001001100', quantity: 25, type: 'Product' }
    expect((await inShop('carts/current/cart-items', { body: line })).status).toBeLessThan(300)
    expect((await inShop('carts/current')).body).toMatchObject({ uniqueProductCount: 1 })
    const address = { lastName: 'Kern', street: 'Weg 1', postalCode: '4600', city: 'Olten', country: 'CH' }
    expect((await inShop('accounts/current/addresses', { body: address })).status).toBe(201)
  })

  it('lets the new buyer order to an address that is typed in', async () => {
    const { register, call, inShop } = open()
    await call((await register(mira)).body.redirectUrl)
    await inShop('carts/current/cart-items', {
      body: { productId: '01tCN0001001100', quantity: 25, type: 'Product' },
    })
    const checkout = (method: string, body: object, rest = '/active') =>
      inShop(`checkouts${rest}`, { method, body })
    await checkout('PUT', { cartId: 'active' }, '')
    const deliveryAddress = {
      name: 'Mira Kern',
      street: 'Weg 1',
      postalCode: '4600',
      city: 'Olten',
      country: 'CH',
    }
    const { body } = await checkout('PATCH', { deliveryAddress })
    const deliveryMethodId = body.deliveryGroups.items[0].availableDeliveryMethods[0].id
    await checkout('PATCH', { deliveryMethodId })
    await checkout('POST', { requestType: 'SimplePurchaseOrder', paymentToken: 'PO-1' }, '/active/payments')
    const placed = await checkout('POST', {}, '/active/orders')
    expect(placed.body.orderReferenceNumber).toMatch(/^[A-Z0-9]{5}-/)
    expect((await inShop('order-summaries')).body.orderSummaries).toHaveLength(1)
  })

  it('takes an e-mail address once in a shop, in any spelling', async () => {
    const { register } = open()
    await register(mira)
    const again = await register({ ...mira, email: ' MIRA.kern@example.com' }, '', '?language=de-CH')
    expect([again.status, again.body]).toEqual([
      400,
      { success: false, errors: ['Mit dieser E-Mail-Adresse gibt es schon ein Konto.'] },
    ])
    expect((await register(mira, '/de-shop')).status).toBe(200)
  })

  it('lets only one of two registrations at once through', async () => {
    const { register } = open()
    const responses = await Promise.all([register(mira), register(mira)])
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  it('names everything that is wrong, in the language of the call', async () => {
    const { register } = open()
    const { status, body } = await register({}, '', '?language=fr-CH')
    expect([status, body.errors]).toEqual([
      400,
      [
        'Veuillez indiquer un prénom de 40 caractères au plus.',
        'Veuillez indiquer un nom de 80 caractères au plus.',
        'Veuillez indiquer une adresse e-mail valable de 80 caractères au plus.',
        'Le mot de passe doit compter au moins 8 caractères, dont une lettre et un chiffre.',
      ],
    ])
    const { call } = open()
    const headers = { 'Accept-Language': 'it, de-CH;q=0.8' }
    const requested = await call(path, { body: { request: { ...mira, password: 'kurz' } }, headers })
    expect(requested.body.errors).toEqual([
      'Das Passwort braucht mindestens 8 Zeichen, darunter einen Buchstaben und eine Ziffer.',
    ])
  })

  it.each([
    [{ firstName: '  ' }],
    [{ lastName: 7 }],
    [{ email: 'mira' }],
    [{ password: 'abcdefgh' }],
    [{ password: '12345678' }],
    [{ password: 'x mira.kern@example.com 1' }],
  ])('refuses %j with one text', async (change) => {
    const { status, body } = await open().register({ ...mira, ...change })
    expect([status, body]).toEqual([400, { success: false, errors: [expect.any(String)] }])
  })

  it('refuses names and addresses that are too long', async () => {
    const change = {
      firstName: 'm'.repeat(41),
      lastName: 'k'.repeat(81),
      email: `${'m'.repeat(70)}@example.com`,
    }
    expect((await open().register({ ...mira, ...change })).body.errors).toHaveLength(3)
  })

  it.each(['', '{', '[]', '{"request":3}'])('refuses the body %j', async (text) => {
    expect((await open().call(path, { method: 'POST', body: text })).status).toBe(400)
  })

  it('refuses a member that it does not know', async () => {
    expect(errorOf(await open().register({ ...mira, userType: 'business' }))).toEqual([
      400,
      'JSON_PARSER_ERROR',
    ])
  })

  it('never leaves for another site', async () => {
    const { register, call } = open()
    const { redirectUrl } = (await register({ ...mira, startUrl: '//evil.example' })).body
    expect((await call(redirectUrl)).headers.get('Location')).toBe('/')
  })
})
