import { invalidInput, isObject, itemNotFound, parserError, rejectUnknownMembers } from '../answers'
import { findAddress, type AddressRecord } from '../database/address-repository'
import type { CheckoutAddress, CheckoutRecord, ContactInfo } from '../database/checkout-repository'
import type { SandboxContext, Visitor } from '../sandbox-context'

const addressMembers = [
  ...[
    'id',
    'name',
    'firstName',
    'lastName',
    'companyName',
    'street',
    'city',
    'region',
    'postalCode',
    'country',
  ],
  ...['shipToPhoneNumber', 'isDefault'],
]
const contactMembers = ['firstName', 'lastName', 'email', 'phoneNumber']

/** The members that a checkout PATCH knows. */
export const patchMembers = [
  ...['contactInfo', 'deliveryAddress', 'desiredDeliveryDate', 'shippingInstructions', 'deliveryMethodId'],
  'customFields',
]

/**
 * Reads an address: `{ id }` of a saved one of the effective account, or a full one.
 * Fails with 404 ITEM_NOT_FOUND, 400 INVALID_API_INPUT (name, street and country are needed), 400 JSON_PARSER_ERROR.
 */
export function readCheckoutAddress(
  context: SandboxContext,
  visitor: Visitor,
  input: unknown,
): CheckoutAddress {
  if (!isObject(input)) throw parserError('deliveryAddress is not an object.')
  rejectUnknownMembers(input, addressMembers)
  const id = readText(input, 'id')
  if (id !== null) return savedAddress(context, visitor, id)
  const fullName = [readText(input, 'firstName'), readText(input, 'lastName')].filter(Boolean).join(' ')
  return {
    id: null,
    name: required('name', readText(input, 'name') ?? fullName),
    firstName: readText(input, 'firstName'),
    lastName: readText(input, 'lastName'),
    companyName: readText(input, 'companyName'),
    street: required('street', readText(input, 'street')),
    city: readText(input, 'city'),
    region: readText(input, 'region'),
    postalCode: readText(input, 'postalCode'),
    country: readCountry(input),
    shipToPhoneNumber: readText(input, 'shipToPhoneNumber'),
  }
}

/** A saved address in the spelling of the checkout. */
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

/**
 * What a PATCH changes. One sub-resource a call: contact, shipping (address, date, instructions) or method; contact
 * and address may come together. Other mixes and an empty body fail with 400 INVALID_API_INPUT.
 */
export function readCheckoutPatch(context: SandboxContext, visitor: Visitor, body: Record<string, unknown>) {
  rejectMixes(body)
  const change: { -readonly [Member in keyof CheckoutRecord]?: CheckoutRecord[Member] } = {}
  if ('contactInfo' in body) change.contactInfo = readContact(body['contactInfo'])
  if ('deliveryAddress' in body)
    change.deliveryAddress = readCheckoutAddress(context, visitor, body['deliveryAddress'])
  if ('desiredDeliveryDate' in body) change.desiredDeliveryDate = readText(body, 'desiredDeliveryDate')
  if ('shippingInstructions' in body) change.shippingInstructions = readText(body, 'shippingInstructions')
  if ('deliveryMethodId' in body) {
    change.deliveryMethodId = required('deliveryMethodId', readText(body, 'deliveryMethodId'))
    change.payment = null
  }
  return change
}

function rejectMixes(body: Record<string, unknown>): void {
  const hasContact = 'contactInfo' in body
  const hasMethod = 'deliveryMethodId' in body
  const hasWish = 'desiredDeliveryDate' in body || 'shippingInstructions' in body
  if (Object.keys(body).length === 0) throw invalidInput('Nothing to change was given.')
  if (hasMethod && (hasContact || hasWish || 'deliveryAddress' in body)) {
    throw invalidInput('A delivery method cannot be changed together with anything else.')
  }
  if (hasContact && hasWish) throw invalidInput('Contact and delivery wishes cannot be changed together.')
}

function readContact(input: unknown): ContactInfo {
  if (!isObject(input)) throw parserError('contactInfo is not an object.')
  rejectUnknownMembers(input, contactMembers)
  return {
    firstName: readText(input, 'firstName'),
    lastName: readText(input, 'lastName'),
    email: readText(input, 'email'),
    phoneNumber: readText(input, 'phoneNumber'),
  }
}

function savedAddress({ db }: SandboxContext, { effectiveAccountId }: Visitor, id: string): CheckoutAddress {
  const address = effectiveAccountId === undefined ? undefined : findAddress(db, effectiveAccountId, id)
  if (!address) throw itemNotFound('The address')
  return toCheckoutAddress(address)
}

function readCountry(input: Record<string, unknown>): string {
  const country = required('country', readText(input, 'country')).toUpperCase()
  if (!/^[A-Z]{2}$/.test(country)) throw invalidInput('country is not an ISO 3166-1 alpha-2 code.')
  return country
}

function required(member: string, text: string | null): string {
  if (!text) throw invalidInput(`${member} is required.`)
  return text
}

/** Trimmed text, null when absent, null or blank; anything else is 400 JSON_PARSER_ERROR. */
export function readText(input: Record<string, unknown>, member: string): string | null {
  const value = input[member]
  if (value === undefined || value === null) return null
  if (typeof value !== 'string') throw parserError(`${member} is not a text.`)
  return value.trim() || null
}
