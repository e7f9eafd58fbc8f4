import {
  arrangeItems,
  createDeliveryGroup,
  deleteDeliveryGroup,
  getDeliveryGroup,
  listDeliveryGroups,
  updateDeliveryGroup,
  type CallSpec,
} from '@cartonnage/sdk/contract'
import type { CallInput } from '../target/call-url'
import { inventedAddress } from './address-steps'
import { itemsOf } from './cart-steps'
import { inputFrom, optional, reads, writes, type Step, type RunContext } from './step'

const onCart = { cartId: 'current' } as const

const onCreated = (call: CallSpec, more: CallInput = {}): Step =>
  optional(
    writes(call, (context) =>
      inputFrom(
        context.response(createDeliveryGroup)?.id,
        'no delivery group of our own',
        (deliveryGroupId) => ({
          params: { ...onCart, deliveryGroupId },
          ...more,
        }),
      ),
    ),
  )

function arrangement(context: RunContext) {
  const deliveryGroupId = context.response(createDeliveryGroup)?.id
  const item = itemsOf(context)[0]
  if (deliveryGroupId === undefined || item === undefined) return undefined
  return { cartItemId: item.cartItemId, quantity: String(item.quantity), deliveryGroupId }
}

const groupOf = (context: RunContext): string | undefined =>
  context.response(listDeliveryGroups)?.items[0]?.id

/** Reads of the delivery groups of the current cart. */
export const deliveryGroupReadingSteps: readonly Step[] = [
  optional(reads(listDeliveryGroups, () => ({ params: onCart, query: { limit: '20', cartItemLimit: '5' } }))),
  optional(
    reads(getDeliveryGroup, (context) =>
      inputFrom(groupOf(context), 'no delivery group', (deliveryGroupId) => ({
        params: { ...onCart, deliveryGroupId },
      })),
    ),
  ),
]

/** Creates a group, changes it, moves an item into it and deletes it; its items return to the default group. */
export const deliveryGroupWritingSteps: readonly Step[] = [
  optional(
    writes(createDeliveryGroup, (context) => ({
      params: onCart,
      body: { deliveryAddress: { ...inventedAddress(context), name: 'Contract Check' } },
    })),
  ),
  ...deliveryGroupReadingSteps,
  onCreated(updateDeliveryGroup, { body: { shippingInstructions: 'Ramp 2' } }),
  optional(
    writes(arrangeItems, (context) =>
      inputFrom(arrangement(context), 'no delivery group of our own', (one) => ({
        params: onCart,
        body: { arrangements: [one] },
      })),
    ),
  ),
  onCreated(deleteDeliveryGroup, { query: { deleteCartItems: 'false' } }),
]
