import type { Call } from '../../calls/call'
import { readDate, readRequired, readText } from '../../calls/json-body'
import type { CheckoutAddress } from '../records/delivery-group-repository'
import { readObject } from '../../json-object'
import { isMailAddress } from '../../mails/mail-address'
import { invalidInput } from '../../platform-error'
import { readCheckoutAddress } from './checkout-address'
import type { ContactInfo } from '../records/checkout-repository'
import { readCustomFields } from './custom-fields'

const contactMembers = ['firstName', 'lastName', 'email', 'phoneNumber']

/** What a PATCH of a checkout changes; a new delivery method clears the payment. */
export interface CheckoutChange {
  readonly contactInfo?: ContactInfo
  readonly deliveryAddress?: CheckoutAddress
  readonly desiredDeliveryDate?: string | null
  readonly shippingInstructions?: string | null
  readonly deliveryMethodId?: string
  readonly customFields?: ReturnType<typeof readCustomFields>
}

/** The allowed members of a checkout PATCH. */
export const patchMembers = [
  'contactInfo',
  'deliveryAddress',
  'desiredDeliveryDate',
  'shippingInstructions',
  'deliveryMethodId',
  'customFields',
]

/**
 * Reads a PATCH, which changes one part of a checkout: contact, shipping (address, date, instructions) or method; only
 * contact and address may come together. Other combinations and an empty body fail with 400 INVALID_API_INPUT.
 */
export function readCheckoutPatch(call: Call, body: Record<string, unknown>): CheckoutChange {
  rejectCombinations(body)
  const change: { -readonly [Member in keyof CheckoutChange]: CheckoutChange[Member] } = {}
  if ('contactInfo' in body) change.contactInfo = readContact(body.contactInfo)
  if ('deliveryAddress' in body) change.deliveryAddress = readCheckoutAddress(call, body.deliveryAddress)
  if ('desiredDeliveryDate' in body) change.desiredDeliveryDate = readDate(body, 'desiredDeliveryDate')
  if ('shippingInstructions' in body) change.shippingInstructions = readShippingInstructions(body)
  if ('customFields' in body) change.customFields = readCustomFields(body.customFields)
  if ('deliveryMethodId' in body) {
    change.deliveryMethodId = readRequired(body, 'deliveryMethodId')
  }
  return change
}

function rejectCombinations(body: Record<string, unknown>): void {
  const hasContact = 'contactInfo' in body
  const hasMethod = 'deliveryMethodId' in body
  const hasPreferences = 'desiredDeliveryDate' in body || 'shippingInstructions' in body
  if (Object.keys(body).length === 0) throw invalidInput('Nothing to change was given.')
  if (hasMethod && (hasContact || hasPreferences || 'deliveryAddress' in body)) {
    throw invalidInput('A delivery method cannot be changed together with anything else.')
  }
  if (hasContact && hasPreferences)
    throw invalidInput('Contact and delivery wishes cannot be changed together.')
}

/** 400 INVALID_API_INPUT for an e-mail address that is none: mails go to it. */
function readContact(value: unknown): ContactInfo {
  const input = readObject(value, 'contactInfo', contactMembers)
  const email = readText(input, 'email')
  if (email !== null && !isMailAddress(email)) throw invalidInput('email is not an e-mail address.')
  return {
    firstName: readText(input, 'firstName'),
    lastName: readText(input, 'lastName'),
    email,
    phoneNumber: readText(input, 'phoneNumber'),
  }
}

/** The length of the platform's field. */
const longestInstructions = 255

/** A note for the carrier, null for none; 400 INVALID_API_INPUT for one that is too long for the platform's field. */
export function readShippingInstructions(body: Record<string, unknown>): string | null {
  const text = readText(body, 'shippingInstructions')
  if (text === null || text.length <= longestInstructions) return text
  throw invalidInput(`shippingInstructions has more than ${longestInstructions} characters.`)
}
