import { shops, type Shop } from '../shop'

/** What the webstore can do, as the application context says it. */
export function applicationContext(shop: Shop) {
  const { currencyCode, countries } = shops[shop]
  return {
    cartCalculateEnabled: true,
    catalogSnapshotVersionId: null,
    checkoutSettings: {
      isManagedCheckoutEnabled: true,
      isMngCheckoutAutoPublished: false,
      shippingMethodsEnabled: true,
      paymentConfiguration: {
        paymentMethodSetDevName: 'Standard_Set',
        paymentMethodManualCaptureEnabled: false,
        businessAchEnabled: false,
      },
    },
    clientSidePaymentConfiguration: null,
    country: countries[0],
    defaultCurrency: currencyCode,
    giftingConfig: { isGiftingEnabled: false, isGiftMessageEnabled: false, isGiftWrapEnabled: false },
    guestBrowsingEnabled: true,
    guestCartCheckoutEnabled: false,
    guestCartEnabled: true,
    guestCheckoutEnabled: false,
    inventoryConfiguration: {
      isInventoryEnabled: true,
      inventoryDefaultSource: {
        reservationInSeconds: 14400,
        webStoreInventoryLocationSourceType: 'Location',
      },
    },
    managedCheckoutVersion: '1.9.0',
    markets: [{ marketId: `0ZI${shop}00000000009AAA`, localeCurrencyMap: localeCurrencies(shop) }],
    orderStatuses: [
      { apiName: 'Created', displayValue: 'Created' },
      { apiName: 'Fulfilled', displayValue: 'Fulfilled' },
    ],
    placeOrderV2Enabled: false,
    propertiesEx: {
      highScaleCartEnabled: false,
      shopperCopilotUIEnabled: false,
      paymentsLegacyFormsEnabled: false,
    },
    sessionDrivenCurrency: false,
    shippingCountries: countries,
    shopperConsentEnabled: false,
    skipPhoneNumberValidationEnabled: false,
    splitShipmentEnabled: false,
    subscriptionConfig: { subscriptionPlusEnabled: false, rlmSubscriptionEnabled: false },
    supportedCurrencies: [currencyCode],
    taxType: 'Net',
    usesSingleEntitlementPolicy: true,
    usesUniversalPricebooks: true,
  }
}

/** The shop's languages in each of its countries: `de_CH`, `en_NL`. */
function localeCurrencies(shop: Shop): Record<string, string> {
  const { locales, countries, currencyCode } = shops[shop]
  const keys = countries.flatMap((country) => locales.map((locale) => `${locale.slice(0, 2)}_${country}`))
  return Object.fromEntries([...keys, 'en_US'].map((key) => [key, currencyCode]))
}
