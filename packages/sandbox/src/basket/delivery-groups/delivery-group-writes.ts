import type { Call } from '../../calls/call'
import type { SandboxContext } from '../../calls/sandbox-context'
import { calculateCart } from '../calculation/cart-calculation'
import { requireCart, requireWritable } from '../records/cart-owner'
import { listCartItems, removeFromCart, updateCart, type CartRecord } from '../records/cart-repository'
import { beginCalculation, finishWrite } from '../cart/cart-state'
import { checkoutError, type CheckoutError } from '../../calls/checkout-error'
import { rejectConflict } from '../checkout/checkout-lookup'
import { checkoutTexts } from '../checkout/checkout-messages'
import { findCheckoutOfCart } from '../records/checkout-repository'
import { saveOpenCheckout } from '../checkout/checkout-state'
import { invalidInput, itemNotFound } from '../../platform-error'
import type { GroupChange } from './delivery-group-input'
import {
  deleteDeliveryGroup,
  findDeliveryGroup,
  readItemGroups,
  saveDeliveryGroup,
  setItemGroup,
  type DeliveryGroupRecord,
} from '../records/delivery-group-repository'
import { dropLostMethods, ensureDefaultGroup, newDeliveryGroup } from '../checkout/delivery-groups'
import { offersMethod } from '../calculation/delivery-methods'

interface GroupLocation {
  readonly cartId: string
  readonly groupId: string
}

/** The visitor's cart with at least a default group; 404 MISSING_RECORD, and 409 while it is being calculated. */
export function openCart(call: Call, cartId: string): CartRecord {
  const { context } = call
  const cart = requireWritable(requireCart(call, cartId), context)
  const checkout = cart.status === 'Checkout' ? findCheckoutOfCart(context.db, cart.id) : undefined
  if (checkout) rejectConflict(context, checkout)
  ensureDefaultGroup(context, cart)
  return cart
}

/** The group of a cart by its id; 404 ITEM_NOT_FOUND. */
export function requireGroup(
  context: SandboxContext,
  cart: CartRecord,
  groupId: string,
): DeliveryGroupRecord {
  const group = findDeliveryGroup(context.db, cart.id, groupId)
  if (!group) throw itemNotFound('The delivery group')
  return group
}

/** Creates an extra group without items. It cannot have a method yet: 400 INVALID_API_INPUT. */
export function createGroup(
  call: Call,
  { cartId, change }: { cartId: string; change: GroupChange },
): { cart: CartRecord; group: DeliveryGroupRecord } {
  const { context } = call
  if (change.deliveryMethodId !== undefined)
    throw invalidInput('A group without items has no delivery methods yet.')
  return context.db.transaction(() => {
    const cart = openCart(call, cartId)
    const empty = newDeliveryGroup(context, cart, { name: 'Delivery', isDefault: false })
    const group = { ...empty, ...change, deliveryMethodId: null }
    saveDeliveryGroup(context.db, group)
    return { cart: finishDelivery(call, { cart }), group }
  })
}

/** Changes a group; a method that it does not offer is returned as an error, and nothing changes. */
export function changeGroup(
  call: Call,
  { cartId, groupId, change }: GroupLocation & { change: GroupChange },
): { cart: CartRecord; groupId: string; errors: readonly CheckoutError[] } {
  const { context, visitor } = call
  return context.db.transaction(() => {
    const cart = openCart(call, cartId)
    const group = { ...requireGroup(context, cart, groupId), ...change }
    const { deliveryMethodId: methodId } = change
    if (methodId !== undefined && !offersMethod(methodsOf(call, cart, group.id), methodId)) {
      const { methodUnknown } = checkoutTexts(visitor.locale)
      return { cart, groupId: group.id, errors: [checkoutError('errors/shipping-failure', methodUnknown)] }
    }
    saveDeliveryGroup(context.db, group)
    const clearsPayment = methodId !== undefined
    return { cart: finishDelivery(call, { cart, clearsPayment }), groupId: group.id, errors: [] }
  })
}

function methodsOf(call: Call, cart: CartRecord, groupId: string) {
  const calculated = calculateCart(call, cart).groups.find(({ group }) => group.id === groupId)
  return calculated?.methods ?? []
}

/**
 * Deletes a group. Its items go with it or, without `deletesItems`, to the default group. The default group itself
 * stays: 400 INVALID_API_INPUT.
 */
export function deleteGroup(
  call: Call,
  { cartId, groupId, deletesItems }: GroupLocation & { deletesItems: boolean },
): void {
  const { context } = call
  context.db.transaction(() => {
    const cart = openCart(call, cartId)
    const group = requireGroup(context, cart, groupId)
    if (group.isDefault) throw invalidInput('The default delivery group cannot be deleted.')
    const groups = readItemGroups(context.db, cart.id)
    const own = listCartItems(context.db, cart.id).filter(({ id }) => groups.get(id) === group.id)
    for (const item of own)
      if (deletesItems) removeFromCart(context.db, item)
      else setItemGroup(context.db, item.id, null)
    deleteDeliveryGroup(context.db, group.id)
    if (deletesItems && own.length > 0) finishWrite(context, cart)
    else finishDelivery(call, { cart })
  })
}

/**
 * After a change that leaves the products as they are: an open checkout continues, without its payment where a method
 * was changed or lost, and the cart is calculated again.
 */
export function finishDelivery(
  call: Call,
  { cart, clearsPayment = false }: { cart: CartRecord; clearsPayment?: boolean },
): CartRecord {
  const { db, clock } = call.context
  const checkout = cart.status === 'Checkout' ? findCheckoutOfCart(db, cart.id) : undefined
  if (checkout) {
    const payment = clearsPayment ? null : checkout.payment
    return saveOpenCheckout(call, { cart, checkout: { ...checkout, payment, isPrepared: false } }).cart
  }
  dropLostMethods(call, cart)
  const now = clock.now()
  const { processingUntil, isErrored } = beginCalculation(call.context)
  updateCart(db, cart.id, { status: cart.status, now, processingUntil, isErrored })
  return { ...cart, changedAt: now, processingUntil, isErrored: isErrored ? 1 : 0 }
}
