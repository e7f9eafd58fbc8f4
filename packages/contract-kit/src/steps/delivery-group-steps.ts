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
import { given, optional, reads, writes, type Step, type World } from './step'

const onCart = { cartId: 'current' } as const

const onCreated = (call: CallSpec, more: CallInput = {}): Step =>
  optional(
    writes(call, (world) =>
      given(world.response(createDeliveryGroup)?.id, 'no delivery group of our own', (deliveryGroupId) => ({
        params: { ...onCart, deliveryGroupId },
        ...more,
      })),
    ),
  )

function arrangement(world: World) {
  const deliveryGroupId = world.response(createDeliveryGroup)?.id
  const item = itemsOf(world)[0]
  if (deliveryGroupId === undefined || item === undefined) return undefined
  return { cartItemId: item.cartItemId, quantity: String(item.quantity), deliveryGroupId }
}

const groupOf = (world: World): string | undefined => world.response(listDeliveryGroups)?.items[0]?.id

/** The delivery groups of the present cart, as far as they can be looked at. */
export const deliveryGroupReadingSteps: readonly Step[] = [
  optional(reads(listDeliveryGroups, () => ({ params: onCart, query: { limit: '20', cartItemLimit: '5' } }))),
  optional(
    reads(getDeliveryGroup, (world) =>
      given(groupOf(world), 'no delivery group', (deliveryGroupId) => ({
        params: { ...onCart, deliveryGroupId },
      })),
    ),
  ),
]

/** A group is made, changed, given an item and removed; its items go back to the default group. */
export const deliveryGroupWritingSteps: readonly Step[] = [
  optional(
    writes(createDeliveryGroup, (world) => ({
      params: onCart,
      body: { deliveryAddress: { ...inventedAddress(world), name: 'Contract Check' } },
    })),
  ),
  ...deliveryGroupReadingSteps,
  onCreated(updateDeliveryGroup, { body: { shippingInstructions: 'Ramp 2' } }),
  optional(
    writes(arrangeItems, (world) =>
      given(arrangement(world), 'no delivery group of our own', (one) => ({
        params: onCart,
        body: { arrangements: [one] },
      })),
    ),
  ),
  onCreated(deleteDeliveryGroup, { query: { deleteCartItems: 'false' } }),
]
