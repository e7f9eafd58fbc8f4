import * as z from 'zod/mini'
import { amount, toMoney } from '../kit/amount'
import { deliveryAddressSchema } from '../delivery-groups/delivery-groups'
import { inOneCurrency } from '../kit/in-one-currency'
import { orderItemSchema } from './order-items'
import { amountIn, orderSummaryMembers, readOrderSummary } from './orders-members'
import { listOf, maybe, text, type Schema } from '../kit/schema'

const adjustmentShape = z.object({ couponCode: text, name: text, amount })

const withdrawalStateShape = z.object({
  withdrawalId: z.string(),
  receivedAt: z.string(),
  lines: listOf(z.string()),
})
/** A declaration of withdrawal that was received; without `lines` it is about the whole order. */
export interface OrderWithdrawal extends z.output<typeof withdrawalStateShape> {}

/** The sums of an order, which the platform sends as fields of the record and organisations as members. */
const sumMembers = {
  totalProductAmount: amount,
  totalPromotionalAdjustmentAmount: amount,
  totalChargeAmount: amount,
  totalTaxAmount: amount,
}

const orderDetailShape = z.pipe(
  inOneCurrency(
    z.object({
      ...orderSummaryMembers,
      ...sumMembers,
      contactInfo: maybe(z.object({ email: text })),
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
  ),
  z.transform((sent) => {
    const {
      totalProductAmount,
      totalPromotionalAdjustmentAmount,
      totalChargeAmount,
      totalTaxAmount,
      adjustments,
      ...rest
    } = sent
    const { currencyIsoCode, fields } = rest
    const toPrice = (value: string | null, ...names: readonly string[]) =>
      toMoney(value ?? amountIn(fields, ...names), currencyIsoCode)
    return {
      ...readOrderSummary(rest),
      goods: toPrice(totalProductAmount, 'TotalProductAmount'),
      discount: toPrice(totalPromotionalAdjustmentAmount, 'TotalProductAdjDistAmount'),
      shipping: toPrice(totalChargeAmount, 'TotalAdjustedDeliveryAmount', 'TotalDeliveryAmount'),
      vat: toPrice(totalTaxAmount, 'TotalTaxAmount'),
      adjustments: adjustments.map(({ amount: value, ...one }) => ({ ...one, amount: toPrice(value) })),
    }
  }),
)
/**
 * An order with what was bought and where it went. `goods`, `discount` and `shipping` are net; an amount that the
 * platform did not say is null, and `items` is empty where nobody says them. The estimated times are ISO 8601;
 * `withdrawals` are the shop's own, which the platform does not have.
 */
export interface OrderDetail extends z.output<typeof orderDetailShape> {}
export interface OrderDetailWire extends z.input<typeof orderDetailShape> {}
export const orderDetailSchema: Schema<OrderDetail, OrderDetailWire> = orderDetailShape

/** The fields in which the platform has the sums and the status of an order. */
export const orderFields = [
  'Status',
  'TotalProductAmount',
  'TotalProductAdjDistAmount',
  'TotalAdjustedDeliveryAmount',
  'TotalTaxAmount',
  'GrandTotalAmount',
] as const
