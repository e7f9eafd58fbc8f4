import { formatMoneyAmount } from '../../amount'
import type { Call, Visitor } from '../../calls/call'
import { calculateCart, type CalculatedCart } from '../../basket/calculation/cart-calculation'
import { updateCart } from '../../basket/records/cart-repository'
import { checkoutError, type CheckoutError } from '../../calls/checkout-error'
import { rejectConflict, requireCheckoutToPlace } from '../../basket/checkout/checkout-lookup'
import { checkoutTexts } from '../../basket/checkout/checkout-messages'
import { saveCheckout, type CheckoutRecord } from '../../basket/records/checkout-repository'
import { findShortages } from '../../basket/checkout/checkout-representation'
import { capturePayment } from '../../basket/records/payment-repository'
import { countRedemption } from '../../basket/records/coupon-repository'
import { insertOrderDelivery } from '../records/order-delivery-repository'
import { acceptQuote } from '../quotes/quote-repository'
import { deleteReservation } from '../../basket/records/reservation-repository'
import { sendOrderMail } from '../order-mails/order-mail'
import { PlatformError } from '../../platform-error'
import { insertOrder, reduceStock } from '../records/order-repository'
import { findMissingParts } from './place-order-checks'
import { toOrder, toOrderDeliveries, toOrderItems, type OrderDetails } from './place-order-record'

/** How long a placed cart is `PendingClosed` at least before it is `Closed`, in ms. */
export const CLOSING_TIME = 1000

export type Placement =
  | { readonly kind: 'placed' | 'placed-before'; readonly orderReferenceNumber: string }
  | { readonly kind: 'incomplete' | 'no-contact'; readonly errors: readonly CheckoutError[] }

/**
 * Places the order of a checkout once: every later call returns the number of the first. In one transaction the order
 * is saved, the stock reduced, the cart closed and the confirmation sent. Fails as `requireCheckout` does, and with 409
 * CHECKOUT_CONFLICT while the checkout is in progress or when the total is not the authorised amount.
 */
export function placeOrder(call: Call, checkoutId: string): Placement {
  const { context, visitor } = call
  return context.db.transaction(() => {
    const open = requireCheckoutToPlace(call, checkoutId)
    const existing = open.checkout.orderReferenceNumber
    if (existing !== null) return { kind: 'placed-before', orderReferenceNumber: existing }
    rejectConflict(context, open.checkout)
    if (lacksContact(visitor, open.checkout)) return { kind: 'no-contact', errors: noContact(visitor) }
    const calculated = calculateCart(call, open.cart)
    const errors = [...findShortages(calculated, visitor), ...findMissingParts(call, { open, calculated })]
    if (errors.length > 0) return { kind: 'incomplete', errors }
    rejectChangedAmount(open.checkout, calculated)
    return { kind: 'placed', orderReferenceNumber: saveOrder(call, { open, calculated }) }
  })
}

/** Whether contact details are missing, which guests have to give. */
export const lacksContact = ({ buyer }: Visitor, { contactInfo }: CheckoutRecord): boolean =>
  !buyer && !contactInfo?.email

export const noContact = ({ locale }: Visitor) => [
  checkoutError('errors/checkout-failure', checkoutTexts(locale).contact),
]

function rejectChangedAmount({ payment }: CheckoutRecord, { total }: CalculatedCart): void {
  const { authorisedAmount } = payment ?? {}
  if (authorisedAmount === undefined || authorisedAmount === formatMoneyAmount(total)) return
  throw new PlatformError(409, 'CHECKOUT_CONFLICT', 'The cart changed after the payment was authorised.')
}

function saveOrder(call: Call, { open, calculated }: OrderDetails): string {
  const { context, visitor } = call
  const { db, clock, options } = context
  const { checkout, cart } = open
  const order = toOrder(call, { open, calculated })
  const items = toOrderItems(context, calculated)
  insertOrder(db, order, items)
  if (order.quoteId !== null) acceptQuote(db, order.quoteId, order.referenceNumber)
  for (const delivery of toOrderDeliveries(order, calculated)) insertOrderDelivery(db, delivery)
  for (const { item, product, awaited } of calculated.lines) {
    reduceStock(db, product.id, { shop: visitor.shop, quantity: item.quantity - awaited })
  }
  for (const { coupon } of calculated.promotions) countRedemption(db, coupon)
  deleteReservation(db, cart.id)
  saveCheckout(db, { ...checkout, orderReferenceNumber: order.referenceNumber })
  if (checkout.payment?.transaction !== undefined) capturePayment(db, checkout.payment.transaction)
  const processingUntil = clock.now() + Math.max(options.delay, CLOSING_TIME)
  updateCart(db, cart.id, { status: 'PendingClosed', now: clock.now(), processingUntil })
  sendOrderMail(context, { kind: 'received', order, deliveryGroupId: null, at: order.createdAt })
  return order.referenceNumber
}
