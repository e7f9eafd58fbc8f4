import { readText } from '../text'

/** Where the family name stands first [5-14]. */
export const lastNameFirstCountries: readonly string[] = [
  'CN',
  'HU',
  'JP',
  'KR',
  'MO',
  'MY',
  'SG',
  'TW',
  'VN',
]

/** A person's name in its parts, either of which may be missing. */
export interface PersonName {
  readonly firstName?: string | null | undefined
  readonly lastName?: string | null | undefined
}

/**
 * The full name as the country writes it: 'last first' in the countries above, else 'first last'
 * [3.checkout-delivery-and-payment-4]. A missing part leaves no stray blank; `''` when both are missing.
 */
export function fullName({ firstName, lastName }: PersonName, countryCode?: string | null): string {
  const isLastFirst = lastNameFirstCountries.some((code) => code === countryCode?.trim().toUpperCase())
  const parts: readonly unknown[] = isLastFirst ? [lastName, firstName] : [firstName, lastName]
  return parts.flatMap((part) => readText(part) || []).join(' ')
}

/** A person's name in its parts, and as the platform keeps it. */
export interface AddressName extends PersonName {
  readonly name?: string | null | undefined
}

/**
 * The name of an address as its country writes it. The platform joins first and last name in one order everywhere:
 * what it joined is joined anew; a name of another kind, such as 'Ramp 2', stays.
 */
export function addressName({ name, ...person }: AddressName, countryCode?: string | null): string {
  const kept = readText(name)
  return kept === '' || kept === fullName(person) ? fullName(person, countryCode) : kept
}
