import type { Call, Visitor } from '../calls/call'
import type { CalculatedCart } from '../cart/cart-calculation'
import { cartSummary } from '../cart/cart-representation'
import type { CalculatedGroup } from '../delivery-groups/delivery-calculation'
import { canDeliverTo } from '../delivery-groups/delivery-methods'
import { deliveryGroupBody } from '../delivery-groups/delivery-representation'
import { checkoutError, type CheckoutError } from './checkout-error'
import { checkoutTexts } from './checkout-messages'
import type { CheckoutRecord } from './checkout-repository'

/** What is wrong with a checkout that is ready: its amounts came to nothing, or an address lies outside the shop's countries. */
export const findCheckoutErrors = (
  calculated: CalculatedCart,
  visitor: Visitor,
): readonly CheckoutError[] => [
  ...(calculated.isErrored
    ? [checkoutError('errors/checkout-failure', checkoutTexts(visitor.locale).notCalculated)]
    : []),
  ...calculated.groups.flatMap((group) => findGroupErrors(group, visitor)),
]

/** An address that the shop does not serve. An empty default group next to others may have any. */
export function findGroupErrors(
  { group, itemIds }: CalculatedGroup,
  { locale, currencyCode }: Visitor,
): readonly CheckoutError[] {
  const { deliveryAddress } = group
  if (itemIds.length === 0 || !deliveryAddress) return []
  if (canDeliverTo(deliveryAddress.country, currencyCode)) return []
  return [checkoutError('errors/shipping-failure', checkoutTexts(locale).country)]
}

/** The products that lack, counted over all lines of each. What is made to order is never short. */
export function findShortages({ lines }: CalculatedCart, { locale }: Visitor): CheckoutError[] {
  const texts = checkoutTexts(locale)
  const requested = new Map<string, number>()
  for (const { product, item } of lines)
    requested.set(product.id, (requested.get(product.id) ?? 0) + item.quantity)
  const products = new Map(lines.map(({ product }) => [product.id, product]))
  return [...products.values()]
    .filter(({ id, status, stock }) => status !== 'made-to-order' && stock < (requested.get(id) ?? 0))
    .map(({ name, stock }) =>
      checkoutError('integrations/inventory', texts.stockTitle, texts.stock(name, stock)),
    )
}

/** The platform's checkout, ready or ready with errors; `errors` are added to those of the checkout itself. */
export function checkoutBody(call: Call, { calculated, checkout, errors }: CheckoutDetails) {
  const { customFields: _, ...summary } = cartSummary(calculated, call.visitor)
  return {
    checkoutId: checkout.id,
    statusCode: errors.length > 0 ? '422' : '200',
    cartSummary: summary,
    contactInfo: checkout.contactInfo ?? buyerContact(call.visitor),
    deliveryGroups: checkoutGroups(call, { calculated, checkout, errors }),
    errors,
    customFields: [],
    orderReferenceNumber: checkout.orderReferenceNumber,
  }
}

interface CheckoutDetails {
  readonly calculated: CalculatedCart
  readonly checkout: CheckoutRecord
  readonly errors: readonly CheckoutError[]
}

/** A single group also shows what a call got wrong about its delivery. */
function checkoutGroups(call: Call, { calculated, errors }: CheckoutDetails) {
  const { groups } = calculated
  const items = groups.map((group) => {
    const own = groups.length === 1 ? errors : findGroupErrors(group, call.visitor)
    return deliveryGroupBody(call, { group, attributes: { calculated, errors: own } })
  })
  return { count: items.length, items }
}

const buyerContact = ({ buyer }: Visitor) =>
  buyer && { firstName: buyer.firstName, lastName: buyer.lastName, email: buyer.email, phoneNumber: null }
