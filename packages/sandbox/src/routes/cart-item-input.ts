import { invalidInput } from '../answers'
import type { NewLine } from '../platform/cart-writes'

const optionalMembers = [
  ...['cartDeliveryGroupId', 'productSellingModelId', 'subscriptionTerm', 'subType', 'customFields'],
]

/** The members of a new cart item, and those that a change of one may have. */
export const newItemMembers = ['productId', 'quantity', 'type', ...optionalMembers]
export const changeMembers = ['quantity', ...optionalMembers]

/** Reads a new cart item. Fails with 400 INVALID_API_INPUT without a product or with another type than Product. */
export function readNewLine({ productId, quantity, type }: Record<string, unknown>): NewLine {
  if (typeof productId !== 'string' || productId === '') throw invalidInput('productId is required.')
  if (type !== 'Product') throw invalidInput('type is required and must be Product.')
  return { productId, quantity }
}
