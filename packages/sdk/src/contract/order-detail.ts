import * as z from 'zod/mini'
import { amount, toMoney } from './amount'
import { deliveryAddressSchema } from './delivery-groups'
import { object } from './object'
import { orderSummaryMembers, readOrderSummary } from './orders-members'
import { priced } from './priced'
import { quantity } from './quantity'
import { listOf, maybe, text, type Schema } from './schema'

const orderItemShape = priced(
  {
    orderItemSummaryId: text,
    productId: text,
    sku: text,
    name: text,
    quantity: maybe(quantity),
  },
  ['unitPrice', 'totalPrice'],
)
/** What was bought on one line of an order, net, as it was when the order was placed. */
export interface OrderItem extends z.output<typeof orderItemShape> {}
export interface OrderItemWire extends z.input<typeof orderItemShape> {}
const orderItemSchema: Schema<OrderItem, OrderItemWire> = orderItemShape

const adjustmentShape = object({ couponCode: text, name: text, amount })

const withdrawalStateShape = object({
  withdrawalId: z.string(),
  receivedAt: z.string(),
  lines: listOf(z.string()),
})
/** A declaration of withdrawal that was received; without `lines` it is about the whole order. */
export interface OrderWithdrawal extends z.output<typeof withdrawalStateShape> {}

const orderDetailShape = z.pipe(
  object({
    ...orderSummaryMembers,
    totalProductAmount: amount,
    totalPromotionalAdjustmentAmount: amount,
    totalChargeAmount: amount,
    totalTaxAmount: amount,
    grandTotalAmount: amount,
    contactInfo: maybe(object({ email: text })),
    purchaseOrderNumber: text,
    paymentType: text,
    billingAddress: maybe(deliveryAddressSchema),
    deliveryAddress: maybe(deliveryAddressSchema),
    deliveryMethodName: text,
    earliestEstimatedDeliveryTime: text,
    latestEstimatedDeliveryTime: text,
    desiredDeliveryDate: text,
    shippingInstructions: text,
    adjustments: listOf(adjustmentShape),
    items: listOf(orderItemSchema),
    withdrawals: listOf(withdrawalStateShape),
  }),
  z.transform(({ currencyIsoCode, totalAmount, ...sent }) => {
    const toPrice = (value: string | null) => toMoney(value, currencyIsoCode)
    const {
      totalProductAmount,
      totalPromotionalAdjustmentAmount,
      totalChargeAmount,
      totalTaxAmount,
      grandTotalAmount,
      adjustments,
      ...rest
    } = sent
    return {
      ...readOrderSummary({ ...rest, currencyIsoCode, totalAmount: totalAmount ?? grandTotalAmount }),
      goods: toPrice(totalProductAmount),
      discount: toPrice(totalPromotionalAdjustmentAmount),
      shipping: toPrice(totalChargeAmount),
      vat: toPrice(totalTaxAmount),
      adjustments: adjustments.map(({ amount: value, ...one }) => ({ ...one, amount: toPrice(value) })),
    }
  }),
)
/**
 * An order with what was bought and where it went. `goods`, `discount` and `shipping` are net; an amount that the
 * platform did not say is null, and `items` is empty where it keeps them elsewhere. The estimated times are ISO 8601;
 * `withdrawals` are the shop's own, which the platform does not have.
 */
export interface OrderDetail extends z.output<typeof orderDetailShape> {}
export interface OrderDetailWire extends z.input<typeof orderDetailShape> {}
export const orderDetailSchema: Schema<OrderDetail, OrderDetailWire> = orderDetailShape
