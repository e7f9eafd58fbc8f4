import { findDefaultAddress } from '../../people/addresses/address-repository'
import type { Call } from '../../calls/call'
import type { SandboxContext } from '../../calls/sandbox-context'
import { isProcessing, requirePrimary, resolveCart } from '../records/cart-owner'
import {
  countCartItems,
  setPurchaseOrderNumber,
  updateCart,
  type CartRecord,
} from '../records/cart-repository'
import { beginCalculation } from '../cart/cart-state'
import {
  resetDelivery,
  saveDeliveryGroup,
  type CheckoutAddress,
  type DeliveryGroupRecord,
} from '../records/delivery-group-repository'
import { dropLostMethods, ensureDefaultGroup } from './delivery-groups'
import { attempt, PlatformError } from '../../platform-error'
import { toCheckoutAddress } from './checkout-address'
import type { CheckoutChange } from './checkout-input'
import { findOwnCheckout, rejectConflict, requireCheckout, type OpenCheckout } from './checkout-lookup'
import * as checkouts from '../records/checkout-repository'
import type { CheckoutRecord } from '../records/checkout-repository'
import { findPreferences } from '../../people/session/buyer-repository'
import { findCustomFields, saveCustomFields } from './custom-fields'

/**
 * Starts the checkout of a cart, or continues the one that it has; one that is gone is replaced. Fails with 404
 * CART_NOT_FOUND without a cart or with an empty one, with 403 for a secondary one, and with 409 while the cart is being calculated.
 */
export function startCheckout(
  call: Call,
  { cartId, address, useDefaultAddress }: CheckoutStart,
): OpenCheckout {
  const { context } = call
  return context.db.transaction(() => {
    const cart = requireCartToBuy(call, cartId)
    const existing = checkouts.findCheckoutOfCart(context.db, cart.id)
    const checkout = existing && !existing.isGone ? existing : newCheckout(context, cart)
    if (checkout !== existing) copyByDefault(call, cart.id)
    const group = ensureDefaultGroup(context, cart)
    const fallback = useDefaultAddress ? defaultAddress(call) : null
    const deliveryAddress = address ?? group.deliveryAddress ?? fallback
    saveDeliveryGroup(context.db, { ...group, deliveryAddress })
    return saveOpenCheckout(call, { cart, checkout })
  })
}

/** The second recipient that the buyer has chosen for all orders, unless this cart has one already. */
function copyByDefault({ context: { db }, visitor: { buyer } }: Call, cartId: string): void {
  const orderCopyTo = buyer && findPreferences(db, buyer.userId).orderCopyTo
  if (!orderCopyTo || findCustomFields(db, cartId).ConfirmationCopy__c !== undefined) return
  saveCustomFields(db, cartId, { ConfirmationCopy__c: orderCopyTo })
}

/**
 * Changes a checkout in one transaction; what is about the delivery changes the default group. Fails with 409
 * CHECKOUT_CONFLICT while it is in progress or once it was placed. An address that no longer allows the chosen method
 * clears the method and the payment.
 */
export function changeCheckout(
  call: Call,
  { checkoutId, change }: { checkoutId: string; change: CheckoutChange },
): OpenCheckout {
  const { context } = call
  return context.db.transaction(() => {
    const open = requireCheckout(call, checkoutId)
    rejectConflict(context, open.checkout)
    const { contactInfo = open.checkout.contactInfo, customFields = {}, ...delivery } = change
    const group: DeliveryGroupRecord = { ...ensureDefaultGroup(context, open.cart), ...delivery }
    saveDeliveryGroup(context.db, group)
    saveCustomFields(context.db, open.cart.id, customFields)
    const payment = change.deliveryMethodId === undefined ? open.checkout.payment : null
    const checkout = { ...open.checkout, contactInfo, payment, isPrepared: false }
    return saveOpenCheckout(call, { cart: open.cart, checkout })
  })
}

/** Ends a checkout and opens its cart again; 409 CHECKOUT_CONFLICT for a placed one. */
export function removeCheckout(call: Call, checkoutId: string): void {
  const { context } = call
  context.db.transaction(() => {
    const found = findOwnCheckout(call, checkoutId)
    if (!found.checkout.isGone) rejectConflict(context, found.checkout)
    checkouts.deleteCheckout(context.db, found.checkout)
    resetDelivery(context.db, found.cart.id)
    setPurchaseOrderNumber(context.db, found.cart.id, null)
    const { processingUntil } = found.cart
    updateCart(context.db, found.cart.id, { status: 'Active', now: context.clock.now(), processingUntil })
  })
}

interface CheckoutStart {
  readonly cartId: string
  /** The address of the request, if any. */
  readonly address: CheckoutAddress | undefined
  readonly useDefaultAddress: boolean
}

function requireCartToBuy(call: Call, cartId: string): CartRecord {
  const cart = findCartToBuy(call, cartId)
  const isOpen = cart?.status === 'Active' || cart?.status === 'Checkout'
  if (!cart || !isOpen || countCartItems(call.context.db, cart.id) === 0) {
    throw new PlatformError(404, 'CART_NOT_FOUND', 'There is no cart with products.')
  }
  requirePrimary(cart)
  if (isProcessing(cart, call.context.clock.now())) {
    throw new PlatformError(409, 'CHECKOUT_CONFLICT', 'The cart is being calculated.')
  }
  return cart
}

/** Here `active` is the current cart for guests too. */
function findCartToBuy(call: Call, cartId: string): CartRecord | undefined {
  const found = attempt(() => resolveCart(call, cartId === 'active' ? 'current' : cartId))
  if (!(found instanceof PlatformError)) return found
  if (found.status === 404) return undefined
  throw found
}

const newCheckout = ({ random, clock }: SandboxContext, cart: CartRecord): CheckoutRecord => ({
  id: random.recordId('2z9'),
  cartId: cart.id,
  contactInfo: null,
  payment: null,
  orderReferenceNumber: null,
  createdAt: clock.now(),
  processingUntil: 0,
  isGone: false,
  isPrepared: false,
})

function defaultAddress({ context: { db }, visitor: { effectiveAccountId } }: Call): CheckoutAddress | null {
  const address =
    effectiveAccountId === undefined ? undefined : findDefaultAddress(db, effectiveAccountId, 'Shipping')
  return address ? toCheckoutAddress(address) : null
}

/** Saves a checkout. A method that its address no longer allows is cleared, and with it the payment. */
export function saveOpenCheckout(call: Call, { cart, checkout }: OpenCheckout): OpenCheckout {
  const { db, clock } = call.context
  const now = clock.now()
  const { processingUntil, isErrored } = beginCalculation(call.context)
  const change = { status: 'Checkout', processingUntil: 0 } as const
  updateCart(db, cart.id, { ...change, now, isErrored })
  const current: CartRecord = { ...cart, ...change, changedAt: now, isErrored: isErrored ? 1 : 0 }
  const payment = dropLostMethods(call, current) ? null : checkout.payment
  const saved = { ...checkout, payment, processingUntil }
  checkouts.saveCheckout(db, saved)
  const purchaseOrderNumber = purchaseOrderNumberOf(saved)
  setPurchaseOrderNumber(db, cart.id, purchaseOrderNumber)
  return { cart: { ...current, purchaseOrderNumber }, checkout: saved }
}

/** The number of a payment by purchase order, null for any other. */
export const purchaseOrderNumberOf = ({ payment }: Pick<CheckoutRecord, 'payment'>): string | null =>
  payment?.requestType === 'SimplePurchaseOrder' ? payment.paymentToken : null
