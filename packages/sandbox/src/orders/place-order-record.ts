import { formatAmount, formatMoneyAmount, negateAmount, toAmount, zeroAmount } from '../amount'
import type { Call, Visitor } from '../calls/call'
import type { SandboxContext } from '../calls/sandbox-context'
import type { CalculatedCart } from '../cart/cart-calculation'
import type { OpenCheckout } from '../checkout/checkout-lookup'
import type { ContactInfo } from '../checkout/checkout-repository'
import type { CalculatedGroup } from '../delivery-groups/delivery-calculation'
import { estimateDelivery } from '../delivery-groups/delivery-methods'
import { methodName } from '../delivery-groups/delivery-representation'
import { createOrderReferenceNumber } from './order-number'
import { isReferenceNumberTaken } from './order-repository'
import type {
  OrderAdjustment,
  OrderDelivery,
  OrderItemRecord,
  OrderRecord,
  OrderTotals,
} from './order-repository'

interface OrderDetails {
  readonly open: OpenCheckout
  readonly calculated: CalculatedCart
}

/** The order of a complete checkout. A missing address, method or payment is a mistake of the caller. */
export function toOrder(call: Call, { open, calculated }: OrderDetails): OrderRecord {
  const { context, visitor } = call
  const { db, random, clock } = context
  const { cart, checkout } = open
  const deliveries = calculated.groups.flatMap((group) => toDelivery(call, group))
  const [delivery] = deliveries
  if (!delivery || !checkout.payment) throw new TypeError('an order needs a delivery and a payment')
  return {
    id: random.recordId('1Os'),
    referenceNumber: createOrderReferenceNumber(random, (number) => isReferenceNumberTaken(db, number)),
    checkoutId: checkout.id,
    shop: cart.shop,
    cartId: cart.id,
    ownerId: cart.ownerId,
    guestId: cart.guestId,
    accountId: cart.accountId,
    status: 'Created',
    currencyCode: cart.currencyCode,
    totals: toTotals(calculated),
    delivery,
    deliveries,
    adjustments: toAdjustments(calculated, visitor),
    contact: checkout.contactInfo ?? toContact(visitor),
    payment: checkout.payment,
    createdAt: clock.now(),
  }
}

/** What was bought, line by line. */
export const toOrderItems = (
  { random }: SandboxContext,
  { lines }: CalculatedCart,
): readonly OrderItemRecord[] =>
  lines.map(({ product, item, unitPrice, net, discount, vat, deliveryGroupId }) => ({
    id: random.recordId('10u'),
    productId: product.id,
    sku: product.sku,
    name: product.name,
    quantity: item.quantity,
    unitPrice: formatAmount(toAmount(unitPrice)),
    totalPrice: formatMoneyAmount(net),
    deliveryGroupId,
    adjustment: formatMoneyAmount(negateAmount(discount)),
    tax: vat === null ? null : formatMoneyAmount(vat),
  }))

function toDelivery(
  { context: { clock }, visitor }: Call,
  { group, itemIds, chosen }: CalculatedGroup,
): OrderDelivery[] {
  const { deliveryAddress: address, desiredDeliveryDate, shippingInstructions } = group
  if (itemIds.length === 0) return []
  if (!address || !chosen) throw new TypeError('an order needs an address and a method for every group')
  return [
    {
      deliveryGroupId: group.id,
      name: group.name,
      address,
      methodName: methodName(chosen, visitor),
      shippingFee: chosen.shippingFee,
      ...estimateDelivery(clock.now(), chosen),
      desiredDeliveryDate,
      shippingInstructions,
    },
  ]
}

const toTotals = (calculated: CalculatedCart): OrderTotals => ({
  totalProductAmount: formatMoneyAmount(calculated.goodsNet),
  totalPromotionalAdjustmentAmount: formatMoneyAmount(negateAmount(calculated.discount)),
  totalProductAmountAfterAdjustments: formatMoneyAmount(calculated.discountedNet),
  totalChargeAmount: formatMoneyAmount(calculated.shipping),
  totalTaxAmount: formatMoneyAmount(calculated.vat ?? zeroAmount),
  grandTotalAmount: formatMoneyAmount(calculated.total),
})

const toAdjustments = ({ promotions }: CalculatedCart, { locale }: Visitor): readonly OrderAdjustment[] =>
  promotions.map(({ coupon, amount }) => ({
    promotionId: coupon.promotionId,
    couponCode: coupon.code,
    name: (locale === 'fr-CH' ? coupon.texts.fr : locale === 'en-US' ? coupon.texts.en : coupon.texts.de)
      .name,
    amount: formatMoneyAmount(negateAmount(amount)),
  }))

const toContact = ({ buyer }: Visitor): ContactInfo | null =>
  buyer
    ? { firstName: buyer.firstName, lastName: buyer.lastName, email: buyer.email, phoneNumber: null }
    : null
