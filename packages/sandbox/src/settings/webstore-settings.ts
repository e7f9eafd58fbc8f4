import type { SandboxContext } from '../calls/sandbox-context'
import { isObject } from '../json-object'
import { invalidInput } from '../platform-error'
import { shops, type Shop } from '../shop'
import { listStoredSettings } from './setting-repository'

/** Which languages of a country pay in which currency; keys such as `de_CH`. */
interface Market {
  readonly marketId: string
  readonly localeCurrencyMap: Readonly<Record<string, string>>
}

/** What can be switched about a webstore while the sandbox runs; the application context shows it. */
export interface WebstoreSettings {
  readonly sessionDrivenCurrency: boolean
  readonly guestBrowsingEnabled: boolean
  readonly guestCartEnabled: boolean
  readonly guestCheckoutEnabled: boolean
  readonly guestCartCheckoutEnabled: boolean
  readonly placeOrderV2Enabled: boolean
  readonly highScaleCartEnabled: boolean
  readonly splitShipmentEnabled: boolean
  /** For how many seconds the application context may be kept; 0 = not at all. */
  readonly maxAge: number
  readonly markets: readonly Market[]
}

const flagDefaults = {
  sessionDrivenCurrency: false,
  guestBrowsingEnabled: true,
  guestCartEnabled: true,
  guestCheckoutEnabled: false,
  guestCartCheckoutEnabled: false,
  placeOrderV2Enabled: false,
  highScaleCartEnabled: false,
  splitShipmentEnabled: false,
}

/** The names of all settings. */
export const settingNames: readonly string[] = [...Object.keys(flagDefaults), 'maxAge', 'markets']

/** A webstore's settings: as the shop starts, with what was switched since. */
export function webstoreSettings({ db }: Pick<SandboxContext, 'db'>, shop: Shop): WebstoreSettings {
  const market = { marketId: `0ZI${shop}00000000009AAA`, localeCurrencyMap: localeCurrencies(shop) }
  const defaults: WebstoreSettings = { ...flagDefaults, maxAge: 300, markets: [market] }
  return { ...defaults, ...listStoredSettings(db, shop) }
}

/** Judges settings to switch; 400 INVALID_API_INPUT names the first that is of a wrong kind. */
export function checkSettings(input: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(input)) {
    if (!isSetting(name, value)) throw invalidInput(`${name} cannot be set to that.`)
  }
}

function isSetting(name: string, value: unknown): boolean {
  if (name === 'maxAge') return Number.isInteger(value) && Number(value) >= 0
  if (name === 'markets') return Array.isArray(value) && value.every(isMarket)
  return typeof value === 'boolean'
}

function isMarket(value: unknown): boolean {
  if (!isObject(value) || typeof value.marketId !== 'string') return false
  const { localeCurrencyMap } = value
  return (
    isObject(localeCurrencyMap) && Object.values(localeCurrencyMap).every((code) => typeof code === 'string')
  )
}

/** The shop's languages in each of its countries: `de_CH`, `en_NL`. */
function localeCurrencies(shop: Shop): Record<string, string> {
  const { locales, countries, currencyCode } = shops[shop]
  const keys = countries.flatMap((country) => locales.map((locale) => `${locale.slice(0, 2)}_${country}`))
  return Object.fromEntries([...keys, 'en_US'].map((key) => [key, currencyCode]))
}
