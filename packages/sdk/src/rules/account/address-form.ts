import type { ShopType } from '../region/shop-type'
import type { AddressCountry, AddressField } from './address'
import { addressFields, addressLimits, isLiechtenstein, normalizePostalCode, tidyText } from './address'
import { fullName } from './person-name'
import { readVatId } from './vat-id'

/** A country that orders are delivered to. Liechtenstein uses Swiss postcodes but has its own country code. */
export type DeliveryCountry = AddressCountry | 'LI'

/** The countries that each shop delivers to, its own country first. */
export const deliveryCountries: Readonly<Record<ShopType, readonly [DeliveryCountry, ...DeliveryCountry[]]>> =
  {
    CH: ['CH', 'LI'],
    DE: ['DE', 'NL', 'LU', 'BE'],
  }

/** The texts of an address form by field; `''` for a field that was not submitted. */
export type AddressFormValues = Readonly<Record<AddressField, string>>

/**
 * What is wrong with a field: empty, too long (`addressLimits`), a country that the shop does not deliver to, a VAT
 * id in an unknown format, a postcode that does not exist in the country, or not a phone number.
 */
export type AddressProblem = 'missing' | 'long' | 'country' | 'vatId' | 'postalCode' | 'phone'

/** An address as the platform accepts it. */
export interface EnteredAddress {
  /** First and last name in the order that is usual in the country. */
  readonly name: string
  /** At most 40 characters. */
  readonly firstName: string
  /** At most 80 characters. */
  readonly lastName: string
  /** At most 255 characters; absent for private buyers, and for guests who named none. */
  readonly companyName?: string
  /** In capitals; absent for private buyers and for companies that gave none. */
  readonly vatId?: string
  /** Street and house number, at most 255 characters. */
  readonly street: string
  /** In the form the country uses: `1234 AB` in the Netherlands, without `L-` in Luxembourg. */
  readonly postalCode: string
  /** At most 40 characters. */
  readonly city: string
  /** ISO 3166-1 alpha-2; `LI` where a Swiss form has a postcode of Liechtenstein. */
  readonly country: DeliveryCountry
  /** As `parsePhone` returned it (E.164); absent when none was given. */
  readonly phoneNumber?: string
}

/** The result of reading a form: either the address or the problems. */
export interface AddressFormReading {
  /** What was entered, trimmed; for filling the form again. */
  readonly values: AddressFormValues
  /** One problem per field, in field order; empty when there is an `address`. */
  readonly problems: Readonly<Partial<Record<AddressField, AddressProblem>>>
  /** `undefined` while there are problems. */
  readonly address: EnteredAddress | undefined
}

/** Which fields an address form has. */
export interface AddressFormFields {
  /** A company must give its name and may give a VAT id; private buyers have neither field. */
  readonly isBusiness: boolean
  /** Adds the company's name, without a VAT id, where it may stay empty: for guests. @default false */
  readonly mayNameCompany?: boolean | undefined
  /** Whether the form asks for a phone number. @default 'optional' */
  readonly phone?: 'none' | 'optional' | 'required' | undefined
}

/** The fields of an address form, and how it reads countries and phone numbers. */
export interface AddressFormOptions extends AddressFormFields {
  /** Decides which countries can be entered. */
  readonly shop: ShopType
  /** Returns the number with its country code (E.164), or `undefined` if it is not a phone number there. */
  readonly parsePhone: (text: string, country: DeliveryCountry) => string | undefined
}

/** The fields of the form in order. */
export function addressFormFields({
  isBusiness,
  mayNameCompany = false,
  phone = 'optional',
}: AddressFormFields): readonly AddressField[] {
  const left: readonly (AddressField | false)[] = [
    !isBusiness && !mayNameCompany && 'companyName',
    !isBusiness && 'vatId',
    phone === 'none' && 'phoneNumber',
  ]
  return addressFields.filter((field) => !left.includes(field))
}

/** Whether a field of the form may stay empty. */
export function isOptionalAddressField(
  field: AddressField,
  { isBusiness, phone = 'optional' }: AddressFormFields,
): boolean {
  if (field === 'companyName') return !isBusiness
  return field === 'vatId' || (field === 'phoneNumber' && phone !== 'required')
}

