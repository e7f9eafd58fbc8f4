import { invalidInput, itemNotFound } from '../answers'
import { deleteCartItem, listCartItems, updateCart, type CartRecord } from '../database/cart-repository'
import { findCheckoutOfCart } from '../database/checkout-repository'
import {
  deleteDeliveryGroup,
  readItemGroups,
  saveDeliveryGroup,
  setItemGroup,
  type DeliveryGroupRecord,
} from '../database/delivery-group-repository'
import type { SandboxContext, Visitor } from '../sandbox-context'
import { calculateCart } from './cart-calculation'
import { requireCart, writable } from './cart-owner'
import { beginCalculation, finishWrite } from './cart-state'
import { checkoutError, type CheckoutError } from './checkout-error'
import { rejectConflict } from './checkout-lookup'
import { checkoutTexts } from './checkout-messages'
import { saveOpenCheckout } from './checkout-state'
import type { GroupChange } from './delivery-group-input'
import { deliveryMethodId } from './delivery-method-id'
import { dropLostMethods, ensureDefaultGroup, findDeliveryGroup, newDeliveryGroup } from './delivery-groups'

interface GroupPlace {
  readonly cartId: string
  readonly groupId: string
}

/** The visitor's cart with a group for its items. Fails with 404 MISSING_RECORD, and 409 while it is calculated. */
export function openCart(context: SandboxContext, visitor: Visitor, cartId: string): CartRecord {
  const cart = writable(requireCart(context, visitor, cartId), context)
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
  context: SandboxContext,
  visitor: Visitor,
  { cartId, change }: { cartId: string; change: GroupChange },
): { cart: CartRecord; group: DeliveryGroupRecord } {
  if (change.deliveryMethodId !== undefined)
    throw invalidInput('A group without items has no delivery methods yet.')
  return context.db.transaction(() => {
    const cart = openCart(context, visitor, cartId)
    const empty = newDeliveryGroup(context, cart, { name: 'Delivery', isDefault: false })
    const group = { ...empty, ...change, deliveryMethodId: null }
    saveDeliveryGroup(context.db, group)
    return { cart: finishDelivery(context, visitor, { cart }), group }
  })
}

/** Changes a group; a method that it does not offer is said as an error and nothing is changed. */
export function changeGroup(
  context: SandboxContext,
  visitor: Visitor,
  { cartId, groupId, change }: GroupPlace & { change: GroupChange },
): { cart: CartRecord; groupId: string; errors: readonly CheckoutError[] } {
  return context.db.transaction(() => {
    const cart = openCart(context, visitor, cartId)
    const group = { ...requireGroup(context, cart, groupId), ...change }
    if (!offersMethod(context, visitor, { cart, group, methodId: change.deliveryMethodId })) {
      const { methodUnknown } = checkoutTexts(visitor.locale)
      return { cart, groupId: group.id, errors: [checkoutError('errors/shipping-failure', methodUnknown)] }
    }
    saveDeliveryGroup(context.db, group)
    const clearsPayment = change.deliveryMethodId !== undefined
    return { cart: finishDelivery(context, visitor, { cart, clearsPayment }), groupId: group.id, errors: [] }
  })
}

interface MethodWish {
  readonly cart: CartRecord
  readonly group: DeliveryGroupRecord
  readonly methodId: string | undefined
}

function offersMethod(
  context: SandboxContext,
  visitor: Visitor,
  { cart, group, methodId }: MethodWish,
): boolean {
  if (methodId === undefined) return true
  const known = calculateCart(context, visitor, cart).groups.find((one) => one.group.id === group.id)
  return known?.methods.some((method) => deliveryMethodId(method) === methodId) ?? false
}

/**
 * Deletes a group. Its items go with it or, without `deletesItems`, to the default group. The default group itself
 * stays: 400 INVALID_API_INPUT.
 */
export function deleteGroup(
  context: SandboxContext,
  visitor: Visitor,
  { cartId, groupId, deletesItems }: GroupPlace & { deletesItems: boolean },
): void {
  context.db.transaction(() => {
    const cart = openCart(context, visitor, cartId)
    const group = requireGroup(context, cart, groupId)
    if (group.isDefault) throw invalidInput('The default delivery group cannot be deleted.')
    const groups = readItemGroups(context.db, cart.id)
    const own = listCartItems(context.db, cart.id).filter(({ id }) => groups.get(id) === group.id)
    for (const { id } of own)
      if (deletesItems) deleteCartItem(context.db, id)
      else setItemGroup(context.db, id, null)
    deleteDeliveryGroup(context.db, group.id)
    if (deletesItems && own.length > 0) finishWrite(context, cart)
    else finishDelivery(context, visitor, { cart })
  })
}

/**
 * After a change that leaves the goods as they are: an open checkout goes on with it, without its payment where a
 * method was changed or lost; the cart is calculated anew.
 */
export function finishDelivery(
  context: SandboxContext,
  visitor: Visitor,
  { cart, clearsPayment = false }: { cart: CartRecord; clearsPayment?: boolean },
): CartRecord {
  const { db, clock } = context
  const checkout = cart.status === 'Checkout' ? findCheckoutOfCart(db, cart.id) : undefined
  if (checkout) {
    const payment = clearsPayment ? null : checkout.payment
    return saveOpenCheckout(context, visitor, { cart, checkout: { ...checkout, payment, isPrepared: false } })
      .cart
  }
  dropLostMethods(context, visitor, cart)
  const now = clock.now()
  const { processingUntil, isErrored } = beginCalculation(context)
  updateCart(db, cart.id, { status: cart.status, now, processingUntil, isErrored })
  return { ...cart, changedAt: now, processingUntil, isErrored: isErrored ? 1 : 0 }
}
