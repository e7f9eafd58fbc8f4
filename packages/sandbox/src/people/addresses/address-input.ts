import { isCountryCode } from '../countries/countries'
import { isSubdivision } from '../countries/subdivisions'
import { invalidInput } from '../../platform-error'
import { readVatIdField } from './address-fields'
import type { AddressDetails } from './address-repository'

const MAXIMUM_LENGTH = 255

/** The members of a change; a new address may also have a name. */
export const addressMembers: readonly string[] = [
  'addressType',
  'firstName',
  'middleName',
  'lastName',
  'companyName',
  'street',
  'city',
  'region',
  'postalCode',
  'country',
  'phoneNumber',
  'isDefault',
  'commerceAddressFieldInputList',
]

type Body = Readonly<Record<string, unknown>>

const blank: AddressDetails = {
  addressType: 'Shipping',
  name: '',
  firstName: null,
  middleName: null,
  lastName: null,
  companyName: null,
  street: '',
  city: null,
  subdivision: null,
  postalCode: null,
  countryCode: '',
  phoneNumber: null,
  vatId: null,
  isDefault: 0,
}

/**
 * The address that a body describes; `current` supplies what the body lacks. Without a name, the first, middle and last
 * name make one. Fails with 400 INVALID_API_INPUT for a member of a wrong type, without name, street or city, and for an
 * unknown country, subdivision or custom field.
 */
export function readAddress(body: Body, current: AddressDetails = blank): AddressDetails {
  const text = (member: string, before: string | null) =>
    readText(body, member) ?? fallback(body, member, before)
  const address = {
    addressType: readType(body, current),
    firstName: text('firstName', current.firstName),
    middleName: text('middleName', current.middleName),
    lastName: text('lastName', current.lastName),
    companyName: text('companyName', current.companyName),
    street: text('street', current.street) ?? '',
    city: text('city', current.city),
    subdivision: text('region', current.subdivision),
    postalCode: text('postalCode', current.postalCode),
    countryCode: text('country', current.countryCode) ?? '',
    phoneNumber: text('phoneNumber', current.phoneNumber),
    vatId: readVatIdField(body.commerceAddressFieldInputList, current.vatId),
    isDefault: readFlag(body, current),
  }
  return checkAddress({ ...address, name: readName(body, { ...current, ...address }) })
}

function readName(body: Body, address: AddressDetails): string {
  const isNamed = ['firstName', 'middleName', 'lastName'].some((member) => body[member] !== undefined)
  const { name, firstName, middleName, lastName } = address
  const joinedName = [firstName, middleName, lastName].filter(Boolean).join(' ')
  return readText(body, 'name') ?? (isNamed || name === '' ? joinedName : name)
}

function checkAddress(address: AddressDetails): AddressDetails {
  const { name, street, city, countryCode, subdivision } = address
  if (name === '') throw invalidInput('An address needs a name, or a first or last name.')
  if (street === '' || !city) throw invalidInput('street and city are required.')
  if (!isCountryCode(countryCode)) throw invalidInput('country is the ISO code of a country, such as CH.')
  if (subdivision !== null && !isSubdivision(countryCode, subdivision)) {
    throw invalidInput(`region is not a subdivision of ${countryCode}.`)
  }
  return address
}

/** The trimmed text of a member; undefined when it is absent, null or blank. */
function readText(body: Body, member: string): string | undefined {
  const value = body[member]
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'string') throw invalidInput(`${member} is a text.`)
  if (value.length > MAXIMUM_LENGTH) throw invalidInput(`${member} is too long.`)
  return value.trim() || undefined
}

/** An absent member keeps its value; an empty one is cleared. */
const fallback = (body: Body, member: string, before: string | null) =>
  body[member] === undefined ? before : null

function readType({ addressType }: Body, current: AddressDetails): AddressDetails['addressType'] {
  if (addressType === undefined) return current.addressType
  if (addressType === 'Shipping' || addressType === 'Billing') return addressType
  throw invalidInput('addressType is Shipping or Billing.')
}

function readFlag({ isDefault }: Body, current: AddressDetails): number {
  if (isDefault === undefined) return current.isDefault
  if (typeof isDefault !== 'boolean') throw invalidInput('isDefault is true or false.')
  return Number(isDefault)
}
