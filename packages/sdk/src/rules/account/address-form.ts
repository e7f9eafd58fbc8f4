import type { ShopType } from '../region/shop-type'
import type { AddressCountry, AddressField } from './address'
import { addressFields, addressLimits, isLiechtenstein, normalizePostalCode, tidyText } from './address'
import { fullName } from './person-name'
import { readVatId } from './vat-id'

/** A country that goods are sent to; Liechtenstein, a customs union with Switzerland, has a code of its own. */
export type DeliveryCountry = AddressCountry | 'LI'

/** The countries that each shop delivers to, its own first. */
export const deliveryCountries: Readonly<Record<ShopType, readonly [DeliveryCountry, ...DeliveryCountry[]]>> =
  {
    CH: ['CH', 'LI'],
    DE: ['DE', 'NL', 'LU', 'BE'],
  }

/** The texts of an address form by field; a field that was not sent is `''`. */
export type AddressFormValues = Readonly<Record<AddressField, string>>

/**
 * What is wrong with a field: nothing in it, too many characters (`addressLimits`), a country that the shop does not
 * deliver to, a VAT id in a form that no country has, a postcode that the country does not have, a text that is no
 * phone number.
 */
export type AddressProblem = 'missing' | 'long' | 'country' | 'vatId' | 'postalCode' | 'phone'

/** An address as the platform takes it; `country` is ISO alpha-2, `phoneNumber` has its country code. */
export interface EnteredAddress {
  readonly name: string
  readonly firstName: string
  readonly lastName: string
  readonly companyName?: string
  /** In capitals; of a company alone. */
  readonly vatId?: string
  readonly street: string
  readonly postalCode: string
  readonly city: string
  readonly country: DeliveryCountry
  readonly phoneNumber?: string
}

/** A form that was read: what was typed, tidied, and either the address or what is wrong with it. */
export interface AddressFormReading {
  readonly values: AddressFormValues
  /** In the order of the fields; empty when there is an `address`. */
  readonly problems: Readonly<Partial<Record<AddressField, AddressProblem>>>
  readonly address: EnteredAddress | undefined
}

export interface AddressFormOptions {
  readonly shop: ShopType
  /** A company needs its name on the parcel and may have a VAT id; private buyers have no fields for them. */
  readonly isBusiness: boolean
  /** The number with its country code (E.164), or `undefined` for a text that is none in this country. */
  readonly parsePhone: (text: string, country: DeliveryCountry) => string | undefined
}

const companyFields: readonly AddressField[] = ['companyName', 'vatId']
const optionalFields: readonly AddressField[] = ['vatId', 'phoneNumber']

/** The fields of the form in their order; `companyName` and `vatId` are there for companies alone. */
export function addressFormFields({
  isBusiness,
}: Pick<AddressFormOptions, 'isBusiness'>): readonly AddressField[] {
  return isBusiness ? addressFields : addressFields.filter((field) => !companyFields.includes(field))
}

/** Reads what somebody typed into an address form. Texts of any kind are taken; what is no text counts as empty. */
export function readAddressForm(
  typed: Readonly<Partial<Record<AddressField, unknown>>>,
  options: AddressFormOptions,
): AddressFormReading {
  const values = tidyValues(typed, options)
  const country = deliveryCountries[options.shop].find((code) => code === values.country)
  const read = readInCountry(values, { country: country ?? options.shop, parsePhone: options.parsePhone })
  const judged: Judged = {
    ...(country === undefined && { country: 'country' }),
    ...(readVatId(values.vatId).finding === 'format' && { vatId: 'vatId' }),
    ...(country !== undefined && read.postalCode === '' && { postalCode: 'postalCode' }),
    ...(read.phoneNumber === '' && { phoneNumber: 'phone' }),
  }
  const problems = findProblems(values, { judged, isBusiness: options.isBusiness })
  const isRight = Object.keys(problems).length === 0
  return { values, problems, address: isRight ? toAddress({ ...values, ...read }) : undefined }
}

type Judged = Readonly<Partial<Record<AddressField, AddressProblem>>>

function tidyValues(
  typed: Readonly<Partial<Record<AddressField, unknown>>>,
  { isBusiness }: AddressFormOptions,
): AddressFormValues {
  const text = (field: AddressField) =>
    companyFields.includes(field) && !isBusiness ? '' : tidyText(typed[field])
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

/** Missing before too long before anything else: one problem a field, the first that one would mend. */
function findProblems(
  values: AddressFormValues,
  { judged, isBusiness }: { readonly judged: Judged; readonly isBusiness: boolean },
): Judged {
  const problemOf = (field: AddressField): AddressProblem | undefined => {
    if (values[field] === '') return optionalFields.includes(field) ? undefined : 'missing'
    return values[field].length > addressLimits[field] ? 'long' : judged[field]
  }
  return Object.fromEntries(
    addressFormFields({ isBusiness }).flatMap((field) => {
      const problem = problemOf(field)
      return problem === undefined ? [] : [[field, problem]]
    }),
  )
}

/** What is read by the rules of a country, which is the shop's own as long as no other is known. */
interface ReadInCountry {
  /** `LI` for a Swiss form with a postcode of Liechtenstein. */
  readonly country: DeliveryCountry
  /** `''` for what the country does not have. */
  readonly postalCode: string
  /** `''` for what is no phone number, and for none. */
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

/** Liechtenstein has Swiss postcodes, of which it has but a few. */
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
