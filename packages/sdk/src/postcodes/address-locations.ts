import { holidayLocation } from '../rules'
import { postcodeRanges } from './postcode-ranges'

/** An address, as far as it says whose public holidays count there. */
export interface LocatedAddress {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** As people write it: `6003`, `CH-6003`. */
  readonly postalCode?: string | null | undefined
  /** The subdivision that the platform knows, without its country: `LU`. */
  readonly region?: string | null | undefined
}

/** The digits of a postcode, by the country. */
const patterns: Readonly<Record<string, RegExp>> = {
  CH: /^(?:CH-?)?(\d{4})$/i,
  DE: /^(?:DE?-?)?(\d{5})$/i,
}

/** A range of the table: where it begins, and its subdivisions. */
interface Range {
  readonly first: string
  readonly subdivisions: readonly string[]
}

/** Each country's ranges take a millisecond to read, once. */
const rangesRead = new Map<string, readonly Range[]>()

/**
 * The places whose public holidays count at an address, for `destination` of `deliveryDates`: its canton or Land by the
 * postcode, `['CH-LU']`; all of them where a postcode lies in several and the address does not say in which; the country
 * where the postcode says nothing, as in countries with the same holidays everywhere. For servers: the table of postcodes has
 * 6 kB.
 */
export function addressLocations({ country, postalCode, region }: LocatedAddress): readonly string[] {
  const found = findSubdivisions(country, postalCode?.replaceAll(/\s/g, '') ?? '')
  const subdivisions = found.length === 0 || (region && found.includes(region)) ? [region] : found
  return subdivisions.map((subdivision) => holidayLocation({ country, region: subdivision }))
}

function findSubdivisions(country: string, postalCode: string): readonly string[] {
  const digits = Object.hasOwn(patterns, country) ? patterns[country]?.exec(postalCode)?.[1] : undefined
  if (digits === undefined) return []
  return rangesOf(country).findLast(({ first }) => first <= digits)?.subdivisions ?? []
}

function rangesOf(country: string): readonly Range[] {
  const ranges = rangesRead.get(country) ?? readRanges(postcodeRanges[country] ?? '')
  rangesRead.set(country, ranges)
  return ranges
}

const readRanges = (text: string): readonly Range[] =>
  Array.from(text.matchAll(/(\d+)([A-Z+]+)/g), ([, first = '', codes = '']) => ({
    first,
    subdivisions: codes.split('+'),
  }))
