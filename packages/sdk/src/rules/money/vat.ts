import { parseDecimal } from '../../decimal'
import { ShopError } from '../../errors/errors'
import { readRegion, type Region } from '../region/region'

/** The VAT that prices are shown with. The wire's spelling is kept, because it is what the browser stores. */
export interface VatInfo {
  /** Holds the country code as well [3.browser-stored-data-2]. */
  readonly countryName: string
  readonly countryCode: string
  /** A fraction: 0.081 is 8.1 %. */
  readonly vatRate: number
}

/** A country's VAT rate as a fraction, if need be from a day on (`2028-01-01`). */
export interface VatRate {
  readonly countryCode: Region
  readonly vatRate: number
  readonly validFrom?: string
}

/** What a missing or unreadable stored entry reads as [9-8]. */
export const defaultVatInfo: VatInfo = { countryName: 'CH', countryCode: 'CH', vatRate: 0.081 }

/** Rates by law, each from a day on, the oldest first. */
type RatesByLaw = Readonly<Record<Region, readonly [RateByLaw, ...RateByLaw[]]>>

interface RateByLaw {
  /** A fraction. */
  readonly vatRate: number
  /** `YYYY-MM-DD` */
  readonly validFrom: string
}

const presetVatRates: RatesByLaw = {
  CH: [{ vatRate: 0.081, validFrom: '2024-01-01' }],
  DE: [{ vatRate: 0.19, validFrom: '2021-01-01' }],
  NL: [{ vatRate: 0.21, validFrom: '2012-10-01' }],
  LU: [{ vatRate: 0.17, validFrom: '2024-01-01' }],
  BE: [{ vatRate: 0.21, validFrom: '1996-01-01' }],
}

/**
 * A country's rate by law on a day (`YYYY-MM-DD`), as a fraction: what counts until the platform has told its own. For
 * days before the oldest rate it is that one.
 */
export function presetVatRate(
  countryCode: Region,
  date: string,
  presets: RatesByLaw = presetVatRates,
): number {
  const [oldest, ...later] = presets[countryCode]
  return (later.findLast(({ validFrom }) => validFrom <= date) ?? oldest).vatRate
}

/**
 * The stored VAT info, or the whole default when its rate or its country is missing or unusable
 * [3.browser-stored-data-2]. Every rate that it gives can be computed with.
 */
export function readVatInfo(stored: unknown): VatInfo {
  if (!isObject(stored)) return defaultVatInfo
  const countryCode = readVatCountry(stored['countryCode'])
  const vatRate = stored['vatRate']
  if (!countryCode || !isVatRate(vatRate)) return defaultVatInfo
  return { countryName: countryCode, countryCode, vatRate }
}

/**
 * The VAT info to save for a country, so that prices follow its rate [1-15], [4.selected-country-header-3];
 * `undefined` when it has no readable rate.
 */
export function resolveVatInfo(rates: readonly VatRate[], countryCode: string): VatInfo | undefined {
  const rate = rates.find((candidate) => candidate.countryCode === countryCode)
  return rate && { countryName: rate.countryCode, countryCode: rate.countryCode, vatRate: rate.vatRate }
}

/** What is known of a buyer's VAT id. */
export type VatIdState = 'none' | 'unverified' | 'valid' | 'invalid'

/** What a VAT rate may depend on. */
export interface VatRateQuestion {
  readonly rates: readonly VatRate[]
  readonly countryCode: string
  /** A guest counts as private. */
  readonly userType: 'business' | 'private'
  readonly vatIdState: VatIdState
  /** The day of supply, `YYYY-MM-DD`. */
  readonly date: string
}

/**
 * The rate for one document: the country's rate that is in force on the day, or `undefined` when there is none.
 * User type and VAT id change nothing today; they are asked for, so that a rule which needs them changes no caller.
 * Throws `INVALID_OPTION` for a date that is no `YYYY-MM-DD`.
 */
export function resolveVatRate({ rates, countryCode, date }: VatRateQuestion): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) throw new ShopError('INVALID_OPTION', 'date: a day is YYYY-MM-DD')
  const inForce = rates.filter((rate) => rate.countryCode === countryCode && startOf(rate) <= date)
  const latest = inForce.map(startOf).toSorted().at(-1)
  return inForce.find((rate) => startOf(rate) === latest)?.vatRate
}

function startOf({ validFrom }: VatRate): string {
  return validFrom ?? ''
}

/** The region of either shop that a code names. */
export function readVatCountry(code: unknown): Region | undefined {
  return readRegion('CH', code) ?? readRegion('DE', code)
}

/** A number that prints as a plain decimal: `1e-7` would make every price unreadable that is computed with it. */
export function isVatRate(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 1 && parseDecimal(String(value)) !== undefined
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
