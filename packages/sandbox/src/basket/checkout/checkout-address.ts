import { findAddress, type AddressRecord } from '../../people/addresses/address-repository'
import type { Call } from '../../calls/call'
import { readRequired, readText } from '../../calls/json-body'
import type { CheckoutAddress } from '../records/delivery-group-repository'
import { readObject } from '../../json-object'
import { invalidInput, itemNotFound } from '../../platform-error'

/** The members of every address; that of a payment has no others. */
export const nameAndLocation = [
  'name',
  'firstName',
  'lastName',
  'companyName',
  'street',
  'city',
  'region',
  'postalCode',
  'country',
]
const addressMembers = ['id', ...nameAndLocation, 'shipToPhoneNumber', 'isDefault']

/**
 * Reads an address: `{ id }` of a saved one of the effective account, or a full one.
 * Fails with 404 ITEM_NOT_FOUND, 400 INVALID_API_INPUT (name, street and country are needed), 400 JSON_PARSER_ERROR.
 */
export function readCheckoutAddress(call: Call, value: unknown): CheckoutAddress {
  const input = readObject(value, 'deliveryAddress', addressMembers)
  const id = readText(input, 'id')
  if (id !== null) return savedAddress(call, id)
  return {
    id: null,
    name: fullName(input),
    firstName: readText(input, 'firstName'),
    lastName: readText(input, 'lastName'),
    companyName: readText(input, 'companyName'),
    street: readRequired(input, 'street'),
    city: readText(input, 'city'),
    region: readText(input, 'region'),
    postalCode: readText(input, 'postalCode'),
    country: readCountry(input),
    shipToPhoneNumber: readText(input, 'shipToPhoneNumber'),
  }
}

/** A saved address in the form of the checkout. */
export const toCheckoutAddress = (address: AddressRecord): CheckoutAddress => ({
  id: address.id,
  name: address.name,
  firstName: address.firstName,
  lastName: address.lastName,
  companyName: address.companyName,
  street: address.street,
  city: address.city,
  region: address.subdivision,
  postalCode: address.postalCode,
  country: address.countryCode,
  shipToPhoneNumber: address.phoneNumber,
})

function savedAddress(
  { context: { db }, visitor: { effectiveAccountId } }: Call,
  id: string,
): CheckoutAddress {
  const address = effectiveAccountId === undefined ? undefined : findAddress(db, effectiveAccountId, id)
  if (!address) throw itemNotFound('The address')
  return toCheckoutAddress(address)
}

/** The name, or first and last name joined. */
function fullName(input: Record<string, unknown>): string {
  const parts = [readText(input, 'firstName'), readText(input, 'lastName')].filter(Boolean)
  return readText(input, 'name') ?? readRequired({ name: parts.join(' ') }, 'name')
}

function readCountry(input: Record<string, unknown>): string {
  const country = readRequired(input, 'country').toUpperCase()
  if (!/^[A-Z]{2}$/.test(country)) throw invalidInput('country is not an ISO 3166-1 alpha-2 code.')
  return country
}
