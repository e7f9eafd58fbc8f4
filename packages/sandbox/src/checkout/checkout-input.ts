import { readDate, readRequired, readText } from '../calls/body-members'
import type { Call } from '../calls/call'
import type { CheckoutAddress } from '../delivery-groups/delivery-group-repository'
import { isObject, rejectUnknownMembers } from '../json-object'
import { invalidInput, parserError } from '../platform-error'
import { readCheckoutAddress } from './checkout-address'
import type { ContactInfo } from './checkout-repository'

const contactMembers = ['firstName', 'lastName', 'email', 'phoneNumber']

/** What a PATCH of a checkout asks for; a new delivery method clears the payment. */
export interface CheckoutChange {
  readonly contactInfo?: ContactInfo
  readonly deliveryAddress?: CheckoutAddress
  readonly desiredDeliveryDate?: string | null
  readonly shippingInstructions?: string | null
  readonly deliveryMethodId?: string
}

/** The members that a checkout PATCH knows. */
export const patchMembers = [
  ...['contactInfo', 'deliveryAddress', 'desiredDeliveryDate', 'shippingInstructions', 'deliveryMethodId'],
  'customFields',
]

/**
 * What a PATCH changes. One sub-resource a call: contact, shipping (address, date, instructions) or method; contact
 * and address may come together. Other mixes and an empty body fail with 400 INVALID_API_INPUT.
 */
export function readCheckoutPatch(call: Call, body: Record<string, unknown>): CheckoutChange {
  rejectMixes(body)
  const change: { -readonly [Member in keyof CheckoutChange]: CheckoutChange[Member] } = {}
  if ('contactInfo' in body) change.contactInfo = readContact(body['contactInfo'])
  if ('deliveryAddress' in body) change.deliveryAddress = readCheckoutAddress(call, body['deliveryAddress'])
  if ('desiredDeliveryDate' in body) change.desiredDeliveryDate = readDate(body, 'desiredDeliveryDate')
  if ('shippingInstructions' in body) change.shippingInstructions = readText(body, 'shippingInstructions')
  if ('deliveryMethodId' in body) {
    change.deliveryMethodId = readRequired(body, 'deliveryMethodId')
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
