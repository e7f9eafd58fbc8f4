import { describe, expect, it } from 'vitest'
import { openCatalogue } from './catalogue.fixture'

describe('session-context', () => {
  it('names the site guest for a guest', async () => {
    const { body, headers } = await openCatalogue().as().get('session-context')
    expect(body).toMatchObject({ guestUser: true, accountId: null, accountName: null, profile: null })
    expect(body.userId).toMatch(/^005/)
    expect(headers.get('Cache-Control')).toContain('no-store')
  })

  it('names the buyer and the account', async () => {
    const { body } = await openCatalogue()
      .as('reto')
      .get('session-context?effectiveAccountId=000000000000000')
    expect(body).toMatchObject({ guestUser: false, accountName: 'Alpenblick Versand AG' })
    expect(body.profile).toMatchObject({ firstName: 'Reto', userName: 'einkauf@alpenblick.example' })
  })

  it('names the managed account that is acted for', async () => {
    const shopper = openCatalogue().as('annelise', 'DE')
    const { body } = await shopper.get('external-managed-accounts')
    const { accountId } = body.externalManagedAccounts[0]
    const session = await shopper.get(`session-context?effectiveAccountId=${accountId}`)
    expect(session.body).toMatchObject({ accountId, accountName: 'Filiale Konstanz' })
  })

  it('refuses an account that the buyer may not act for', async () => {
    const answer = await openCatalogue()
      .as('annelise', 'DE')
      .get('session-context?effectiveAccountId=001CN00000000012AA')
    expect(answer.status).toBe(404)
    expect(answer.body[0].errorCode).toBe('EFFECTIVE_ACCOUNT_NOT_FOUND')
  })

  it('does not know a buyer of the other shop', async () => {
    const world = openCatalogue()
    const { cookies } = world.as('jonas', 'DE')
    const swiss = world.as(undefined, 'CH')
    swiss.cookies.set('sid', cookies.get('sid') ?? '')
    expect((await swiss.get('session-context')).body.guestUser).toBe(true)
  })
})

describe('application-context', () => {
  it.each([
    ['CH', 'CHF', ['CH']],
    ['DE', 'EUR', ['DE', 'NL', 'LU', 'BE']],
  ] as const)(
    'of %s has one currency and its countries, and may be kept for 300 s',
    async (shop, currency, countries) => {
      const { body, headers } = await openCatalogue()
        .as(undefined, shop)
        .get('application-context?asGuest=true')
      expect(headers.get('Cache-Control')).toBe('max-age=300')
      expect(body).toMatchObject({
        ...{ supportedCurrencies: [currency], defaultCurrency: currency, shippingCountries: countries },
        ...{ sessionDrivenCurrency: false, guestCartEnabled: true, guestCheckoutEnabled: false },
        placeOrderV2Enabled: false,
      })
    },
  )
})

describe('external-managed-accounts', () => {
  it('lists the managed accounts, and the own one when asked', async () => {
    const shopper = openCatalogue().as('annelise', 'DE')
    const { body } = await shopper.get('external-managed-accounts?includeMyAccount=true')
    const names = body.externalManagedAccounts.map((a) => [a.accountName, a.isMyAccount])
    expect(names).toEqual([
      ['Weingut Sonnenhalde GmbH', true],
      ['Filiale Konstanz', false],
      ['Filiale Meersburg', false],
    ])
    expect(body.externalManagedAccounts[1]?.address).toMatchObject({ city: 'Konstanz', zip: '78462' })
  })

  it('is not for guests', async () => {
    expect((await openCatalogue().as().get('external-managed-accounts')).status).toBe(401)
  })
})
