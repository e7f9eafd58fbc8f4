import { invalidInput } from '../../platform-error'
import type { ItemChange, NewLine } from './cart-writes'

const optionalMembers = [
  'cartDeliveryGroupId',
  'productSellingModelId',
  'subscriptionTerm',
  'subType',
  'customFields',
]

/** The members of a new cart item, and those that a change of one may have. */
export const newItemMembers = ['productId', 'quantity', 'type', ...optionalMembers]
export const changeMembers = ['quantity', ...optionalMembers]

/** Reads a new cart item. Fails with 400 INVALID_API_INPUT without a product or quantity, or with another type than Product. */
export function readNewLine(body: Record<string, unknown>): NewLine {
  const { productId, quantity, type } = body
  if (typeof productId !== 'string' || productId === '') throw invalidInput('productId is required.')
  if (type !== 'Product') throw invalidInput('type is required and must be Product.')
  if (quantity === undefined || quantity === null) throw invalidInput('quantity is required.')
  return { productId, quantity, cartDeliveryGroupId: readGroupId(body) }
}

/** Reads a change of a cart item. Fails with 400 INVALID_API_INPUT when it changes nothing. */
export function readChange(
  body: Record<string, unknown>,
): Pick<ItemChange, 'quantity' | 'cartDeliveryGroupId'> {
  const { quantity } = body
  const cartDeliveryGroupId = readGroupId(body)
  if (quantity === undefined && cartDeliveryGroupId === undefined) throw invalidInput('quantity is required.')
  return { quantity, cartDeliveryGroupId }
}

function readGroupId({ cartDeliveryGroupId }: Record<string, unknown>): string | undefined {
  if (cartDeliveryGroupId === undefined || cartDeliveryGroupId === null) return undefined
  if (typeof cartDeliveryGroupId === 'string') return cartDeliveryGroupId
  throw invalidInput('cartDeliveryGroupId is text.')
}
