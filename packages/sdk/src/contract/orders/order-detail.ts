import * as z from 'zod/mini'
import { amount, toMoney } from '../kit/amount'
import { deliveryAddressSchema } from '../delivery-groups/delivery-groups'
import { count } from '../kit/count'
import { customFieldsSchema } from '../kit/custom-fields'
import { inOneCurrency } from '../kit/in-one-currency'
import { orderItemSchema } from './order-items'
import { amountIn } from '../kit/field-numbers'
import { orderSummaryMembers, readOrderSummary } from './orders-members'
import { flag, listOf, maybe, text, type Schema } from '../kit/schema'

const adjustmentShape = z.object({
  /** Coupon of the adjustment; null for one without a coupon. */
  couponCode: text,
  /** For display; null where the platform sends none. */
  name: text,
  /** What was taken off; usually negative. */
  amount,
})

const withdrawalStateShape = z.object({
  /** Number of the receipt. */
  withdrawalId: z.string(),
  /** ISO 8601 in UTC. */
  receivedAt: z.string(),
  /** The products in the buyer's own words; empty for the whole order. */
  lines: listOf(z.string()),
})
/** A declaration of withdrawal that the shop has received. */
export interface OrderWithdrawal extends z.output<typeof withdrawalStateShape> {}

const returnStateShape = z.object({
  /** The number on the parcel. */
  returnId: z.string(),
  /** ISO 8601 in UTC. */
  announcedAt: z.string(),
  /** What goes back. */
  items: listOf(
    z.object({
      /** Record id of the item in the order. */
      orderItemSummaryId: z.string(),
      /** How many go back. */
      quantity: count,
    }),
  ),
})
/** A return that the shop expects or has received. */
export interface OrderReturn extends z.output<typeof returnStateShape> {}

const deliveryShape = z.object({
  /** Record id, which the lines name; null where the platform sends none. */
  deliveryGroupId: text,
  /** Where the group went. */
  address: maybe(deliveryAddressSchema),
  /** For display; null where the platform sends none. */
  methodName: text,
  /** Net fee of the delivery method. */
  shippingFee: amount,
  /** ISO 8601 in UTC; null without an estimate. */
  earliestEstimatedDeliveryTime: text,
  /** ISO 8601 in UTC; null without an estimate. */
  latestEstimatedDeliveryTime: text,
  /** Working days until it arrives, from the payment on where there is no estimate yet; null where the platform sends none. */
  workingDaysMin: maybe(z.number()),
  /** The most of them; null where the platform sends none. */
  workingDaysMax: maybe(z.number()),
  /** ISO 8601 date; null where none was requested. */
  desiredDeliveryDate: text,
  /** Note for the carrier; null without one. */
  shippingInstructions: text,
  /** VAT rate of the group, a fraction: 0 for an intra-Community supply; null where the platform sends none. */
  vatRate: maybe(z.number()),
})

/** The amounts of an order, which the platform sends as fields of the record and organisations as members. */
const sumMembers = {
  /** Net subtotal of the products. */
  totalProductAmount: amount,
  /** What promotions took off. */
  totalPromotionalAdjustmentAmount: amount,
  /** Net shipping and other charges. */
  totalChargeAmount: amount,
  /** VAT. */
  totalTaxAmount: amount,
}