/** Reads a submitted address form. Values that are not text count as empty. */
export function readAddressForm(
  entered: Readonly<Partial<Record<AddressField, unknown>>>,
  options: AddressFormOptions,
): AddressFormReading {
  const values = tidyValues(entered, options)
  const country = deliveryCountries[options.shop].find((code) => code === values.country)
  const read = readInCountry(values, { country: country ?? options.shop, parsePhone: options.parsePhone })
  const formatProblems: Problems = {
    ...(country === undefined && { country: 'country' }),
    ...(readVatId(values.vatId).finding === 'format' && { vatId: 'vatId' }),
    ...(country !== undefined && read.postalCode === '' && { postalCode: 'postalCode' }),
    ...(read.phoneNumber === '' && { phoneNumber: 'phone' }),
  }
  const problems = findProblems(values, formatProblems, options)
  const isValid = Object.keys(problems).length === 0
  return { values, problems, address: isValid ? toAddress({ ...values, ...read }) : undefined }
}

type Problems = Readonly<Partial<Record<AddressField, AddressProblem>>>

function tidyValues(
  entered: Readonly<Partial<Record<AddressField, unknown>>>,
  options: AddressFormFields,
): AddressFormValues {
  const fields = addressFormFields(options)
  const text = (field: AddressField) => (fields.includes(field) ? tidyText(entered[field]) : '')
  return {
    country: text('country').toUpperCase(),
    companyName: text('companyName'),
    vatId: text('vatId'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    street: text('street'),
    postalCode: text('postalCode'),
    city: text('city'),
    phoneNumber: text('phoneNumber'),
  }
}

/** Empty comes before too long, and too long before everything else: a field shows one problem at a time. */
function findProblems(
  values: AddressFormValues,
  formatProblems: Problems,
  options: AddressFormFields,
): Problems {
  const problemOf = (field: AddressField): AddressProblem | undefined => {
    if (values[field] === '') return isOptionalAddressField(field, options) ? undefined : 'missing'
    return values[field].length > addressLimits[field] ? 'long' : formatProblems[field]
  }
  return Object.fromEntries(
    addressFormFields(options).flatMap((field) => {
      const problem = problemOf(field)
      return problem === undefined ? [] : [[field, problem]]
    }),
  )
}

/** What depends on the country; the shop's own country is assumed when the one entered is not served. */
interface ReadInCountry {
  /** `LI` where a Swiss form has a postcode of Liechtenstein. */
  readonly country: DeliveryCountry
  /** `''` for a postcode that the country does not have. */
  readonly postalCode: string
  /** `''` when it is missing or not a phone number. */
  readonly phoneNumber: string
}

function readInCountry(
  values: AddressFormValues,
  { country, parsePhone }: Pick<AddressFormOptions, 'parsePhone'> & Pick<ReadInCountry, 'country'>,
): ReadInCountry {
  const postalCode = readPostalCode(country, values.postalCode)
  return {
    country: country === 'CH' && isLiechtenstein(postalCode) ? 'LI' : country,
    postalCode,
    phoneNumber: values.phoneNumber === '' ? '' : (parsePhone(values.phoneNumber, country) ?? ''),
  }
}

/** Liechtenstein uses a small range of the Swiss postcodes. */
function readPostalCode(country: DeliveryCountry, text: string): string {
  if (country === 'LI') return isLiechtenstein(text) ? text : ''
  return normalizePostalCode(country, text) ?? ''
}

function toAddress(values: AddressFormValues & ReadInCountry): EnteredAddress {
  const { firstName, lastName, companyName, vatId, street, postalCode, city, country, phoneNumber } = values
  return {
    name: fullName({ firstName, lastName }, country),
    firstName,
    lastName,
    ...(companyName === '' ? {} : { companyName }),
    ...(vatId === '' ? {} : { vatId: readVatId(vatId).vatId }),
    street,
    postalCode,
    city,
    country,
    ...(phoneNumber === '' ? {} : { phoneNumber }),
  }
}
