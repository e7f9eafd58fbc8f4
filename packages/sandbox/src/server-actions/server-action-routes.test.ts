import { describe, expect, it } from 'vitest'
import { openBrowser } from '../fixtures/browser.fixture'
import { openShop, productId, errorOf } from '../fixtures/shopper.fixture'

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
  it('[7.1-6] returns JSON as text: the tree of the shop in the selected language', async () => {
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
  it('[7.1-7] returns records with their rate as a number', async () => {
    const { value } = await open().run('NavigationController/getVATInformation')
    const rates = value.map((record: { DeveloperName: string; Rate__c: number }) => [
      record.DeveloperName,
      record.Rate__c,
    ])
    expect(Object.fromEntries(rates)).toEqual({ CH: 0.081, DE: 0.19, NL: 0.21, LU: 0.17, BE: 0.21 })
  })
})

describe('getAccountInfo', () => {
  it('treats a guest as a private user without a menu', async () => {
    const { value, response } = await open().run('UserController/getAccountInfo')
    expect(value).toMatchObject({
      isGuestUser: true,
      UserType: 'private',
      CurrencyIsoCode: 'CHF',
      menuItems: [],
    })
    expect(response.headers.get('Cache-Control')).toContain('no-store')
  })

  it('[7.1-4] returns a buyer, with a menu of pages that exist', async () => {
    const { run, as } = open()
    const { cookies } = as('annelise', 'DE')
    const call = { site: '/de-shop', cookies, parameters: { language: 'de' } }
    const { value } = await run('UserController/getAccountInfo', call)
    expect(value).toMatchObject({
      UserName: 'Annelise Müller',
      companyName: 'Weingut Sonnenhalde GmbH',
      UserType: 'business',
      CurrencyIsoCode: 'EUR',
    })
    expect(value.menuItems).toMatchObject([
      { Label: 'Bestellungen', Type: 'InternalLink', Target: '/my/orders' },
      { Label: 'Schnellbestellung', Type: 'InternalLink', Target: '/quick-order' },
      { Label: 'Warenkörbe', Type: 'InternalLink', Target: '/my/carts' },
      { Label: 'Meine Listen', Type: 'InternalLink', Target: '/my/lists' },
      { Label: 'Adressen', Type: 'InternalLink', Target: '/my/addresses' },
      { Label: 'Profil', Type: 'InternalLink', Target: '/my/profile' },
      { Label: 'Meine Angebote', Type: 'InternalLink', Target: '/my/offers' },
      { Label: 'Meine Produkte', Type: 'InternalLink', Target: '/my/products' },
      {
        Label: 'Alle Angebote',
        Type: 'SalesforceObject',
        Target: 'Quote',
        defaultListViewId: '00BCN0000000001AAA',
      },
      { Label: 'Konto wechseln', Type: 'InternalLink', Target: '/my/accounts' },
      { Label: 'Abmelden', Type: 'Event', Target: 'Logout' },
    ])
  })

  it('has no list of all quotes for a private buyer, who has but the own ones', async () => {
    const { run, as } = open()
    const call = { cookies: as('lea').cookies, parameters: { language: 'de-CH' } }
    const { value } = await run('UserController/getAccountInfo', call)
    const labels = value.menuItems.map(({ Label }: { readonly Label: string }) => Label)
    expect(labels).toContain('Meine Offerten')
    expect(labels).not.toContain('Alle Offerten')
  })
})

describe('getUserInfo', () => {
  it('[7.1-5] returns the signed-in buyer', async () => {
    const { run, as } = open()
    const { value } = await run('UserController/getUserInfo', { cookies: as('lea').cookies })
    expect(value).toMatchObject({
      Name: 'Lea Keller',
      Email: 'lea.keller@example.com',
      isGuest: false,
      userId: expect.stringMatching(/^005/),
    })
  })

  it('is not for guests nor for a session that has ended', async () => {
    const { run, as, sandbox } = open()
    const guest = await run('UserController/getUserInfo')
    expect([guest.response.status, guest.value[0].errorCode]).toEqual([403, 'INSUFFICIENT_ACCESS'])
    const { cookies } = as('lea')
    sandbox.clock.advance(365 * 24 * 3_600_000)
    expect((await run('UserController/getUserInfo', { cookies })).response.status).toBe(401)
  })
})

interface FooterRecord {
  readonly Label: string
  readonly Type: string
  readonly Target: string
  readonly NavigationLinkSet: { readonly MasterLabel: string }
}

