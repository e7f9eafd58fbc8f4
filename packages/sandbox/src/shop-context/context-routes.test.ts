import { describe, expect, it } from 'vitest'
import { openCatalogue } from '../catalog/products/catalogue.fixture'

describe('session-context', () => {
  it('names the site guest for a guest', async () => {
    const { body, headers } = await openCatalogue().as().get('session-context')
    expect(body).toMatchObject({ guestUser: true, accountId: null, accountName: null, profile: null })
    expect(body.userId).toMatch(/^005/)
    expect(headers.get('Cache-Control')).toContain('no-store')
  })

  it('[7.3-5] names the buyer and the account', async () => {
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
    const response = await openCatalogue()
      .as('annelise', 'DE')
      .get('session-context?effectiveAccountId=001CN00000000012AA')
    expect(response.status).toBe(404)
    expect(response.body[0].errorCode).toBe('EFFECTIVE_ACCOUNT_NOT_FOUND')
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
    ['CH', 'CHF', ['CH', 'LI'], true],
    ['DE', 'EUR', ['DE', 'NL', 'LU', 'BE'], false],
  ] as const)(
    'of %s has one currency and its countries, and may be kept for 300 s',
    async (shop, currency, countries, guestCheckoutEnabled) => {
      const { body, headers } = await openCatalogue()
        .as(undefined, shop)
        .get('application-context?asGuest=true')
      expect(headers.get('Cache-Control')).toBe('max-age=300')
      expect(body).toMatchObject({
        supportedCurrencies: [currency],
        defaultCurrency: currency,
        shippingCountries: countries,
        sessionDrivenCurrency: false,
        guestCartEnabled: true,
        guestCheckoutEnabled,
        placeOrderV2Enabled: false,
      })
    },
  )

  it('[7.3-4] carries every member that a shop reads of it', async () => {
    const { body } = await openCatalogue().as().get('application-context?asGuest=true')
    const members = [
      'cartCalculateEnabled',
      'catalogSnapshotVersionId',
      'checkoutSettings',
      'country',
      'defaultCurrency',
      'clientSidePaymentConfiguration',
      'giftingConfig',
      'guestBrowsingEnabled',
      'guestCartCheckoutEnabled',
      'guestCartEnabled',
      'guestCheckoutEnabled',
      'inventoryConfiguration',
      'managedCheckoutVersion',
      'markets',
      'orderStatuses',
      'placeOrderV2Enabled',
      'propertiesEx',
      'quoteStatuses',
      'sessionDrivenCurrency',
      'shippingCountries',
      'shopperConsentEnabled',
      'skipPhoneNumberValidationEnabled',
      'splitShipmentEnabled',
      'subscriptionConfig',
      'supportedCurrencies',
      'taxType',
      'usesSingleEntitlementPolicy',
      'usesUniversalPricebooks',
    ]
    expect(Object.keys(body).toSorted()).toEqual(members.toSorted())
    expect(body).toMatchObject({
      inventoryConfiguration: { inventoryDefaultSource: { reservationInSeconds: 14400 } },
      markets: [{ localeCurrencyMap: { de_CH: 'CHF', fr_CH: 'CHF', en_US: 'CHF' } }],
      subscriptionConfig: { commerceSubscriptionARCUIEnabled: false },
    })
  })

  it('names the states of orders in the language of the call', async () => {
    const { body } = await openCatalogue().as().get('application-context?language=fr-CH')
    expect(body.orderStatuses).toContainEqual({ apiName: 'Shipped', displayValue: 'Expédiée' })
  })
})

describe('ai/configuration and shopperAgent/context', () => {
  it('[7.3-6] says that no recommendations are deployed', async () => {
    const { status, body } = await openCatalogue().as().get('ai/configuration')
    expect(status).toBe(200)
    expect(body).toMatchObject({ isDeployed: false, catalogExists: true, siteId: '0ZECH00000000014AA' })
  })

  it('[7.3-7] says that no assistant is there, and for whom', async () => {
    const shopper = openCatalogue().as('annelise', 'DE')
    const { body } = await shopper.get('shopperAgent/context?language=de')
    expect(body).toMatchObject({ isAgentEnabled: false, isGuest: false, language: 'de' })
    const foreign = await shopper.get('shopperAgent/context?effectiveAccountId=001CN00000000012AA')
    expect(foreign.status).toBe(404)
  })
})
