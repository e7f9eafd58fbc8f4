import type { Call } from '../calls/call'
import type { SandboxContext } from '../calls/sandbox-context'
import { calculateCart } from '../cart/cart-calculation'
import { requireCart, writable } from '../cart/cart-owner'
import { deleteCartItem, listCartItems, updateCart, type CartRecord } from '../cart/cart-repository'
import { beginCalculation, finishWrite } from '../cart/cart-state'
import { checkoutError, type CheckoutError } from '../checkout/checkout-error'
import { rejectConflict } from '../checkout/checkout-lookup'
import { checkoutTexts } from '../checkout/checkout-messages'
import { findCheckoutOfCart } from '../checkout/checkout-repository'
import { saveOpenCheckout } from '../checkout/checkout-state'
import { invalidInput, itemNotFound } from '../platform-error'
import type { GroupChange } from './delivery-group-input'
import {
  deleteDeliveryGroup,
  readItemGroups,
  saveDeliveryGroup,
  setItemGroup,
  type DeliveryGroupRecord,
} from './delivery-group-repository'
import { dropLostMethods, ensureDefaultGroup, findDeliveryGroup, newDeliveryGroup } from './delivery-groups'
import { deliveryMethodId } from './delivery-method-id'

interface GroupLocation {
  readonly cartId: string
  readonly groupId: string
}

/** The visitor's cart with a group for its items. Fails with 404 MISSING_RECORD, and 409 while it is calculated. */
export function openCart(call: Call, cartId: string): CartRecord {
  const { context } = call
  const cart = writable(requireCart(call, cartId), context)
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
  const group = findDeliveryGroup(context, cart, groupId)
  if (!group) throw itemNotFound('The delivery group')
  return group
}

/** Makes a further group, still without items. A method cannot be chosen yet: 400 INVALID_API_INPUT. */
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

/** Changes a group; a method that it does not offer is said as an error and nothing is changed. */
export function changeGroup(
  call: Call,
  { cartId, groupId, change }: GroupLocation & { change: GroupChange },
): { cart: CartRecord; groupId: string; errors: readonly CheckoutError[] } {
  const { context, visitor } = call
  return context.db.transaction(() => {
    const cart = openCart(call, cartId)
    const group = { ...requireGroup(context, cart, groupId), ...change }
    if (!offersMethod(call, { cart, group, methodId: change.deliveryMethodId })) {
      const { methodUnknown } = checkoutTexts(visitor.locale)
      return { cart, groupId: group.id, errors: [checkoutError('errors/shipping-failure', methodUnknown)] }
    }
    saveDeliveryGroup(context.db, group)
    const clearsPayment = change.deliveryMethodId !== undefined
    return { cart: finishDelivery(call, { cart, clearsPayment }), groupId: group.id, errors: [] }
  })
}

interface MethodWish {
  readonly cart: CartRecord
  readonly group: DeliveryGroupRecord
  readonly methodId: string | undefined
}

function offersMethod(call: Call, { cart, group, methodId }: MethodWish): boolean {
  if (methodId === undefined) return true
  const existing = calculateCart(call, cart).groups.find((one) => one.group.id === group.id)
  return existing?.methods.some((method) => deliveryMethodId(method) === methodId) ?? false
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
    for (const { id } of own)
      if (deletesItems) deleteCartItem(context.db, id)
      else setItemGroup(context.db, id, null)
    deleteDeliveryGroup(context.db, group.id)
    if (deletesItems && own.length > 0) finishWrite(context, cart)
    else finishDelivery(call, { cart })
  })
}

/**
 * After a change that leaves the goods as they are: an open checkout goes on with it, without its payment where a
 * method was changed or lost; the cart is calculated anew.
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
