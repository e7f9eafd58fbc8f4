import { describe, expect, it } from 'vitest'
import { createShopClient } from '../shop-client'
import type { ClientOptions } from '../client/options'

const stale = '001CN0000000001YAA'

interface Page {
  /** The effective account. */
  readonly effectiveAccountId?: string
  /** The application context. */
  readonly application?: object
  readonly options?: Partial<ClientOptions>
}

/** A page of a shop with this session context and application context. */
function open(
  context: (url: string) => Response,
  { effectiveAccountId, application = {}, options }: Page = {},
) {
  return createShopClient({
    webstoreId: '0ZECH00000000014AA',
    url: 'https://shop.example/de-CH/',
    locale: 'de-CH',
    runtime: 'server',
    clock: { now: () => 0, sleep: () => Promise.resolve() },
    reportFailure: () => undefined,
    ...(effectiveAccountId !== undefined && { initialState: { scope: { effectiveAccountId } } }),
    fetch: (input) => {
      const url = input instanceof Request ? input.url : String(input)
      const other = url.includes('/application-context') ? application : {}
      return Promise.resolve(url.includes('/session-context') ? context(url) : Response.json(other))
    },
    ...options,
  })
}

/** A buyer whose browser names an account that is no longer allowed. */
function openStale() {
  const body = { userId: '005', guestUser: false, accountId: '001CN0000000002YAA' }
  const refusal = [{ errorCode: 'EFFECTIVE_ACCOUNT_NOT_FOUND', message: 'no' }]
  return open(
    (url) => (url.includes(stale) ? Response.json(refusal, { status: 404 }) : Response.json(body)),
    { effectiveAccountId: stale },
  )
}

describe('the session context', () => {
  const context = {
    guestUser: false,
    userId: '005CN0000000002YAA',
    accountId: '001CN0000000002YAA',
    accountName: 'Alpenblick Versand AG',
    profile: { firstName: 'Reto' },
    buyerGroups: [{ id: '0ZICH00000000002AAA', name: 'Business' }],
  }

  it('[3.shopper-context-1] becomes a session with user, account and first name', async () => {
    const { session, scope } = open(() => Response.json(context))
    const { userId, accountId, accountName } = context
    await expect(session.load()).resolves.toMatchObject({
      isGuest: false,
      userId,
      accountId,
      accountName,
      firstName: 'Reto',
      buyerGroups: context.buyerGroups,
      effectiveAccountName: accountName,
    })
    expect(scope.getSnapshot()).toMatchObject({ userId, effectiveAccountId: accountId })
  })

  it('[3.shopper-context-1] becomes a guest whatever else it says', async () => {
    const { session, scope } = open(() => Response.json({ ...context, guestUser: true }))
    await expect(session.load()).resolves.toEqual({ isGuest: true, userType: 'private', menuItems: [] })
    expect(scope.getSnapshot()).not.toHaveProperty('userId')
  })

  it.each(['', 'null', 'undefined'])(
    '[3.user-and-account-1] becomes a guest for the user id %j',
    async (userId) => {
      const { session, scope } = open(() => Response.json({ ...context, userId }))
      await expect(session.load()).resolves.toMatchObject({ isGuest: true })
      expect(scope.getSnapshot()).not.toHaveProperty('effectiveAccountId')
    },
  )
})

describe('the currency of calls', () => {
  const supportedCurrencies = ['CHF', 'EUR']
  const markets = [{ marketId: '0ZI', localeCurrencyMap: { de_CH: 'EUR' } }]

  it.each([
    ['[4.currency-choice-1]', undefined, { sessionDrivenCurrency: true, defaultCurrency: 'EUR' }],
    ['[4.currency-choice-2]', 'EUR', { supportedCurrencies: ['EUR'], defaultCurrency: 'CHF' }],
    ['[4.currency-choice-3]', 'EUR', { supportedCurrencies, markets, defaultCurrency: 'CHF' }],
    ['[4.currency-choice-4]', 'EUR', { supportedCurrencies, defaultCurrency: 'EUR' }],
  ])('%s follows from the settings of the shop: %s', async (_id, expected, application) => {
    const { session, scope } = open(() => Response.json({ guestUser: true }), { application })
    await session.load()
    expect(scope.getSnapshot().currencyCode).toBe(expected)
  })
})

