import type { SandboxContext } from './sandbox-context'
import type { Database } from '../database/database'
import { isRecord } from '../json-object'
import { invalidInput } from '../platform-error'
import { shops, type Shop } from '../shop'

/** The currency per language and country; keys such as `de_CH`. */
interface Market {
  readonly marketId: string
  readonly localeCurrencyMap: Readonly<Record<string, string>>
}

const flagDefaults = {
  sessionDrivenCurrency: false,
  guestBrowsingEnabled: true,
  guestCartEnabled: true,
  guestCheckoutEnabled: true,
  guestCartCheckoutEnabled: false,
  placeOrderV2Enabled: false,
  highScaleCartEnabled: false,
  splitShipmentEnabled: true,
  supplyDatesEnabled: true,
  cartListEnabled: true,
  wishListQuantitiesEnabled: true,
}

/** The settings of a webstore that can be changed while the sandbox runs; the application context shows them. */
export interface WebstoreSettings extends Readonly<typeof flagDefaults> {
  /** Up to which amount with VAT a private account that has paid no order pays by invoice, in the shop's currency. */
  readonly firstInvoiceLimit: number
  /** For how many seconds the application context may be cached; 0 for not at all. */
  readonly maxAge: number
  readonly markets: readonly Market[]
}

/** The names of all settings. */
export const settingNames: readonly string[] = [
  ...Object.keys(flagDefaults),
  'firstInvoiceLimit',
  'maxAge',
  'markets',
]

/** A webstore's settings: the defaults of its shop, with the changes since the first start. */
export function webstoreSettings({ db }: Pick<SandboxContext, 'db'>, shop: Shop): WebstoreSettings {
  const market = { marketId: `0ZI${shop}00000000009AAA`, localeCurrencyMap: localeCurrencies(shop) }
  // Off in the German shop, so that both ways can be seen.
  const guestCheckoutEnabled = shop === 'CH'
  const defaults: WebstoreSettings = {
    ...flagDefaults,
    guestCheckoutEnabled,
    firstInvoiceLimit: 500,
    maxAge: 300,
    markets: [market],
  }
  return { ...defaults, ...listStoredSettings(db, shop) }
}

/** Checks settings to change; 400 INVALID_API_INPUT names the first with a wrong type. */
export function checkSettings(input: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(input)) {
    if (!isSetting(name, value)) throw invalidInput(`${name} cannot be set to that.`)
  }
}

function isSetting(name: string, value: unknown): boolean {
  if (name === 'firstInvoiceLimit') return Number.isFinite(value) && Number(value) >= 0
  if (name === 'maxAge') return Number.isInteger(value) && Number(value) >= 0
  if (name === 'markets') return Array.isArray(value) && value.every(isMarket)
  return typeof value === 'boolean'
}

function isMarket(value: unknown): boolean {
  if (!isRecord(value) || typeof value.marketId !== 'string') return false
  const { localeCurrencyMap } = value
  return (
    isRecord(localeCurrencyMap) && Object.values(localeCurrencyMap).every((code) => typeof code === 'string')
  )
}

/** The shop's languages in each of its countries: `de_CH`, `en_NL`. */
function localeCurrencies(shop: Shop): Record<string, string> {
  const { locales, countries, currencyCode } = shops[shop]
  const keys = countries.flatMap((country) => locales.map((locale) => `${locale.slice(0, 2)}_${country}`))
  return Object.fromEntries([...keys, 'en_US'].map((key) => [key, currencyCode]))
}

/** The settings of a shop's webstore that were changed since the first start, by name. */
function listStoredSettings(db: Database, shop: Shop): Record<string, unknown> {
  const rows = db.all<{ name: string; value: string }>(
    'SELECT name, value FROM webstore_setting WHERE shop = ?',
    shop,
  )
  return Object.fromEntries(rows.map(({ name, value }): [string, unknown] => [name, JSON.parse(value)]))
}

/** Stores settings; those that are not named stay as they are. */
export function storeSettings(db: Database, shop: Shop, settings: Readonly<Record<string, unknown>>): void {
  db.transaction(() => {
    for (const [name, value] of Object.entries(settings)) {
      db.run('INSERT OR REPLACE INTO webstore_setting VALUES (?, ?, ?)', shop, name, JSON.stringify(value))
    }
  })
}
