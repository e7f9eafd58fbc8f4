import type { Call, Visitor } from '../../calls/call'
import type { CalculatedCart } from '../calculation/cart-calculation'
import { cartSummary } from '../cart/cart-representation'
import type { CalculatedGroup } from '../calculation/delivery-calculation'
import { canDeliverTo } from '../calculation/delivery-methods'
import { deliveryGroupBody } from './delivery-representation'
import { checkoutError, type CheckoutError } from '../../calls/checkout-error'
import { checkoutTexts } from './checkout-messages'
import type { CheckoutRecord, ContactInfo } from '../records/checkout-repository'
import { customFieldList, findCustomFields } from './custom-fields'

/**
 * The errors of a checkout that is ready: a failed calculation, a quote that has ended, or addresses outside the shop's
 * countries.
 */
export const findCheckoutErrors = (
  calculated: CalculatedCart,
  visitor: Visitor,
): readonly CheckoutError[] => [
  ...(calculated.isErrored
    ? [checkoutError('errors/checkout-failure', checkoutTexts(visitor.locale).notCalculated)]
    : []),
  ...(calculated.lines.some(({ agreed }) => agreed?.isValid === false)
    ? [checkoutError('errors/checkout-failure', checkoutTexts(visitor.locale).quoteEnded)]
    : []),
  ...calculated.groups.flatMap((group) => findGroupErrors(group, visitor)),
]

/** An address that the shop does not deliver to; a group without items may have any. */
export function findGroupErrors(
  { group, itemIds }: CalculatedGroup,
  { locale, currencyCode }: Visitor,
): readonly CheckoutError[] {
  const { deliveryAddress } = group
  if (itemIds.length === 0 || !deliveryAddress) return []
  if (canDeliverTo(deliveryAddress.country, currencyCode)) return []
  return [checkoutError('errors/shipping-failure', checkoutTexts(locale).country)]
}

/**
 * The products whose stock is too small for all their lines together, and of which it is not known when more arrives: of the
 * others the rest is delivered later.
 */
export function findShortages({ lines }: CalculatedCart, { locale }: Visitor): CheckoutError[] {
  const texts = checkoutTexts(locale)
  const short = lines.filter(({ awaited, nextSupply }) => awaited > 0 && nextSupply === null)
  const products = new Map(short.map(({ product }) => [product.id, product]))
  return [...products.values()].map(({ name, stock }) =>
    checkoutError('integrations/inventory', texts.stockTitle, texts.stock(name, stock)),
  )
}

/** The platform's checkout, ready or ready with errors. */
export function checkoutBody(call: Call, { calculated, checkout, errors }: CheckoutDetails) {
  const { customFields: _, ...summary } = cartSummary(calculated, call.visitor)
  return {
    checkoutId: checkout.id,
    statusCode: errors.length > 0 ? '422' : '200',
    cartSummary: summary,
    contactInfo: checkout.contactInfo ?? buyerContact(call.visitor),
    deliveryGroups: checkoutGroups(call, { calculated, checkout, errors }),
    errors,
    customFields: customFieldList(findCustomFields(call.context.db, checkout.cartId)),
    orderReferenceNumber: checkout.orderReferenceNumber,
  }
}

interface CheckoutDetails {
  readonly calculated: CalculatedCart
  readonly checkout: CheckoutRecord
  readonly errors: readonly CheckoutError[]
}

/** A single group also shows the delivery errors of the call. */
function checkoutGroups(call: Call, { calculated, errors }: CheckoutDetails) {
  const { groups } = calculated
  const items = groups.map((group) => {
    const own = groups.length === 1 ? errors : findGroupErrors(group, call.visitor)
    return deliveryGroupBody(call, { group, details: { calculated, errors: own } })
  })
  return { count: items.length, items }
}

/** A buyer's own contact details; undefined for a guest. */
export const buyerContact = ({ buyer }: Visitor): ContactInfo | undefined =>
  buyer && { firstName: buyer.firstName, lastName: buyer.lastName, email: buyer.email, phoneNumber: null }
