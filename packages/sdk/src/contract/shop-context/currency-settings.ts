import * as z from 'zod/mini'
import { defineCall } from '../kit/call'
import { webstorePath } from '../kit/paths'
import { nullableFlag, flag, listOf, maybe, text, textsByName, type Schema } from '../kit/schema'

/** The members of the application context that decide about the currency [3.shopper-context-9]. */
export const currencyMembers = {
  sessionDrivenCurrency: nullableFlag,
  defaultCurrency: text,
  supportedCurrencies: listOf(z.string()),
  markets: listOf(z.object({ marketId: text, localeCurrencyMap: maybe(textsByName) })),
}

const currencySettingsShape = z.object({
  ...currencyMembers,
  placeOrderV2Enabled: flag,
  guestCartEnabled: flag,
  guestCheckoutEnabled: flag,
  usesSingleEntitlementPolicy: flag,
  guestBrowsingEnabled: flag,
  propertiesEx: maybe(z.object({ highScaleCartEnabled: flag })),
})
export interface CurrencySettings extends z.output<typeof currencySettingsShape> {}
export interface CurrencySettingsWire extends z.input<typeof currencySettingsShape> {}
const currencySettingsSchema: Schema<CurrencySettings, CurrencySettingsWire> = currencySettingsShape

/** [7.3-4] What the client reads of the application context on every visit; the same for everybody. */
export const getCurrencySettings = defineCall({
  id: 'context.getCurrencySettings',
  method: 'GET',
  path: `${webstorePath}/application-context`,
  at: 'api',
  responses: { 200: currencySettingsSchema },
  asGuest: true,
  cache: 'max-age',
})