const orderDetailShape = z.pipe(
  inOneCurrency(
    z.object({
      ...orderSummaryMembers,
      ...sumMembers,
      /** Contact of the person who ordered; null where the platform sends none. */
      contactInfo: maybe(
        z.object({
          /** Where the order confirmation went. */
          email: text,
        }),
      ),
      /** No mails go out about it, because its address had too many; an extension, false where the platform has none. */
      isWithoutMails: flag,
      /** Kind of payment; null where the platform sends none. */
      paymentType: text,
      /** How it was paid, in the shop's own words such as `twint`; null where the platform does not know. */
      paymentMethod: text,
      /** `authorised` or `captured`; null for a payment without a provider. */
      paymentState: text,
      /** Null where the platform sends none. */
      billingAddress: maybe(deliveryAddressSchema),
      /** Of the first delivery, where there are several; null where the platform sends none. */
      deliveryAddress: maybe(deliveryAddressSchema),
      /** For display; null where the platform sends none. */
      deliveryMethodName: text,
      /** ISO 8601 in UTC; null without an estimate. */
      earliestEstimatedDeliveryTime: text,
      /** ISO 8601 in UTC; null without an estimate. */
      latestEstimatedDeliveryTime: text,
      /** ISO 8601 date; null where none was requested. */
      desiredDeliveryDate: text,
      /** Note for the carrier; null without one. */
      shippingInstructions: text,
      /** One per delivery group; empty where the platform sends none. */
      deliveryGroups: maybe(
        z.object({
          /** In the platform's order. */
          items: listOf(deliveryShape),
        }),
      ),
      /** Record id of the quote whose prices it has; an extension, null for any other order. */
      quoteId: text,
      /** VAT id of the account that the order is for; null where the platform sends none. */
      vatId: text,
      /** Promotions and coupons of the order. */
      adjustments: listOf(adjustmentShape),
      /** What the buyer added, by the API names of the fields; an extension, empty where the platform has none. */
      customFields: customFieldsSchema,
      /** Empty where the platform leaves them out: then `listOrderItems` has them. */
      items: listOf(orderItemSchema),
      /** Declarations of withdrawal; the shop's own, as the platform has none. */
      withdrawals: listOf(withdrawalStateShape),
      /** Returns that the buyer has announced; an extension, empty where the platform has none. */
      returns: listOf(returnStateShape),
    }),
  ),
  z.transform((sent) => {
    const {
      totalProductAmount,
      totalPromotionalAdjustmentAmount,
      totalChargeAmount,
      totalTaxAmount,
      adjustments,
      deliveryGroups,
      ...rest
    } = sent
    const { currencyIsoCode, fields } = rest
    const toPrice = (value: string | null, ...names: readonly string[]) =>
      toMoney(value ?? amountIn(fields, ...names), currencyIsoCode)
    return {
      ...readOrderSummary(rest),
      /** Net total of the products before the discount; null where unknown. */
      subtotal: toPrice(totalProductAmount, 'TotalProductAmount'),
      /** What promotions took off; null where unknown. */
      discount: toPrice(totalPromotionalAdjustmentAmount, 'TotalProductAdjDistAmount'),
      /** Net shipping and other charges; null where unknown. */
      shipping: toPrice(totalChargeAmount, 'TotalAdjustedDeliveryAmount', 'TotalDeliveryAmount'),
      /** Null where unknown. */
      vat: toPrice(totalTaxAmount, 'TotalTaxAmount'),
      /** One per delivery group, with its net shipping fee; empty where the platform sends none. */
      deliveries: (deliveryGroups?.items ?? []).map(({ shippingFee, ...delivery }) => ({
        ...delivery,
        /** Net fee of the delivery method; null where unknown. */
        shippingFee: toPrice(shippingFee),
      })),
      /** Promotions and coupons of the order. */
      adjustments: adjustments.map(({ amount: value, ...adjustment }) => ({
        ...adjustment,
        /** In the currency of the order; null where unknown. */
        amount: toPrice(value),
      })),
    }
  }),
)
/** An order with its products, amounts and addresses. */
export interface OrderDetail extends z.output<typeof orderDetailShape> {}
/** Accepts an order without any of its members. */
export const orderDetailSchema: Schema<OrderDetail> = orderDetailShape

/** The fields that hold the amounts and the status of an order. */
export const orderFields = [
  'Status',
  'TotalProductAmount',
  'TotalProductAdjDistAmount',
  'TotalAdjustedDeliveryAmount',
  'TotalTaxAmount',
  'GrandTotalAmount',
] as const
