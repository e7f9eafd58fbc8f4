import { describe, expect, it } from 'vitest'
import { createShopClient } from '../client'

const stale = '001CN0000000001YAA'

interface Page {
  /** The account that is acted for already. */
  readonly effectiveAccountId?: string
  /** What the platform says of the shop. */
  readonly application?: object
}

/** A page of a shop whose platform says who is browsing, and how the shop is set up. */
function open(context: (url: string) => Response, { effectiveAccountId, application = {} }: Page = {}) {
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
  })
}

/** A buyer whose browser names an account that may not be acted for any more. */
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
  }

  it('[3.shopper-context-1] makes a session of user, account and first name', async () => {
    const { session, scope } = open(() => Response.json(context))
    const { userId, accountId, accountName } = context
    await expect(session.load()).resolves.toMatchObject({
      isGuest: false,
      ...{ userId, accountId, accountName, firstName: 'Reto' },
    })
    expect(scope.getSnapshot()).toMatchObject({ userId, effectiveAccountId: accountId })
  })

  it('[3.shopper-context-1] makes a guest of who is one, whatever else it says', async () => {
    const { session, scope } = open(() => Response.json({ ...context, guestUser: true }))
    await expect(session.load()).resolves.toEqual({ isGuest: true, userType: 'private', menuItems: [] })
    expect(scope.getSnapshot()).not.toHaveProperty('userId')
  })

  it.each(['', 'null', 'undefined'])(
    '[3.user-and-account-1] makes a guest of a user with the id %j',
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
  ])('%s follows from how the shop is set up: %s', async (_id, expected, application) => {
    const { session, scope } = open(() => Response.json({ guestUser: true }), { application })
    await session.load()
    expect(scope.getSnapshot().currencyCode).toBe(expected)
  })
})

describe('an account that may not be acted for any more', () => {
  it('[6-4] makes nobody a guest, not even when the session is asked for twice at once', async () => {
    const { session, scope } = openStale()
    const { signal } = new AbortController()
    const found = await Promise.all([session.load({ signal }), session.load({ signal })])
    expect(found.map(({ isGuest }) => isGuest)).toEqual([false, false])
    expect(scope.getSnapshot().effectiveAccountId).toBe('001CN0000000002YAA')
  })
})
