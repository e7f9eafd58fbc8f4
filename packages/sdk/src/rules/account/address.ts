import { readText } from '../text'

/** The countries that the shops deliver to, Liechtenstein with Switzerland. */
export type AddressCountry = 'CH' | 'DE' | 'NL' | 'BE' | 'LU'

/** One field of an address form. */
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

/** The fields of an address form in their order, the same in all five countries; none of them has a state. */
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

/** The most characters that the platform keeps of a field. */
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

/** Where the field for a state is called 'region' [5-15]. */
export const regionLabelCountries: readonly string[] = ['JP', 'CN', 'TW', 'TH', 'VN', 'MY', 'KR']

/** Whether a form names the state 'region' in this country [5-15]; case and blanks around the code do not matter. */
export function usesRegionLabel(countryCode: string | null | undefined): boolean {
  return regionLabelCountries.some((code) => code === countryCode?.trim().toUpperCase())
}

/** Judged before the capitals are made: `\ufb00` and a long `\u017f` would turn into letters of the alphabet. */
const postalCodes: ReadonlyMap<string, RegExp> = new Map<AddressCountry, RegExp>([
  ['CH', /^([1-9]\d{3})$/],
  ['DE', /^((?!00000)\d{5})$/],
  // The Netherlands leave out SA, SD and SS.
  ['NL', /^([1-9]\d{3}) ?((?!SA|SD|SS)[A-Z]{2})$/i],
  ['BE', /^([1-9]\d{3})$/],
  ['LU', /^(?:L-)?(\d{4})$/i],
])

/**
 * A postcode as it is stored, or `undefined` when the country has none like it: trimmed, in capitals, `1234 AB` in
 * the Netherlands, without `L-` in Luxembourg. Those of Liechtenstein are Swiss ones.
 */
export function normalizePostalCode(country: string, text: unknown): string | undefined {
  const parts = postalCodes.get(country)?.exec(readText(text))
  return parts?.slice(1).join(' ').toUpperCase()
}

/** Whether a Swiss postcode belongs to Liechtenstein: 9485 to 9498. */
export function isLiechtenstein(postalCode: string): boolean {
  return /^\s*94(?:8[5-9]|9[0-8])\s*$/.test(postalCode)
}

/** Whether a street names a house: one digit is enough. Without it a form warns and lets go on. */
export function hasHouseNumber(street: string): boolean {
  return /\d/.test(street)
}

/** A form's text as it is stored: trimmed, with single blanks, control characters out; `''` for what is no text. */
export function tidyText(text: unknown): string {
  const visible = readText(text).replace(/(?!\s)[\p{Cc}\p{Cf}]/gu, '')
  return visible.replace(/\s+/g, ' ').trim()
}

/** An address to be written on a parcel. */
export interface PrintedAddress {
  readonly companyName?: string | null | undefined
  readonly name?: string | null | undefined
  readonly street?: string | null | undefined
  readonly postalCode?: string | null | undefined
  readonly city?: string | null | undefined
}

/**
 * The lines of an address as the country's post wants them, the country itself not among them; a street may have
 * several, empty ones are left out. In the Netherlands the city is in capitals, two blanks after the postcode; in
 * Luxembourg `L-` stands before the postcode.
 */
export function addressLines(address: PrintedAddress, country: string): readonly string[] {
  const { companyName, name, street } = address
  const lines = [companyName, name, street].map(readText)
  const shown = [...lines, cityLine(address, country)].flatMap((line) => line.split(/[\n\r]/))
  return shown.flatMap((line) => readText(line) || [])
}

function cityLine({ postalCode, city }: PrintedAddress, country: string): string {
  const [code, location] = [normalizePostalCode(country, postalCode) ?? readText(postalCode), readText(city)]
  if (country === 'NL') return `${code}  ${location.toUpperCase()}`
  return `${country === 'LU' ? code.replace(/^(?=\d)/, 'L-') : code} ${location}`
}
