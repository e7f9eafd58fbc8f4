import * as z from 'zod/mini'
import { defineCall } from '../kit/call'
import { currencyMembers, getCurrencySettings } from './currency-settings'
import { count } from '../kit/count'
import { flag, listOf, mapOf, maybe, text, type Schema } from '../kit/schema'

type Group<S extends Schema> = z.ZodMiniPipe<
  z.ZodMiniDefault<z.ZodMiniNullable<S>>,
  z.ZodMiniTransform<z.output<S>, z.output<S> | null>
>

/** A group of settings; a missing group reads as one without any member. */
const settings = <S extends Schema>(group: S): Group<S> => {
  const filled: unknown = z.pipe(
    maybe<Schema>(group),
    z.transform((value) => value ?? z.parse(group, {})),
  )
  // The library cannot infer the type of a generic schema; the declared type is what the pipe above returns.
  return filled as Group<S>
}

/** Settings of a payment component as texts; null for values that are no text, number or boolean. */
const configuration = z.pipe(
  mapOf(z.unknown()),
  z.transform((found): Record<string, string | null> => {
    const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)
    return Object.fromEntries(
      Object.entries(found).map(([name, value]) => [name, isPlain(value) ? String(value) : null]),
    )
  }),
)

const inventorySourceShape = z.object({
  /** Record id of the warehouse or group of warehouses. */
  locationSourceId: text,
  /** How long stock stays reserved; null where the platform sends none. */
  reservationInSeconds: count,
})
const applicationContextShape = z.object({
  ...currencyMembers,
  /** Whether all buyers may see the same products. */
  usesSingleEntitlementPolicy: flag,
  /** Whether products are visible without signing in. */
  guestBrowsingEnabled: flag,
  /** Whether prices come from price books that all buyers share. */
  usesUniversalPricebooks: flag,
  /** Whether guests may have a cart on the server. */
  guestCartEnabled: flag,
  /** Whether guests may check out. */
  guestCheckoutEnabled: flag,
  /** The one switch for both before platform version 58; still returned later. */
  guestCartCheckoutEnabled: flag,
  /** Whether an order may go to several addresses. */
  splitShipmentEnabled: flag,
  /** Whether the platform recalculates carts without being asked. */
  cartCalculateEnabled: flag,
  /** Whether orders are prepared and submitted in steps. */
  placeOrderV2Enabled: flag,
  /** Whether shoppers are asked for their consent to tracking. */
  shopperConsentEnabled: flag,
  /** Whether phone numbers are taken as entered. */
  skipPhoneNumberValidationEnabled: flag,
  /** Version of the published catalogue; null where it is not versioned. */
  catalogSnapshotVersionId: text,
  /** ISO 3166-1 alpha-2 country of the shop. */
  country: text,
  /** Version of the platform's own checkout pages. */
  managedCheckoutVersion: text,
  /** `Net`, `Gross` or `Automatic`: whether prices contain VAT. */
  taxType: text,
  /** ISO 3166-1 alpha-2 countries that the shop delivers to. */
  shippingCountries: listOf(z.string()),
  /** Statuses of orders with their labels. */
  orderStatuses: listOf(
    z.object({
      /** Stable name of the status. */
      apiName: z.string(),
      /** In the organisation's language. */
      displayValue: text,
    }),
  ),
  /** Settings of the checkout; all off where the platform leaves them out. */
  checkoutSettings: settings(
    z.object({
      /** Whether the platform's own checkout pages are in use. */
      isManagedCheckoutEnabled: flag,
      /** Whether buyers choose a delivery method. */
      shippingMethodsEnabled: flag,
    }),
  ),
  /** Payment component of the platform's own pages; null without one. */
  clientSidePaymentConfiguration: maybe(
    z.object({
      /** Name of the component: `c:payByInvoice`. */
      componentName: text,
      /** Settings as texts; null for a setting that is no text, number or boolean. */
      config: maybe(configuration),
    }),
  ),
  /** Whether and where stock is kept. */
  inventoryConfiguration: settings(
    z.object({
      /** Whether the platform checks and reserves stock. */
      isInventoryEnabled: flag,
      /** Where stock is reserved; null without one. */
      inventoryDefaultSource: maybe(inventorySourceShape),
    }),
  ),
  /** Settings that the platform may remove at any time. */
  propertiesEx: settings(
    z.object({
      /** Whether carts are made for very many items; calls then send `X-Highscale`. */
      highScaleCartEnabled: flag,
      /** Whether the platform's shopping assistant is displayed. */
      shopperCopilotUIEnabled: flag,
      /** Whether the platform's older payment forms are in use. */
      paymentsLegacyFormsEnabled: flag,
    }),
  ),
  /** Settings of subscriptions; all off where the platform leaves them out. */
  subscriptionConfig: settings(
    z.object({
      /** Whether subscriptions are sold at all. */
      subscriptionPlusEnabled: flag,
      /** Whether the platform's revenue module manages subscriptions. */
      rlmSubscriptionEnabled: flag,
      /** Whether buyers can amend, renew and cancel subscriptions. */
      commerceSubscriptionARCUIEnabled: flag,
    }),
  ),
  /** Settings of gifts; all off where the platform leaves them out. */
  giftingConfig: settings(
    z.object({
      /** Whether products can be ordered as a gift. */
      isGiftingEnabled: flag,
      /** Whether a gift can carry a message. */
      isGiftMessageEnabled: flag,
      /** Whether a gift can be wrapped. */
      isGiftWrapEnabled: flag,
    }),
  ),
})
/** How the shop is set up; what the platform leaves out reads as false, null or empty. */
export interface ApplicationContext extends z.output<typeof applicationContextShape> {}
/** Accepts `{}`: every switch is off then. */
export const applicationContextSchema: Schema<ApplicationContext> = applicationContextShape

/** The complete settings of the shop; `getCurrencySettings` reads what the client itself needs. */
export const getApplicationContext = defineCall({
  ...getCurrencySettings,
  id: 'context.getApplication',
  responses: { 200: applicationContextSchema },
})
