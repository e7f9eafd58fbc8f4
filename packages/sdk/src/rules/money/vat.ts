import { parseDecimal } from '../../decimal'
import { readRegion, type Region } from '../region/region'
import { isRecord } from '../../is-record'

/** The VAT that prices are shown with, spelled as the browser stores it. */
export interface VatInfo {
  /** Holds the country code as well. */
  readonly countryName: string
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
  /** A fraction: 0.081 is 8.1 %. */
  readonly vatRate: number
}

/** A country's VAT rate. */
export interface VatRate {
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: Region
  /** A fraction: 0.081 is 8.1 %. */
  readonly vatRate: number
  /** First day of the rate (`2028-01-01`); absent if it has always applied. */
  readonly validFrom?: string
}

/** Used when the stored entry is missing or unreadable. */
export const defaultVatInfo: VatInfo = { countryName: 'CH', countryCode: 'CH', vatRate: 0.081 }

/** Statutory rates, the oldest first. */
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
 * A country's statutory rate on a day (`YYYY-MM-DD`), as a fraction, used until the platform has sent its own
 * rates. Days before the oldest rate get that one.
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
 * The stored VAT info, or the whole default when its rate or country is missing or invalid. The returned rate is
 * always usable in calculations.
 */
export function readVatInfo(stored: unknown): VatInfo {
  if (!isRecord(stored)) return defaultVatInfo
  const countryCode = readVatCountry(stored.countryCode)
  const vatRate = stored.vatRate
  if (!countryCode || !isVatRate(vatRate)) return defaultVatInfo
  return { countryName: countryCode, countryCode, vatRate }
}

/** The VAT info to store when a country is selected; `undefined` when it has no readable rate. */
export function resolveVatInfo(rates: readonly VatRate[], countryCode: string): VatInfo | undefined {
  const rate = rates.find((candidate) => candidate.countryCode === countryCode)
  return rate && { countryName: rate.countryCode, countryCode: rate.countryCode, vatRate: rate.vatRate }
}

/** The region with this code, in either shop. */
export function readVatCountry(code: unknown): Region | undefined {
  return readRegion('CH', code) ?? readRegion('DE', code)
}

/** Requires a number that prints as a plain decimal: `1e-7` would make every price computed with it unreadable. */
export function isVatRate(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 1 && parseDecimal(String(value)) !== undefined
}