describe('getNavigationMenuItems', () => {
  const read = async (parameters: object, site = '') => {
    const { value, response } = await open().run('NavigationController/getNavigationMenuItems', {
      parameters,
      site,
    })
    const items: readonly FooterRecord[] = value
    return { items, value, response }
  }

  it('[7.1-9] returns the footer’s items as records with their column', async () => {
    const { items, response } = await read({ publishedState: 'Live', language: 'de-CH' })
    expect([...new Set(items.map((item) => item.NavigationLinkSet.MasterLabel))]).toEqual([
      'Inspiration & Know-Kow',
      'Customer Info',
      'Legal',
    ])
    expect(items).toContainEqual(
      expect.objectContaining({ Label: 'AGB', Type: 'InternalLink', Target: '/service/terms' }),
    )
    expect(response.headers.get('Cache-Control')).toBe('private, max-age=300')
  })

  it('lists only pages that the shop has', async () => {
    const targets = async (site: string) => (await read({}, site)).items.map(({ Target }) => Target)
    expect(await targets('')).not.toContain('/withdrawal')
    expect(await targets('/de-shop')).toContain('/withdrawal')
    const pages =
      /^\/(?:service|guide)\/|^\/(?:order-lookup|quick-order|request)$|^https:|^\{cookies\}$|^Order$/
    expect((await targets('')).filter((target) => !pages.test(target))).toEqual([])
  })

  it('adds prepared items when drafts are requested, so that every kind of link occurs', async () => {
    const { items } = await read({ publishedState: 'Draft', language: 'en-US' })
    expect(new Set(items.map(({ Type }) => Type))).toEqual(
      new Set(['InternalLink', 'ExternalLink', 'SalesforceObject']),
    )
    expect(items.map(({ Target }) => Target)).toContain('{cookies}')
    expect(items).toContainEqual(
      expect.objectContaining({
        Label: 'All quotes',
        Target: 'Quote',
        DefaultListViewId: '00BCN0000000001AAA',
      }),
    )
  })

  it('refuses another state with an exception of Apex', async () => {
    const { value, response } = await read({ publishedState: 'Old' })
    expect([response.status, value.message]).toEqual([400, 'publishedState is Live or Draft.'])
    expect(value).toMatchObject({ exceptionType: 'System.AuraHandledException', stackTrace: '' })
  })
})

