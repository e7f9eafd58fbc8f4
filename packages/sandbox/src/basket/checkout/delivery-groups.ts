import type { Call } from '../../calls/call'
import type { SandboxContext } from '../../calls/sandbox-context'
import { calculateCart } from '../calculation/cart-calculation'
import type { CartRecord } from '../records/cart-repository'
import {
  deleteDeliveryGroup,
  listDeliveryGroups,
  saveDeliveryGroup,
  type DeliveryGroupRecord,
} from '../records/delivery-group-repository'

/** A new group without address; the first one of a cart is its default. */
export const newDeliveryGroup = (
  { random, clock }: SandboxContext,
  cart: CartRecord,
  { name, isDefault }: Pick<DeliveryGroupRecord, 'name' | 'isDefault'>,
): DeliveryGroupRecord => ({
  id: random.recordId('0a7'),
  cartId: cart.id,
  name,
  isDefault,
  deliveryAddress: null,
  deliveryMethodId: null,
  desiredDeliveryDate: null,
  shippingInstructions: null,
  isGift: false,
  giftMessage: null,
  giftToName: null,
  createdAt: clock.now(),
})

/** The default group of a cart, created when there is none. */
export function ensureDefaultGroup(context: SandboxContext, cart: CartRecord): DeliveryGroupRecord {
  const [existing] = listDeliveryGroups(context.db, cart.id)
  if (existing) return existing
  const group = newDeliveryGroup(context, cart, { name: 'Default Delivery', isDefault: true })
  saveDeliveryGroup(context.db, group)
  return group
}

/**
 * Clears the selected method of every group whose address or items no longer allow it. Returns whether there was one.
 */
export function dropLostMethods(call: Call, cart: CartRecord): boolean {
  const lost = calculateCart(call, cart).groups.filter(
    ({ group, chosen }) => group.deliveryMethodId !== null && !chosen,
  )
  for (const { group } of lost) saveDeliveryGroup(call.context.db, { ...group, deliveryMethodId: null })
  return lost.length > 0
}

/** Deletes the groups without items, but never all; if the default goes, the oldest that stays becomes the default. */
export function deleteEmptyGroups(call: Call, cart: CartRecord): void {
  const { groups } = calculateCart(call, cart)
  const filled = groups.filter(({ itemIds }) => itemIds.length > 0)
  if (filled.length === 0) return
  for (const { group, itemIds } of groups)
    if (itemIds.length === 0) deleteDeliveryGroup(call.context.db, group.id)
  const hasDefault = filled.some(({ group }) => group.isDefault)
  const [first] = filled
  if (first && !hasDefault) saveDeliveryGroup(call.context.db, { ...first.group, isDefault: true })
}
