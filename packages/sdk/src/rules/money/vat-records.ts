import { compare, multiply, parseDecimal, toText, type Decimal } from '../../decimal'
import type { Region } from '../region/region'
import { isRecord } from '../../is-record'
import { isVatRate, readVatCountry, type VatRate } from './vat'

const one: Decimal = { units: 1n, scale: 0 }
const hundredth: Decimal = { units: 1n, scale: 2 }

/**
 * The rates in a list of platform records `{ DeveloperName, Rate__c }`. A rate of 1 or more is a percentage.
 * Records with an unknown country or an unreadable rate are skipped; of two for the same country the first counts.
 * Anything but a list reads as an empty one.
 */
export function readVatRates(records: unknown): readonly VatRate[] {
  const rates = new Map<Region, VatRate>()
  for (const record of Array.isArray(records) ? (records as readonly unknown[]) : []) {
    const rate = readVatRecord(record)
    if (rate && !rates.has(rate.countryCode)) rates.set(rate.countryCode, rate)
  }
  return [...rates.values()]
}

function readVatRecord(record: unknown): VatRate | undefined {
  if (!isRecord(record)) return undefined
  const { DeveloperName, Rate__c } = record
  const countryCode = readVatCountry(DeveloperName)
  const vatRate = readRate(Rate__c)
  return countryCode && vatRate !== undefined ? { countryCode, vatRate } : undefined
}

function readRate(value: unknown): number | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined
  const rate = parseDecimal(String(value).trim())
  if (!rate) return undefined
  const fraction = Number(toText(compare(rate, one) < 0 ? rate : multiply(rate, hundredth)))
  return isVatRate(fraction) ? fraction : undefined
}
