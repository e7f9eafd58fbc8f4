import type { Call } from '../../calls/call'
import type { SandboxContext } from '../../calls/sandbox-context'
import { calculateCart, type CalculatedCart } from '../../basket/calculation/cart-calculation'
import { checkoutError, type CheckoutError } from '../../calls/checkout-error'
import {
  rejectConflict,
  requireCheckout,
  requireCheckoutToPlace,
  type OpenCheckout,
} from '../../basket/checkout/checkout-lookup'
import { checkoutTexts } from '../../basket/checkout/checkout-messages'
import { saveCheckout } from '../../basket/records/checkout-repository'
import { findCheckoutErrors, findShortages } from '../../basket/checkout/checkout-representation'
import { saveReservation, shortReservationSeconds } from '../../basket/records/reservation-repository'
import { lacksContact, noContact, placeOrder, type Placement } from './place-order'
import { findMissingDelivery } from './place-order-checks'

/**
 * Checks everything but the payment and reserves the cart's stock for a quarter of an hour. Returns the errors, none
 * when the checkout can be paid; a placed one is prepared already.
 */
export function prepareOrder(call: Call, checkoutId: string): readonly CheckoutError[] {
  const { context, visitor } = call
  return context.db.transaction(() => {
    const open = requireCheckoutToPlace(call, checkoutId)
    if (open.checkout.orderReferenceNumber !== null) return []
    rejectConflict(context, open.checkout)
    const calculated = calculateCart(call, open.cart)
    const errors = [
      ...findShortages(calculated, visitor),
      ...findCheckoutErrors(calculated, visitor),
      ...findMissingDelivery(calculated, visitor),
      ...(lacksContact(visitor, open.checkout) ? noContact(visitor) : []),
    ]
    if (errors.length === 0) saveReserved(context, open, calculated)
    return errors
  })
}

/** Places the order of a prepared checkout; an error for one that was not prepared. */
export function submitOrder(call: Call, checkoutId: string): Placement {
  const { checkout } = requireCheckoutToPlace(call, checkoutId)
  if (checkout.orderReferenceNumber !== null || checkout.isPrepared) return placeOrder(call, checkoutId)
  requireCheckout(call, checkoutId)
  const { unprepared } = checkoutTexts(call.visitor.locale)
  return { kind: 'incomplete', errors: [checkoutError('errors/checkout-failure', unprepared)] }
}

function saveReserved(
  { db, random, clock }: SandboxContext,
  { checkout, cart }: OpenCheckout,
  { lines }: CalculatedCart,
) {
  saveCheckout(db, { ...checkout, isPrepared: true })
  const reservation = {
    id: random.recordId('0ie'),
    cartId: cart.id,
    expiresAt: clock.now() + shortReservationSeconds * 1000,
  }
  saveReservation(
    db,
    reservation,
    lines.map(({ item, product, awaited }) => ({ productId: product.id, quantity: item.quantity - awaited })),
  )
}
