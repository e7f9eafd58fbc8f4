import { readText } from '../text'

/** The countries that the shops deliver to; Liechtenstein counts as Switzerland. */
export type AddressCountry = 'CH' | 'DE' | 'NL' | 'BE' | 'LU'

/** A field of an address form. No country that we deliver to needs a state or province. */
export type AddressField =
  | 'country'
  | 'companyName'
  | 'vatId'
  | 'firstName'
  | 'lastName'
  | 'street'
  | 'postalCode'
  | 'city'
  | 'phoneNumber'

/** All fields in form order, the same for all countries. */
export const addressFields: readonly AddressField[] = [
  'country',
  'companyName',
  'vatId',
  'firstName',
  'lastName',
  'street',
  'postalCode',
  'city',
  'phoneNumber',
]

/** The maximum number of characters that the platform stores for each field. */
export const addressLimits: Readonly<Record<AddressField, number>> = {
  country: 80,
  companyName: 255,
  vatId: 20,
  firstName: 40,
  lastName: 80,
  street: 255,
  postalCode: 20,
  city: 40,
  phoneNumber: 40,
}

/** The countries in which the field for the state is labelled 'region' (ISO 3166-1 alpha-2). */
export const regionLabelCountries: readonly string[] = ['JP', 'CN', 'TW', 'TH', 'VN', 'MY', 'KR']

/** Whether a form calls the state 'region' in this country; case and surrounding spaces are ignored. */
export function usesRegionLabel(countryCode: string | null | undefined): boolean {
  return regionLabelCountries.some((code) => code === countryCode?.trim().toUpperCase())
}

/** Matched before upper-casing, which would turn `\ufb00` and `\u017f` into letters of the alphabet. */
const postalCodes: ReadonlyMap<string, RegExp> = new Map<AddressCountry, RegExp>([
  ['CH', /^([1-9]\d{3})$/],
  ['DE', /^((?!00000)\d{5})$/],
  // The Netherlands never issue SA, SD and SS.
  ['NL', /^([1-9]\d{3}) ?((?!SA|SD|SS)[A-Z]{2})$/i],
  ['BE', /^([1-9]\d{3})$/],
  ['LU', /^(?:L-)?(\d{4})$/i],
])

/**
 * A postcode as it is stored, or `undefined` if it cannot exist in the country: trimmed, upper case, `1234 AB` in
 * the Netherlands, without `L-` in Luxembourg. For Liechtenstein pass `CH`.
 */
export function normalizePostalCode(country: string, text: unknown): string | undefined {
  const parts = postalCodes.get(country)?.exec(readText(text))
  return parts?.slice(1).join(' ').toUpperCase()
}

/** Whether a Swiss postcode belongs to Liechtenstein: 9485 to 9498. */
export function isLiechtenstein(postalCode: string): boolean {
  return /^\s*94(?:8[5-9]|9[0-8])\s*$/.test(postalCode)
}

/** Whether a street contains a digit. Without one a form warns but does not block. */
export function hasHouseNumber(street: string): boolean {
  return /\d/.test(street)
}

/** An entered text as it is stored: trimmed, single spaces, no control characters; `''` if it is not a string. */
export function tidyText(text: unknown): string {
  const visible = readText(text).replace(/(?!\s)[\p{Cc}\p{Cf}]/gu, '')
  return visible.replace(/\s+/g, ' ').trim()
}

/** An address to print on a parcel; missing and null parts leave no line. */
export interface PrintedAddress {
  /** Printed first, above the person. */
  readonly companyName?: string | null | undefined
  /** The full name of the person, see `addressName`. */
  readonly name?: string | null | undefined
  /** May hold several lines, separated by line breaks. */
  readonly street?: string | null | undefined
  /** Printed as given if it cannot exist in the country. */
  readonly postalCode?: string | null | undefined
  /** Upper case in the Netherlands, otherwise as given. */
  readonly city?: string | null | undefined
}

/**
 * The lines of an address as the country's post prescribes them, without the country and without empty lines. In
 * the Netherlands two spaces separate the postcode from the upper-case city; in Luxembourg `L-` precedes the
 * postcode.
 */
export function addressLines(address: PrintedAddress, country: string): readonly string[] {
  const { companyName, name, street } = address
  const lines = [companyName, name, street].map(readText)
  const texts = [...lines, cityLine(address, country)].flatMap((line) => line.split(/[\n\r]/))
  return texts.flatMap((line) => readText(line) || [])
}

function cityLine({ postalCode, city }: PrintedAddress, country: string): string {
  const [code, location] = [normalizePostalCode(country, postalCode) ?? readText(postalCode), readText(city)]
  if (country === 'NL') return `${code}  ${location.toUpperCase()}`
  return `${country === 'LU' ? code.replace(/^(?=\d)/, 'L-') : code} ${location}`
}
