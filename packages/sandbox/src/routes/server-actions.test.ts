import { describe, expect, it } from 'vitest'
import { openShop, productId } from './shopper.fixture'

interface ActionCall {
  readonly site?: string
  readonly parameters?: object
  readonly method?: 'GET' | 'POST'
  readonly cookies?: ReadonlyMap<string, string>
}

function open() {
  const world = openShop()
  const run = async (action: string, { site = '', parameters, method = 'GET', cookies }: ActionCall = {}) => {
    const query =
      method === 'GET' && parameters ? `?methodParams=${encodeURIComponent(JSON.stringify(parameters))}` : ''
    const headers = { Cookie: [...(cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ') }
    const body = method === 'POST' ? { body: JSON.stringify(parameters ?? {}) } : {}
    const request = new Request(`http://localhost${site}/lwr/apex/v65.0/${action}${query}`, {
      method,
      headers,
      ...body,
    })
    const response = await world.sandbox.fetch(request)
    return { response, value: await response.json() }
  }
  return { ...world, run }
}

describe('getCategories', () => {
  it('answers JSON as text: the tree of the shop in the selected language', async () => {
    const { run } = open()
    const { value, response } = await run('NavigationController/getCategories', {
      parameters: { selectedLanguage: 'de-CH' },
    })
    expect(value).toBeTypeOf('string')
    const tree = JSON.parse(value)
    expect(tree).toHaveLength(8)
    expect(tree[0]).toMatchObject({
      level: 1,
      title: 'Kartons & Schachteln',
      url: '/category/kartonschachteln',
      index: 0,
    })
    expect(tree[0].children[0].children[0]).toMatchObject({
      level: 3,
      url: '/category/detail/0ZGCH0000000003AAA',
      children: [],
    })
    expect(response.headers.get('Cache-Control')).toBe('private, max-age=300')
  })

  it('takes the shop from the site segment', async () => {
    const { value } = await open().run('NavigationController/getCategories', { site: '/de-shop' })
    expect(JSON.parse(value)[0]).toMatchObject({ id: '0ZGDE0000000001AAA', url: '/category/kartons' })
  })
})

describe('getVATInformation', () => {
  it('answers records with their rate as a number', async () => {
    const { value } = await open().run('NavigationController/getVATInformation')
    const rates = value.map((record: { DeveloperName: string; Rate__c: number }) => [
      record.DeveloperName,
      record.Rate__c,
    ])
    expect(Object.fromEntries(rates)).toEqual({ CH: 0.081, DE: 0.19, NL: 0.21, LU: 0.17, BE: 0.21 })
  })
})

describe('getAccountInfo', () => {
  it('knows a guest as a private user without a menu', async () => {
    const { value, response } = await open().run('UserController/getAccountInfo')
    expect(value).toMatchObject({
      isGuestUser: true,
      UserType: 'private',
      CurrencyIsoCode: 'CHF',
      menuItems: [],
    })
    expect(response.headers.get('Cache-Control')).toContain('no-store')
  })

  it('knows a buyer, with a menu of pages that exist', async () => {
    const { run, as } = open()
    const { cookies } = as('annelise', 'DE')
    const call = { site: '/de-shop', cookies, parameters: { language: 'de' } }
    const { value } = await run('UserController/getAccountInfo', call)
    expect(value).toMatchObject({
      ...{ UserName: 'Annelise Müller', companyName: 'Weingut Sonnenhalde GmbH' },
      ...{ UserType: 'business', CurrencyIsoCode: 'EUR' },
    })
    expect(value.menuItems).toMatchObject([
      { Label: 'Bestellungen', Type: 'InternalLink', Target: '/my/orders' },
      { Label: 'Abmelden', Type: 'Event', Target: 'Logout' },
    ])
  })
})

describe('cart actions', () => {
  it('count nothing without a cart', async () => {
    const { run } = open()
    expect((await run('NavigationController/getCartSummary')).value).toEqual({
      uniqueProductCount: 0,
      cartId: null,
    })
    expect((await run('ShoppingCartController/getInactiveCarts', { method: 'POST' })).value).toMatchObject({
      hasError: false,
      inactiveCarts: [],
    })
  })

  it('add the lines of a guest cart to the cart of a buyer, whatever else the lines carry', async () => {
    const { run, as } = open()
    const { cookies } = as('lea')
    const lineItems = [
      { productId: productId('1001180'), quantity: '25', addedAt: 1 },
      { productId: productId('1001100'), quantity: 5 },
    ]
    const { value } = await run('ShoppingCartController/addItemsToCart', {
      method: 'POST',
      parameters: { lineItems },
      cookies,
    })
    expect(value).toMatchObject({ hasError: false, failedItems: [] })
    const summary = await run('NavigationController/getCartSummary', { cookies })
    expect(summary.value).toEqual({ uniqueProductCount: 2, cartId: expect.stringMatching(/^0a6/) })
  })

  it('name the lines that cannot be added, and fail only when none can', async () => {
    const { run, as } = open()
    const { cookies } = as('lea')
    const unsold = { productId: productId('1001290'), quantity: '1' }
    const add = (lineItems: object[]) =>
      run('ShoppingCartController/addItemsToCart', { method: 'POST', parameters: { lineItems }, cookies })
    const some = await add([unsold, { productId: productId('1001180'), quantity: '1' }])
    expect(some.value).toMatchObject({ hasError: true, failedItems: [{ productId: productId('1001290') }] })
    expect((await add([unsold])).response.status).toBe(400)
  })

  it('give a guest a guest id with the first cart write', async () => {
    const lineItems = [{ productId: productId('1001180'), quantity: '1' }]
    const { response } = await open().run('ShoppingCartController/addItemsToCart', {
      method: 'POST',
      parameters: { lineItems },
    })
    expect(response.headers.get('Set-Cookie')).toMatch(/^guest_id=[0-9a-f]{32};.*HttpOnly/)
  })
})

describe('server actions', () => {
  it('answer an error list for an unknown action and for unreadable parameters', async () => {
    const { run, sandbox } = open()
    expect((await run('NavigationController/deleteAll')).response.status).toBe(404)
    const broken = new Request(
      'http://localhost/lwr/apex/v65.0/UserController/getAccountInfo?methodParams=%5B',
    )
    expect((await sandbox.fetch(broken)).status).toBe(400)
  })

  it('do not write by GET', async () => {
    expect((await open().run('ShoppingCartController/addItemsToCart')).response.status).toBe(405)
  })
})
