import { describe, expect, it } from 'vitest'
import { openScripted } from '../scripted-client.fixture'

/** One or more members of each group, as the platform spells them. */
const responded = {
  usesSingleEntitlementPolicy: true,
  guestBrowsingEnabled: true,
  usesUniversalPricebooks: true,
  propertiesEx: {
    highScaleCartEnabled: true,
    shopperCopilotUIEnabled: true,
    paymentsLegacyFormsEnabled: true,
  },
  catalogSnapshotVersionId: '7',
  clientSidePaymentConfiguration: { componentName: 'c:pay', config: { mode: 'test' } },
  supportedCurrencies: ['CHF', 'EUR'],
  guestCartEnabled: true,
  checkoutSettings: { isManagedCheckoutEnabled: true, shippingMethodsEnabled: true },
  shippingCountries: ['CH', 'LI'],
  taxType: 'Net',
  markets: [{ marketId: '0ZI', localeCurrencyMap: { de_CH: 'CHF' } }],
  inventoryConfiguration: {
    isInventoryEnabled: true,
    inventoryDefaultSource: { reservationInSeconds: 14400 },
  },
  orderStatuses: [{ apiName: 'Created', displayValue: 'Erfasst' }],
  managedCheckoutVersion: '1.9.0',
  subscriptionConfig: { subscriptionPlusEnabled: true },
  giftingConfig: { isGiftingEnabled: true },
}

describe('how the shop is set up', () => {
  it('[3.shopper-context-5..12] comes to the caller with every group that the platform names', async () => {
    const { features } = openScripted([{ body: responded }])
    await expect(features.shopContext.getApplication()).resolves.toMatchObject(responded)
  })
})
