import { readText } from '../text'

/** The countries that write the family name first (ISO 3166-1 alpha-2). */
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

/** A person's name; either part may be missing or null. */
export interface PersonName {
  /** Printed second in China, Hungary, Japan, Korea, Macao, Malaysia, Singapore, Taiwan and Vietnam. */
  readonly firstName?: string | null | undefined
  /** The family name. */
  readonly lastName?: string | null | undefined
}

/**
 * The full name in the order of the country: 'last first' in East Asia and Hungary, otherwise 'first last'. A
 * missing part leaves no stray space; `''` when both are missing.
 */
export function fullName({ firstName, lastName }: PersonName, countryCode?: string | null): string {
  const isLastFirst = lastNameFirstCountries.some((code) => code === countryCode?.trim().toUpperCase())
  const parts: readonly unknown[] = isLastFirst ? [lastName, firstName] : [firstName, lastName]
  return parts.flatMap((part) => readText(part) || []).join(' ')
}

/** A person's name in parts, and in the joined form that the platform stores. */
export interface AddressName extends PersonName {
  /** Usually 'first last'; null or absent where only the parts are stored. */
  readonly name?: string | null | undefined
}

/**
 * The name of an address in the order of its country. The platform joins first and last name in the same order
 * everywhere, so a joined name is joined again; any other name, such as 'Ramp 2', is kept.
 */
export function addressName({ name, ...person }: AddressName, countryCode?: string | null): string {
  const stored = readText(name)
  return stored === '' || stored === fullName(person) ? fullName(person, countryCode) : stored
}
