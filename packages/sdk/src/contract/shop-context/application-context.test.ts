import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { applicationContextSchema } from './application-context'

const read = (wire: object) => z.parse(applicationContextSchema, wire)

/** Each of the switches on by itself, so that one cannot pass for another. */
const eachOf = (...names: readonly string[]) =>
  names.map((name) => [name, Object.fromEntries(names.map((other) => [other, other === name]))] as const)

const policies = ['usesSingleEntitlementPolicy', 'guestBrowsingEnabled', 'usesUniversalPricebooks']
const guestSwitches = [
  'guestCartEnabled',
  'guestCheckoutEnabled',
  'guestCartCheckoutEnabled',
  'splitShipmentEnabled',
  'cartCalculateEnabled',
  'placeOrderV2Enabled',
]
const groups = [
  [
    '[3.shopper-context-6]',
    'propertiesEx',
    ['highScaleCartEnabled', 'shopperCopilotUIEnabled', 'paymentsLegacyFormsEnabled'],
  ],
  ['[3.shopper-context-8]', 'checkoutSettings', ['isManagedCheckoutEnabled', 'shippingMethodsEnabled']],
  [
    '[3.shopper-context-11]',
    'subscriptionConfig',
    ['subscriptionPlusEnabled', 'rlmSubscriptionEnabled', 'commerceSubscriptionARCUIEnabled'],
  ],
  [
    '[3.shopper-context-12]',
    'giftingConfig',
    ['isGiftingEnabled', 'isGiftMessageEnabled', 'isGiftWrapEnabled'],
  ],
] as const
const groupSwitches = groups.flatMap(([id, group, names]) =>
  eachOf(...names).map(([name, switches]) => [id, group, name, switches] as const),
)

describe('applicationContextSchema', () => {
  it.each(eachOf(...policies))('[3.shopper-context-5] reads %s', (_, switches) => {
    expect(read(switches)).toMatchObject(switches)
  })

  it.each(eachOf(...guestSwitches))('[3.shopper-context-8] reads %s', (_, switches) => {
    expect(read(switches)).toMatchObject(switches)
  })

  it.each(eachOf('shopperConsentEnabled', 'skipPhoneNumberValidationEnabled'))(
    '[3.shopper-context-13] reads %s',
    (_, switches) => {
      expect(read(switches)).toMatchObject(switches)
    },
  )

  it.each(groupSwitches)('%s reads %s.%s', (_, group, _name, switches) => {
    expect(read({ [group]: switches })).toHaveProperty(group, switches)
  })

  it.each(groups)('%s has %s off where it is missing or null', (_, group, names) => {
    const off = Object.fromEntries(names.map((name) => [name, false]))
    for (const wire of [{}, { [group]: null }, { [group]: {} }]) expect(read(wire)).toHaveProperty(group, off)
  })

  it('[3.shopper-context-7] reads catalogue version, payment and currencies', () => {
    const wire = {
      catalogSnapshotVersionId: '7',
      clientSidePaymentConfiguration: { componentName: 'c:pay', config: { mode: 'test' } },
      sessionDrivenCurrency: true,
      supportedCurrencies: ['CHF', 'EUR'],
      defaultCurrency: 'EUR',
    }
    expect(read(wire)).toMatchObject(wire)
  })

  it('[3.shopper-context-7] [3.shopper-context-9] goes without any of them', () => {
    expect(read({})).toMatchObject({
      catalogSnapshotVersionId: null,
      clientSidePaymentConfiguration: null,
      sessionDrivenCurrency: null,
      supportedCurrencies: [],
      defaultCurrency: null,
      shippingCountries: [],
      taxType: null,
      country: null,
      markets: [],
    })
  })

  it('[3.shopper-context-9] reads countries, tax type and markets with their currency by locale', () => {
    const wire = {
      shippingCountries: ['CH', 'LI'],
      taxType: 'Net',
      country: 'CH',
      markets: [{ marketId: '0ZI', localeCurrencyMap: { de_CH: 'CHF', en_US: 'USD' } }],
    }
    expect(read(wire)).toMatchObject(wire)
  })

  it('leaves out what is no text of a market or a payment configuration, and refuses nothing', () => {
    const found = read({
      markets: [{ marketId: '0ZI', localeCurrencyMap: { de_CH: 'CHF', fr_CH: null, en_US: 7 } }],
      clientSidePaymentConfiguration: {
        componentName: 'c:pay',
        config: { mode: 'test', isTest: true, limit: 5, none: null, nested: { a: 1 }, list: ['a'] },
      },
    })
    expect(found.markets[0]?.localeCurrencyMap).toEqual({ de_CH: 'CHF' })
    expect(found.clientSidePaymentConfiguration?.config).toEqual({
      mode: 'test',
      isTest: 'true',
      limit: '5',
      none: null,
      nested: null,
      list: null,
    })
  })

  it.each([14400, '14400'])(
    '[3.shopper-context-10] reads a reservation of %j seconds, order statuses and version',
    (reservationInSeconds) => {
      const wire = {
        inventoryConfiguration: {
          isInventoryEnabled: true,
          inventoryDefaultSource: { reservationInSeconds },
        },
        orderStatuses: [{ apiName: 'Created', displayValue: 'Erfasst' }],
        managedCheckoutVersion: '1.9.0',
      }
      expect(read(wire)).toMatchObject({
        inventoryConfiguration: {
          isInventoryEnabled: true,
          inventoryDefaultSource: { reservationInSeconds: 14400 },
        },
        orderStatuses: [{ apiName: 'Created', displayValue: 'Erfasst' }],
        managedCheckoutVersion: '1.9.0',
      })
    },
  )
})