describe('cart actions', () => {
  it('[7.1-8] count nothing without a cart', async () => {
    const { value } = await open().run('NavigationController/getCartSummary')
    expect(value).toEqual({ uniqueProductCount: 0, cartId: null })
  })

  it('[7.1-3] name the inactive carts of the buyer', async () => {
    const { run, as, db } = open()
    const { cookies } = as('lea')
    const call = { method: 'POST', cookies } as const
    const none = await run('ShoppingCartController/getInactiveCarts', call)
    expect(none.value).toEqual({ hasError: false, errorMessage: '', inactiveCarts: [] })
    const lineItems = [{ productId: productId('1001180'), quantity: '25' }]
    await run('ShoppingCartController/addItemsToCart', { ...call, parameters: { lineItems } })
    db.run('UPDATE cart SET is_secondary = 1')
    const { value } = await run('ShoppingCartController/getInactiveCarts', call)
    expect(value.inactiveCarts).toEqual([{ UniqueProductCount: 1, Id: expect.stringMatching(/^0a6/) }])
    expect((await run('ShoppingCartController/getInactiveCarts')).value.inactiveCarts).toEqual([])
  })

  it('[7.1-2] add the lines of a guest cart to the cart of a buyer, whatever else the lines carry', async () => {
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
  it('return an error list for an unknown action and for unreadable parameters', async () => {
    const { run, sandbox } = open()
    expect((await run('NavigationController/deleteAll')).response.status).toBe(404)
    const broken = new Request(
      'http://localhost/lwr/apex/v65.0/UserController/getAccountInfo?methodParams=%5B',
    )
    expect((await sandbox.fetch(broken)).status).toBe(400)
  })

  it.each([{}, { lineItems: 'none' }, { lineItems: [{ quantity: 1 }] }, { lineItems: ['x'] }])(
    'refuse %j for addItemsToCart with an exception of Apex, and give no guest id',
    async (parameters) => {
      const call = { method: 'POST', parameters } as const
      const { value, response } = await open().run('ShoppingCartController/addItemsToCart', call)
      expect([response.status, typeof value.message, value.isUserDefinedException]).toEqual([
        400,
        'string',
        false,
      ])
      expect(response.headers.get('Set-Cookie')).toBeNull()
    },
  )

  it('do not act for an account that the buyer may not act for', async () => {
    const { run, as } = open()
    const parameters = { effectiveAccountId: '001CN00000000012AA' }
    const call = { cookies: as('annelise', 'DE').cookies, site: '/de-shop', parameters }
    const { value, response } = await run('NavigationController/getCartSummary', call)
    expect([response.status, value[0].errorCode]).toEqual([404, 'EFFECTIVE_ACCOUNT_NOT_FOUND'])
  })

  it('take a class with a namespace, and no name of the language', async () => {
    const { run } = open()
    expect((await run('shop__UserController/getAccountInfo')).response.status).toBe(200)
    for (const action of ['constructor/name', 'Object/toString', 'UserController/getCategories']) {
      expect((await run(action)).response.status).toBe(404)
    }
  })

  it('do not write by GET', async () => {
    expect((await open().run('ShoppingCartController/addItemsToCart')).response.status).toBe(405)
  })
})

const address = '/webruntime/api/apex/execute'
const navigation = '@udd/01pCN0000000003'

function openApex(...who: Parameters<ReturnType<typeof openShop>['as']>) {
  const world = openShop()
  const { call } = openBrowser(world.sandbox, world.as(...who).cookies)
  const get = (query: Record<string, string>, site = '') =>
    call(`${site}${address}?${new URLSearchParams({ language: 'de', htmlEncode: 'false', ...query })}`)
  const post = (body: unknown, site = '') => call(`${site}${address}?asGuest=false`, { body, method: 'POST' })
  return { get, post, sandbox: world.sandbox }
}

const plain = { namespace: '', isContinuation: false, cacheable: false }

describe('apex/execute', () => {
  it('puts the return value of a cacheable read into an envelope', async () => {
    const query = { cacheable: 'true', isContinuation: 'false', namespace: '', params: '{}' }
    const { status, body, headers } = await openApex().get({
      ...query,
      classname: navigation,
      method: 'getVATInformation',
    })
    expect([status, body.cacheable, headers.get('Cache-Control')]).toEqual([
      200,
      true,
      'private, max-age=300',
    ])
    expect(body.returnValue[0]).toMatchObject({ DeveloperName: 'CH', Rate__c: 0.081 })
  })

  it('takes the shop from the site and the parameters from params', async () => {
    const params = JSON.stringify({ selectedLanguage: 'en-US' })
    const query = {
      classname: 'NavigationController',
      method: 'getCategories',
      isContinuation: 'false',
      params,
    }
    const { body } = await openApex().get(query, '/de-shop')
    expect(JSON.parse(body.returnValue)[0]).toMatchObject({ id: '0ZGDE0000000001AAA' })
  })

  it('runs a write by POST and says that it may not be kept', async () => {
    const { post } = openApex('lea')
    const call = { ...plain, classname: '@udd/01pCN0000000001', method: 'addItemsToCart' }
    const params = { lineItems: [{ productId: productId('1001180'), quantity: '25' }] }
    const { status, body, headers } = await post({ ...call, params })
    expect([status, body.cacheable, body.returnValue.hasError]).toEqual([200, false, false])
    expect(headers.get('Cache-Control')).toBe('private, no-store')
    const summary = await post({ ...plain, classname: 'NavigationController', method: 'getCartSummary' })
    expect(summary.body.returnValue.uniqueProductCount).toBe(1)
  })

  it('needs isContinuation', async () => {
    const { get, post } = openApex()
    const call = { classname: navigation, method: 'getVATInformation' }
    for (const { status, body } of [await get(call), await post(call)]) {
      expect([status, body[0].message]).toEqual([400, 'The member isContinuation was not found.'])
    }
  })

  it.each([
    [{ isContinuation: 'maybe' }, 'INVALID_API_INPUT'],
    [{ classname: undefined }, 'INVALID_API_INPUT'],
    [{ method: 7 }, 'INVALID_API_INPUT'],
    [{ params: [] }, 'JSON_PARSER_ERROR'],
    [{ colour: 'red' }, 'JSON_PARSER_ERROR'],
  ])('refuses %j', async (change, errorCode) => {
    const call = { ...plain, classname: navigation, method: 'getVATInformation' }
    expect(errorOf(await openApex().post({ ...call, ...change }))).toEqual([400, errorCode])
  })

  it('refuses params that are no JSON object in a query', async () => {
    const call = { classname: navigation, method: 'getVATInformation', isContinuation: 'false' }
    expect((await openApex().get({ ...call, params: '[' })).status).toBe(400)
  })

  it('has no other class, does not write by GET, and refuses guests where buyers are needed', async () => {
    const { get, post } = openApex()
    const query = { isContinuation: 'false', method: 'getUserInfo' }
    expect((await get({ ...query, classname: '@udd/01pCN0000000009' })).status).toBe(404)
    const write = { ...query, classname: 'ShoppingCartController', method: 'addItemsToCart' }
    expect((await get(write)).status).toBe(405)
    expect((await post({ ...plain, classname: 'UserController', method: 'getUserInfo' })).status).toBe(403)
  })

  it('returns what the method refuses as an Apex exception', async () => {
    const call = { ...plain, classname: 'ShoppingCartController', method: 'addItemsToCart', params: null }
    const { status, body } = await openApex().post(call)
    expect([status, body.message, body.exceptionType]).toEqual([
      400,
      'lineItems is required.',
      'System.AuraHandledException',
    ])
  })
})
