import * as z from 'zod/mini'
import { defineCall } from '../kit/call'
import { currencyMembers, getCurrencySettings } from './currency-settings'
import { count } from '../kit/count'
import { flag, listOf, mapOf, maybe, text, type Schema } from '../kit/schema'

const flags = <const N extends string>(names: readonly N[]) =>
  // Object.fromEntries forgets the names; the record has exactly these.
  Object.fromEntries(names.map((name) => [name, flag])) as { [name in N]: typeof flag }

type Group<S extends Schema> = z.ZodMiniPipe<
  z.ZodMiniDefault<z.ZodMiniNullable<S>>,
  z.ZodMiniTransform<z.output<S>, z.output<S> | null>
>

/** A group of settings; when the platform leaves it out, every member reads as left out. */
const settings = <S extends Schema>(group: S): Group<S> => {
  const filled: unknown = z.pipe(
    maybe<Schema>(group),
    z.transform((value) => value ?? z.parse(group, {})),
  )
  // The library cannot see through a generic schema; the declared type says what the pipe above does.
  return filled as Group<S>
}

/** Settings of a payment as texts; what is neither text nor number nor boolean says nothing here, and is null. */
const configuration = z.pipe(
  mapOf(z.unknown()),
  z.transform((found): Record<string, string | null> => {
    const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)
    return Object.fromEntries(
      Object.entries(found).map(([name, value]) => [name, isPlain(value) ? String(value) : null]),
    )
  }),
)

const inventorySourceShape = z.object({ locationSourceId: text, reservationInSeconds: count })
const applicationContextShape = z.object({
  ...currencyMembers,
  ...flags([
    'usesSingleEntitlementPolicy',
    'guestBrowsingEnabled',
    'usesUniversalPricebooks',
    'guestCartEnabled',
    'guestCheckoutEnabled',
    'guestCartCheckoutEnabled',
    'splitShipmentEnabled',
    'cartCalculateEnabled',
    'placeOrderV2Enabled',
    'shopperConsentEnabled',
    'skipPhoneNumberValidationEnabled',
  ]),
  catalogSnapshotVersionId: text,
  country: text,
  managedCheckoutVersion: text,
  taxType: text,
  shippingCountries: listOf(z.string()),
  orderStatuses: listOf(z.object({ apiName: z.string(), displayValue: text })),
  checkoutSettings: settings(z.object(flags(['isManagedCheckoutEnabled', 'shippingMethodsEnabled']))),
  clientSidePaymentConfiguration: maybe(z.object({ componentName: text, config: maybe(configuration) })),
  inventoryConfiguration: settings(
    z.object({ isInventoryEnabled: flag, inventoryDefaultSource: maybe(inventorySourceShape) }),
  ),
  propertiesEx: settings(
    z.object(flags(['highScaleCartEnabled', 'shopperCopilotUIEnabled', 'paymentsLegacyFormsEnabled'])),
  ),
  subscriptionConfig: settings(
    z.object(
      flags(['subscriptionPlusEnabled', 'rlmSubscriptionEnabled', 'commerceSubscriptionARCUIEnabled']),
    ),
  ),
  giftingConfig: settings(z.object(flags(['isGiftingEnabled', 'isGiftMessageEnabled', 'isGiftWrapEnabled']))),
})
/** How the shop is set up [3.shopper-context-4]; what the platform leaves out reads as false, null or empty. */
export interface ApplicationContext extends z.output<typeof applicationContextShape> {}
export interface ApplicationContextWire extends z.input<typeof applicationContextShape> {}
export const applicationContextSchema: Schema<ApplicationContext, ApplicationContextWire> =
  applicationContextShape

/** [7.3-4] How the shop is set up, in full; the client itself asks for less, see `currency-settings`. */
export const getApplicationContext = defineCall({
  ...getCurrencySettings,
  id: 'context.getApplication',
  responses: { 200: applicationContextSchema },
})
