import type { Visitor } from '../calls/call'
import type { CalculatedCart } from '../cart/cart-calculation'
import { checkoutError, type CheckoutError } from '../checkout/checkout-error'
import { checkoutTexts } from '../checkout/checkout-messages'
import type { CheckoutRecord } from '../checkout/checkout-repository'
import { findCheckoutErrors } from '../checkout/checkout-representation'
import { paymentTexts } from '../payments/payment-messages'

/** What a checkout lacks for its order: addresses, methods, the payment. */
export function findMissingParts(
  checkout: CheckoutRecord,
  calculated: CalculatedCart,
  visitor: Visitor,
): readonly CheckoutError[] {
  return [
    ...findCheckoutErrors(calculated, visitor),
    ...findMissingDelivery(calculated, visitor),
    ...findMissingPayment(checkout, visitor),
  ]
}

/** Whether groups with items lack an address or a method; each problem is reported once. */
export function findMissingDelivery({ groups }: CalculatedCart, { locale }: Visitor): CheckoutError[] {
  const texts = checkoutTexts(locale)
  const filled = groups.filter(({ itemIds }) => itemIds.length > 0)
  const lacks = [
    filled.some(({ group }) => !group.deliveryAddress) && texts.address,
    filled.some(({ chosen }) => !chosen) && texts.method,
  ]
  return lacks.flatMap((text) => (text ? [checkoutError('errors/shipping-failure', text)] : []))
}

function findMissingPayment({ payment }: CheckoutRecord, { locale }: Visitor): CheckoutError[] {
  if (!payment) return [checkoutError('errors/payment-failure', checkoutTexts(locale).payment)]
  if (payment.openTransaction === undefined) return []
  return [checkoutError('errors/payment-failure', paymentTexts(locale).unconfirmed)]
}
