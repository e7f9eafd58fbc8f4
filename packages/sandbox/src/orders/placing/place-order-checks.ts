import type { Call, Visitor } from '../../calls/call'
import type { CalculatedCart } from '../../basket/calculation/cart-calculation'
import { checkoutError, type CheckoutError } from '../../calls/checkout-error'
import { checkoutTexts } from '../../basket/checkout/checkout-messages'
import { findCheckoutErrors } from '../../basket/checkout/checkout-representation'
import { isByInvoice, isInvoiceAllowed, withInvoiceLimit } from '../payments/invoice-limit'
import { paymentTexts } from '../payments/payment-messages'
import type { OrderDetails } from './place-order-record'

/** What a checkout lacks for its order: addresses, methods, the payment. */
export function findMissingParts(call: Call, { open, calculated }: OrderDetails): readonly CheckoutError[] {
  const { visitor } = call
  return [
    ...findCheckoutErrors(calculated, visitor),
    ...findMissingDelivery(calculated, visitor),
    ...findMissingPayment(call, { open, calculated }),
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

function findMissingPayment(call: Call, { open, calculated }: OrderDetails): CheckoutError[] {
  const { payment } = open.checkout
  const { locale } = call.visitor
  if (!payment) return [checkoutError('errors/payment-failure', checkoutTexts(locale).payment)]
  // The cart may cost more than when its invoice was allowed.
  if (isByInvoice(payment) && !isInvoiceAllowed(call, calculated.total)) {
    const text = withInvoiceLimit(paymentTexts(locale).invoiceLimit, call)
    return [checkoutError('errors/payment-failure', text)]
  }
  if (payment.openTransaction === undefined) return []
  return [checkoutError('errors/payment-failure', paymentTexts(locale).unconfirmed)]
}
