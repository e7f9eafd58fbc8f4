import { formatAmount, formatMoneyAmount, negateAmount, toAmount, zeroAmount } from '../../amount'
import type { Call, Visitor } from '../../calls/call'
import type { SandboxContext } from '../../calls/sandbox-context'
import type { CalculatedCart } from '../../basket/calculation/cart-calculation'
import { couponText } from '../../basket/cart/cart-promotions'
import type { OpenCheckout } from '../../basket/checkout/checkout-lookup'
import type { Payment } from '../../basket/records/checkout-repository'
import { findCustomFields } from '../../basket/checkout/custom-fields'
import { buyerContact } from '../../basket/checkout/checkout-representation'
import type { CalculatedGroup } from '../../basket/calculation/delivery-calculation'
import { estimateDelivery } from '../../basket/calculation/delivery-estimate'
import { methodName } from '../../basket/checkout/delivery-representation'
import type { OrderDeliveryRecord } from '../records/order-delivery-repository'
import { paymentDue, planSteps } from '../records/plan-steps'
import { startPrint } from '../records/print-steps'
import type { Random } from '../../random'
import { findAccount } from '../../people/session/buyer-repository'
import { siteUrlOf } from '../../people/session/sign-in-call'
import type { Shop } from '../../shop'
import {
  isReferenceNumberTaken,
  type OrderAdjustment,
  type OrderDelivery,
  type OrderItemRecord,
  type OrderRecord,
  type OrderTotals,
} from '../records/order-repository'

/** A checkout with the amounts of its cart. */
export interface OrderDetails {
  readonly open: OpenCheckout
  readonly calculated: CalculatedCart
}

/** The order of a complete checkout; throws a TypeError without address, method or payment. */
export function toOrder(call: Call, { open, calculated }: OrderDetails): OrderRecord {
  const { context, visitor } = call
  const { db, random, clock } = context
  const { cart, checkout } = open
  const { payment } = checkout
  if (!payment) throw new TypeError('an order needs a payment')
  const deliveries = calculated.groups.flatMap((group) => toDelivery(call, { group, payment }))
  const [delivery] = deliveries
  const customFields = findCustomFields(db, cart.id)
  if (!delivery) throw new TypeError('an order needs a delivery')
  return {
    id: random.recordId('1Os'),
    referenceNumber: createOrderReferenceNumber(random, (number) => isReferenceNumberTaken(db, number)),
    checkoutId: checkout.id,
    shop: cart.shop,
    cartId: cart.id,
    ownerId: cart.ownerId,
    guestId: cart.guestId,
    accountId: cart.accountId,
    quoteId: calculated.lines.find(({ agreed }) => agreed)?.agreed?.quoteId ?? null,
    status: 'Created',
    currencyCode: cart.currencyCode,
    totals: toTotals(calculated),
    delivery,
    deliveries,
    adjustments: toAdjustments(calculated, visitor),
    vatId: (cart.accountId === null ? undefined : findAccount(db, cart.accountId))?.vatId ?? null,
    contact: checkout.contactInfo ?? buyerContact(visitor) ?? null,
    customFields,
    payment,
    locale: visitor.locale,
    siteUrl: siteUrlOf(call, cart.shop),
    invoiceSequence: null,
    invoicedAt: null,
    canceledAt: null,
    cancelReason: null,
    ...toPayment(payment, { shop: cart.shop, now: clock.now() }),
    print: startPrint(printedIdsOf(calculated), { customFields, now: clock.now() }),
    createdAt: clock.now(),
  }
}

/** What the provider has captured is paid with the order; a transfer comes later, and what is invoiced after the delivery. */
const toPayment = (
  { transaction, method }: Payment,
  { shop, now }: { readonly shop: Shop; readonly now: number },
): Pick<OrderRecord, 'paidAt' | 'paymentDue'> => ({
  paidAt: transaction === undefined ? null : now,
  paymentDue: method === 'prepayment' ? paymentDue(now, shop) : null,
})

const printedIdsOf = ({ lines }: CalculatedCart): readonly string[] =>
  lines.flatMap(({ product }) => (product.customFields.Printed__c === 'true' ? [product.id] : []))

/** The items of the order. */
export const toOrderItems = (
  { random }: SandboxContext,
  { lines }: CalculatedCart,
): readonly OrderItemRecord[] =>
  lines.map(({ product, item, unitPrice, net, discount, vat, deliveryGroupId, awaited, nextSupply }) => ({
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
    awaitedQuantity: awaited,
    awaitedFrom: awaited === 0 ? null : nextSupply,
  }))

/** How far each delivery of a new order is, with the moments at which its steps are due. */
export const toOrderDeliveries = (
  { id: orderId, shop, createdAt, paymentDue: expected }: OrderRecord,
  { groups }: CalculatedCart,
): readonly OrderDeliveryRecord[] =>
  groups
    .filter(({ itemIds }) => itemIds.length > 0)
    .flatMap(({ group, chosen }) => (chosen ? [{ group, method: chosen }] : []))
    .map(({ group, method }, position) => ({
      orderId,
      deliveryGroupId: group.id,
      shop,
      position,
      carrier: method.kind === 'pickUp' ? null : method.carrier,
      isPickUp: method.kind === 'pickUp',
      method,
      ...planSteps(expected ?? createdAt, {
        method,
        shop,
        address: group.deliveryAddress,
        desiredDate: group.desiredDeliveryDate,
      }),
      packedAt: null,
      sentAt: null,
      deliveredAt: null,
      trackingNumber: null,
      noteSequence: null,
    }))

function toDelivery(
  { context: { clock }, visitor }: Call,
  { group: calculated, payment }: { readonly group: CalculatedGroup; readonly payment: Payment },
): OrderDelivery[] {
  const { group, itemIds, chosen, vatRate } = calculated
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
      ...(payment.method === 'prepayment'
        ? {}
        : estimateDelivery(clock.now(), { method: chosen, shop: visitor.shop, address })),
      workingDaysMin: chosen.processTime + chosen.transitTimeMin,
      workingDaysMax: chosen.processTime + chosen.transitTimeMax,
      desiredDeliveryDate,
      shippingInstructions,
      ...(vatRate === undefined ? {} : { vatRate }),
    },
  ]
}

const toTotals = (calculated: CalculatedCart): OrderTotals => ({
  totalProductAmount: formatMoneyAmount(calculated.productsNet),
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
    name: couponText(coupon, locale).name,
    amount: formatMoneyAmount(negateAmount(amount)),
  }))

/** Letters and digits that are not confused when read aloud or copied from paper. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const GROUPS = 4
const GROUP_LENGTH = 5

/**
 * A new order reference number of four groups of five (`KR4TN-BQX5A-PACK9-2H26A`) that is not taken.
 */
export function createOrderReferenceNumber(
  random: Pick<Random, 'integer'>,
  isTaken: (referenceNumber: string) => boolean,
): string {
  const letter = () => ALPHABET.charAt(random.integer(ALPHABET.length))
  const group = () => Array.from({ length: GROUP_LENGTH }, letter).join('')
  for (;;) {
    const candidate = Array.from({ length: GROUPS }, group).join('-')
    if (!isTaken(candidate)) return candidate
  }
}
