import { quoteStatuses } from '@cartonnage/sdk/rules'
import { quoteStatusLabel } from '../orders/quotes/quote-statuses'
import { reservationSeconds } from '../basket/records/reservation-repository'
import { orderStatuses, orderStatusLabel } from '../orders/records/order-statuses'
import type { WebstoreSettings } from '../calls/webstore-settings'
import { shops, type Shop, type ShopLocale } from '../shop'

interface ContextLocation {
  readonly shop: Shop
  readonly locale: ShopLocale
  readonly settings: WebstoreSettings
  /** Where the payment provider's pages are served. */
  readonly paymentOrigin: string | undefined
}

/** The platform's application context: the abilities of a webstore. */
export function applicationContext({ shop, locale, settings, paymentOrigin }: ContextLocation) {
  const { currencyCode, countries } = shops[shop]
  const { highScaleCartEnabled, firstInvoiceLimit, ...rest } = settings
  // Of the sandbox only: the platform's context knows nothing of them.
  const { supplyDatesEnabled, cartListEnabled, wishListQuantitiesEnabled, maxAge, markets, ...flags } = rest
  return {
    ...flags,
    markets,
    ...constants,
    clientSidePaymentConfiguration:
      paymentOrigin === undefined
        ? null
        : { componentName: 'c:paymentFrame', config: { mode: 'test', origin: paymentOrigin } },
    country: countries[0],
    defaultCurrency: currencyCode,
    supportedCurrencies: [currencyCode],
    shippingCountries: countries,
    orderStatuses: orderStatuses.map(({ apiName }) => ({
      apiName,
      displayValue: orderStatusLabel(apiName, locale),
    })),
    quoteStatuses: quoteStatuses.map((apiName) => ({
      apiName,
      displayValue: quoteStatusLabel(apiName, locale),
    })),
    propertiesEx: { highScaleCartEnabled, shopperCopilotUIEnabled: false, paymentsLegacyFormsEnabled: false },
  }
}

/** The members that depend on neither settings nor shop. */
const constants = {
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
  giftingConfig: { isGiftingEnabled: false, isGiftMessageEnabled: false, isGiftWrapEnabled: false },
  inventoryConfiguration: {
    isInventoryEnabled: true,
    inventoryDefaultSource: {
      locationSourceId: '131CN0000000001AAA',
      reservationInSeconds: reservationSeconds,
      webStoreInventoryLocationSourceType: 'Location',
      webStoreInventorySourceId: '0ujCN0000000001AAA',
    },
  },
  managedCheckoutVersion: '1.9.0',
  shopperConsentEnabled: false,
  skipPhoneNumberValidationEnabled: false,
  subscriptionConfig: {
    subscriptionPlusEnabled: false,
    rlmSubscriptionEnabled: false,
    commerceSubscriptionARCUIEnabled: false,
  },
  taxType: 'Net',
  usesSingleEntitlementPolicy: true,
  usesUniversalPricebooks: true,
}
