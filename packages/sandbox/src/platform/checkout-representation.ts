import type { CheckoutRecord } from '../database/checkout-repository'
import type { SandboxContext, Visitor } from '../sandbox-context'
import { formatMoneyAmount } from './amount'
import { chosenMethod, type CalculatedCart } from './cart-calculation'
import { cartSummary } from './cart-representation'
import { checkoutError, type CheckoutError } from './checkout-error'
import { checkoutTexts } from './checkout-messages'
import { deliveryMethodId } from './delivery-method-id'
import { addWorkingDays, canDeliverTo, type DeliveryMethod } from './delivery-methods'

/** What is wrong with a checkout that is ready: an address outside the shop's countries. */
export function findCheckoutErrors(
  { deliveryAddress }: CheckoutRecord,
  { locale, currencyCode }: Visitor,
): readonly CheckoutError[] {
  if (!deliveryAddress || canDeliverTo(deliveryAddress.country, currencyCode)) return []
  return [checkoutError('errors/shipping-failure', checkoutTexts(locale).country)]
}

/** The platform's checkout, ready or ready with errors; `errors` are added to those of the checkout itself. */
export function checkoutBody(
  context: SandboxContext,
  visitor: Visitor,
  { calculated, checkout, errors }: CheckoutFacts,
) {
  const { customFields: _, ...summary } = cartSummary(calculated, visitor)
  return {
    checkoutId: checkout.id,
    statusCode: errors.length > 0 ? '422' : '200',
    cartSummary: summary,
    contactInfo: checkout.contactInfo ?? buyerContact(visitor),
    deliveryGroups: { count: 1, items: [deliveryGroup(context, visitor, { calculated, checkout, errors })] },
    errors,
    customFields: [],
    orderReferenceNumber: checkout.orderReferenceNumber,
  }
}

export interface CheckoutFacts {
  readonly calculated: CalculatedCart
  readonly checkout: CheckoutRecord
  readonly errors: readonly CheckoutError[]
}

function deliveryGroup(
  context: SandboxContext,
  visitor: Visitor,
  { calculated, checkout, errors }: CheckoutFacts,
) {
  const present = (method: DeliveryMethod) => deliveryMethodBody(context, visitor, method)
  const chosen = chosenMethod(calculated)
  return {
    id: checkout.deliveryGroupId,
    cartId: checkout.cartId,
    name: 'Default Delivery',
    isDefault: true,
    isGift: false,
    totalCartItemCount: calculated.lines.length,
    totalProductAmount: formatMoneyAmount(calculated.goodsNet),
    deliveryAddress: checkout.deliveryAddress,
    desiredDeliveryDate: checkout.desiredDeliveryDate,
    shippingInstructions: checkout.shippingInstructions,
    availableDeliveryMethods: calculated.deliveryMethods.map(present),
    selectedDeliveryMethod: chosen ? present(chosen) : null,
    errors: errors.filter(({ type }) => type === '/commerce/errors/shipping-failure'),
  }
}

function deliveryMethodBody({ clock }: SandboxContext, visitor: Visitor, method: DeliveryMethod) {
  const readyAt = method.processTime
  const arrival = (transit: number) => new Date(addWorkingDays(clock.now(), readyAt + transit)).toISOString()
  return {
    id: deliveryMethodId(method),
    name: methodName(method, visitor),
    carrier: method.carrier,
    classOfService: method.kind.toUpperCase(),
    currencyIsoCode: visitor.currencyCode,
    shippingFee: method.shippingFee,
    adjustedShippingFee: method.shippingFee,
    totalAdjustmentAmount: '0.00',
    transitTimeMin: method.transitTimeMin,
    transitTimeMax: method.transitTimeMax,
    transitTimeUnit: 'Days',
    processTime: method.processTime,
    processTimeUnit: 'Days',
    earliestEstimatedDeliveryTime: arrival(method.transitTimeMin),
    latestEstimatedDeliveryTime: arrival(method.transitTimeMax),
  }
}

/** The name in the shopper's language; a surcharge inside the fee is said in it. */
export function methodName(method: DeliveryMethod, { locale, currencyCode }: Visitor): string {
  const texts = checkoutTexts(locale)
  const name = texts[method.kind]
  return method.surcharge === '0.00'
    ? name
    : `${name} (${texts.surcharge(`${currencyCode} ${method.surcharge}`)})`
}

const buyerContact = ({ buyer }: Visitor) =>
  buyer && { firstName: buyer.firstName, lastName: buyer.lastName, email: buyer.email, phoneNumber: null }
