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
  /** At most 255 characters; absent for private buyers. */
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

/** Which fields an address form has, and how it reads phone numbers. */
export interface AddressFormOptions {
  /** Decides which countries can be entered. */
  readonly shop: ShopType
  /** A company must give its name and may give a VAT id; private buyers have neither field. */
  readonly isBusiness: boolean
  /** Returns the number with its country code (E.164), or `undefined` if it is not a phone number there. */
  readonly parsePhone: (text: string, country: DeliveryCountry) => string | undefined
}

const companyFields: readonly AddressField[] = ['companyName', 'vatId']
const optionalFields: readonly AddressField[] = ['vatId', 'phoneNumber']

/** The fields of the form in order; `companyName` and `vatId` are for companies only. */
export function addressFormFields({
  isBusiness,
}: Pick<AddressFormOptions, 'isBusiness'>): readonly AddressField[] {
  return isBusiness ? addressFields : addressFields.filter((field) => !companyFields.includes(field))
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
  const problems = findProblems(values, { formatProblems, isBusiness: options.isBusiness })
  const isValid = Object.keys(problems).length === 0
  return { values, problems, address: isValid ? toAddress({ ...values, ...read }) : undefined }
}

type Problems = Readonly<Partial<Record<AddressField, AddressProblem>>>

function tidyValues(
  entered: Readonly<Partial<Record<AddressField, unknown>>>,
  { isBusiness }: AddressFormOptions,
): AddressFormValues {
  const text = (field: AddressField) =>
    companyFields.includes(field) && !isBusiness ? '' : tidyText(entered[field])
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
  { formatProblems, isBusiness }: { readonly formatProblems: Problems; readonly isBusiness: boolean },
): Problems {
  const problemOf = (field: AddressField): AddressProblem | undefined => {
    if (values[field] === '') return optionalFields.includes(field) ? undefined : 'missing'
    return values[field].length > addressLimits[field] ? 'long' : formatProblems[field]
  }
  return Object.fromEntries(
    addressFormFields({ isBusiness }).flatMap((field) => {
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
