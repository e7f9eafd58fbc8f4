import * as z from 'zod/mini'
import { defineCall } from '../kit/call'
import { webstorePath } from '../kit/paths'
import { nullableFlag, flag, listOf, maybe, text, textsByName, type Schema } from '../kit/schema'

/** The members of the application context that decide about the currency. */
export const currencyMembers = {
  /** Whether the session decides about the currency; null where the platform does not say. */
  sessionDrivenCurrency: nullableFlag,
  /** ISO 4217; null where the platform sends none. */
  defaultCurrency: text,
  /** ISO 4217 codes. */
  supportedCurrencies: listOf(z.string()),
  /** Currencies by language and country. */
  markets: listOf(
    z.object({
      /** Record id of the market. */
      marketId: text,
      /** ISO 4217 code by locale with an underscore: `de_CH`. */
      localeCurrencyMap: maybe(textsByName),
    }),
  ),
}

const currencySettingsShape = z.object({
  ...currencyMembers,
  /** Whether orders are prepared and submitted in steps. */
  placeOrderV2Enabled: flag,
  /** Whether guests may have a cart on the server. */
  guestCartEnabled: flag,
  /** Whether guests may check out. */
  guestCheckoutEnabled: flag,
  /** Whether all buyers may see the same products. */
  usesSingleEntitlementPolicy: flag,
  /** Whether products are visible without signing in. */
  guestBrowsingEnabled: flag,
  /** Settings that the platform may remove at any time. */
  propertiesEx: maybe(
    z.object({
      /** Whether carts are made for very many items. */
      highScaleCartEnabled: flag,
    }),
  ),
})
/** The part of the application context that the client reads on every visit. */
export interface CurrencySettings extends z.output<typeof currencySettingsShape> {}
const currencySettingsSchema: Schema<CurrencySettings> = currencySettingsShape

/** The settings that the client reads on every visit; the same for everybody. */
export const getCurrencySettings = defineCall({
  id: 'context.getCurrencySettings',
  method: 'GET',
  path: `${webstorePath}/application-context`,
  base: 'api',
  responses: { 200: currencySettingsSchema },
  asGuest: true,
  cache: 'max-age',
})
