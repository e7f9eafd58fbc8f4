import type { Call } from '../../calls/call'
import { readDate, readRequired, readText } from '../../calls/json-body'
import { readCheckoutAddress } from '../checkout/checkout-address'
import { readShippingInstructions } from '../checkout/checkout-input'
import { parserError } from '../../platform-error'
import type { CheckoutAddress } from '../records/delivery-group-repository'

/** The members that a new delivery group and a change of one may have. */
export const groupMembers = [
  'deliveryAddress',
  'deliveryMethodId',
  'desiredDeliveryDate',
  'shippingInstructions',
  'name',
  'isGift',
  'giftMessage',
  'giftToName',
  'customFields',
]

/** What a call changes about a group; members that it does not name are absent. */
export interface GroupChange {
  deliveryAddress?: CheckoutAddress
  deliveryMethodId?: string
  desiredDeliveryDate?: string | null
  shippingInstructions?: string | null
  name?: string
  isGift?: boolean
  giftMessage?: string | null
  giftToName?: string | null
}

/**
 * Reads what a call changes about a group. Fails with 400 JSON_PARSER_ERROR for members of a wrong type, 400
 * INVALID_API_INPUT for an incomplete address and 404 ITEM_NOT_FOUND for a saved one that the account does not have.
 */
export function readGroupChange(call: Call, body: Record<string, unknown>): GroupChange {
  const change: GroupChange = {}
  if ('deliveryAddress' in body) change.deliveryAddress = readCheckoutAddress(call, body.deliveryAddress)
  if ('deliveryMethodId' in body) change.deliveryMethodId = readRequired(body, 'deliveryMethodId')
  if ('desiredDeliveryDate' in body) change.desiredDeliveryDate = readDate(body, 'desiredDeliveryDate')
  if ('name' in body) change.name = readRequired(body, 'name')
  if ('isGift' in body) change.isGift = readFlag(body, 'isGift')
  if ('shippingInstructions' in body) change.shippingInstructions = readShippingInstructions(body)
  for (const member of ['giftMessage', 'giftToName'] as const)
    if (member in body) change[member] = readText(body, member)
  return change
}

function readFlag(body: Record<string, unknown>, member: string): boolean {
  const value = body[member]
  if (typeof value === 'boolean') return value
  throw parserError(`${member} is not true or false.`)
}