describe('a preview', () => {
  const guest = { guestUser: true }
  const previewHosts = ['shop.example']

  it.each([
    ['a guest', guest, { previewHosts }, true],
    ['a buyer', { guestUser: false, userId: '005' }, { previewHosts }, true],
    ['another host', guest, { previewHosts: ['preview.shop.example'] }, undefined],
    ['no preview hosts', guest, {}, undefined],
  ])(
    '[6-7] [3.shopper-context-2] is detected for %s by the client’s preview hosts',
    async (_, body, options, isPreview) => {
      const { session } = open(() => Response.json(body), { options })
      expect((await session.load()).isPreview).toBe(isPreview)
    },
  )
})

describe('what guests may do', () => {
  const responses: Readonly<Record<string, object>> = {
    '/application-context': { guestCartEnabled: true, guestCheckoutEnabled: false },
    '/session-context': { guestUser: true },
  }
  const openGuest = () => {
    const requested: string[] = []
    const fetch = ({ url }: Request) => {
      const name = Object.keys(responses).find((part) => url.includes(part)) ?? url
      requested.push(name)
      return Promise.resolve(Response.json(responses[name]))
    }
    return { requested, client: open(() => Response.json({}), { options: { fetch } }) }
  }
  const permissions = { guestCartEnabled: true, guestCheckoutEnabled: false }

  it('[3.cart-7] [3.shopper-context-8] comes with the session, and is dehydrated for the browser', async () => {
    const { client } = openGuest()
    await client.session.load()
    expect(client.guestPermissions.getSnapshot()).toEqual({ status: 'ready', value: permissions })
    expect(client.dehydrate().features?.guestPermissions).toEqual(permissions)
  })

  it('[3.cart-7] is loaded alone, once, without the session', async () => {
    const { client, requested } = openGuest()
    await Promise.all([client.guestPermissions.load(), client.guestPermissions.load()])
    expect(client.guestPermissions.getSnapshot()).toEqual({ status: 'ready', value: permissions })
    expect(requested).toEqual(['/application-context'])
    expect(client.session.getSnapshot()).toEqual({ status: 'idle' })
  })

  it('[3.cart-7] stays unknown when it cannot be loaded', async () => {
    const fetch = () => Promise.resolve(Response.json([], { status: 500 }))
    const client = open(() => Response.json({}), { options: { fetch } })
    await expect(client.guestPermissions.load()).rejects.toMatchObject({ status: 500 })
    await client.session.load()
    expect(client.guestPermissions.getSnapshot()).not.toHaveProperty('value')
  })
})

describe('what is alike for guests and buyers', () => {
  /** Which calls of a buyer went out as a guest's. */
  const sentAsGuest = async (settings: object) => {
    const requested = new Map<string, string | null>()
    const fetch = ({ url }: Request) => {
      const { pathname, searchParams } = new URL(url)
      requested.set(pathname.split('/').at(-1) ?? '', searchParams.get('asGuest'))
      if (pathname.endsWith('/application-context')) return Promise.resolve(Response.json(settings))
      const buyer = { guestUser: false, userId: '005', accountId: '001' }
      return Promise.resolve(Response.json(pathname.endsWith('/session-context') ? buyer : {}))
    }
    const { session, catalog } = open(() => Response.json({}), { options: { fetch } })
    await session.load()
    await Promise.allSettled([catalog.listCategories(), catalog.listProducts(['01t'])])
    return requested
  }
  const shared = { usesSingleEntitlementPolicy: true, guestBrowsingEnabled: true }

  it.each([
    [shared, 'true'],
    [{ ...shared, guestBrowsingEnabled: false }, 'false'],
    [{}, 'false'],
  ])(
    '[3.shopper-context-14] is requested as a guest’s where the settings are %j',
    async (settings, asGuest) => {
      const requested = await sentAsGuest(settings)
      expect(requested.get('children')).toBe(asGuest)
      // Products may differ for each buyer.
      expect(requested.get('products')).toBe('false')
    },
  )
})

describe('an account that is no longer allowed', () => {
  it('[6-4] makes no buyer a guest, even when the session is loaded twice at once', async () => {
    const { session, scope } = openStale()
    const { signal } = new AbortController()
    const found = await Promise.all([session.load({ signal }), session.load({ signal })])
    expect(found.map(({ isGuest }) => isGuest)).toEqual([false, false])
    expect(scope.getSnapshot().effectiveAccountId).toBe('001CN0000000002YAA')
  })
})
