import * as z from 'zod/mini'
import { addressMembers } from '../addresses/addresses'
import { inOneCurrency } from '../kit/in-one-currency'
import { amount } from '../kit/amount'
import { priced } from '../kit/priced'
import { count } from '../kit/count'
import { flag, listOf, maybe, text, type Schema } from '../kit/schema'

const checkoutErrorShape = z.pipe(
  z.object({
    /** Code to branch on, such as `/commerce/payment`; `UNKNOWN_EXCEPTION` where the platform sends none. */
    type: text,
    /** Short text; null where the platform sends none. */
    title: text,
    /** Longer text; null where the platform sends none. */
    detail: text,
    /** The most precise text: message, detail or title; null where there is none. */
    message: text,
    /** What the error is about; null where the platform sends none. */
    instance: text,
    /** Members of the request that were wrong; the platform does not document their form. */
    invalidParameters: listOf(z.unknown()),
  }),
  z.transform(({ type, message, ...rest }) => ({
    ...rest,
    /** Code to branch on, such as `/commerce/payment`; `UNKNOWN_EXCEPTION` where the platform sends none. */
    type: type ?? 'UNKNOWN_EXCEPTION',
    /** The most precise text: message, detail or title; null where there is none. */
    message: message ?? rest.detail ?? rest.title,
  })),
)
/** Why a checkout, payment or order cannot go on. */
export interface CheckoutError extends z.output<typeof checkoutErrorShape> {}
/** Accepts an object without any of its members. */
export const checkoutErrorSchema: Schema<CheckoutError> = checkoutErrorShape

const deliveryAddressShape = z.pipe(
  z.object({
    ...addressMembers,
    /** Record id of a saved address; null for one that was entered for this order. */
    id: text,
    /** ISO 3166-1 alpha-2. */
    country: text,
    /** With country code; sent as `phoneNumber` or `shipToPhoneNumber`. */
    phoneNumber: text,
    /** The phone number in responses of checkouts. */
    shipToPhoneNumber: text,
  }),
  z.transform(({ shipToPhoneNumber, ...rest }) => ({
    ...rest,
    /** With country code; sent as `phoneNumber` or `shipToPhoneNumber`. */
    phoneNumber: rest.phoneNumber ?? shipToPhoneNumber,
  })),
)
/** The address of a delivery group. To send it back, rename `phoneNumber` to `shipToPhoneNumber`. */
export interface DeliveryAddress extends z.output<typeof deliveryAddressShape> {}
/** Accepts an object without any of its members. */
export const deliveryAddressSchema: Schema<DeliveryAddress> = deliveryAddressShape

const deliveryMethodShape = priced(
  {
    /** Record id for choosing the method. */
    id: z.string(),
    /** In the language of the request. */
    name: text,
    /** Company that delivers; null where the platform sends none. */
    carrier: text,
    /** The carrier's code for its service. */
    classOfService: text,
    /** Shortest time on the road, in `transitTimeUnit`. */
    transitTimeMin: count,
    /** Longest time on the road, in `transitTimeUnit`. */
    transitTimeMax: count,
    /** `Hours`, `Days` or `Weeks`. */
    transitTimeUnit: text,
    /** Time before the goods leave the warehouse, in `processTimeUnit`. */
    processTime: count,
    /** `Hours`, `Days` or `Weeks`. */
    processTimeUnit: text,
    /** ISO 8601 in UTC; null where the platform does not estimate. */
    earliestEstimatedDeliveryTime: text,
    /** ISO 8601 in UTC; null where the platform does not estimate. */
    latestEstimatedDeliveryTime: text,
  },
  {
    /** Net fee before promotions. */
    shippingFee: amount,
    /** Net fee after promotions. */
    adjustedShippingFee: amount,
    /** What promotions take off the fee; usually negative. */
    totalAdjustmentAmount: amount,
  },
)
/** A method of shipping, with its fee and times. */
export interface DeliveryMethod extends z.output<typeof deliveryMethodShape> {}
const deliveryMethodSchema: Schema<DeliveryMethod> = deliveryMethodShape

/** What every delivery group has; its items come with the group's own call only. */
export const deliveryGroupMembers = {
  /** Record id of the group. */
  id: z.string(),
  /** For telling the groups apart; null where it has none. */
  name: text,
  /** True for the group that new items join. */
  isDefault: flag,
  /** Null before an address was chosen. */
  deliveryAddress: maybe(deliveryAddressSchema),
  /** Methods for this address; empty while shipping is computed. */
  availableDeliveryMethods: listOf(deliveryMethodSchema),
  /** Null before a method was chosen. */
  selectedDeliveryMethod: maybe(deliveryMethodSchema),
  /** ISO 8601 date; null where none is requested. */
  desiredDeliveryDate: text,
  /** Note for the carrier; null without one. */
  shippingInstructions: text,
  /** Number of items in the group; null before platform version 63. */
  totalCartItemCount: count,
  /** Sum of the quantities in the group; null where the platform sends none. */
  totalCartItemQuantity: count,
  /** Net total of the products in the group, a decimal text; null where the platform sends none. */
  totalProductAmount: amount,
  /** What has to be solved before the group can ship. */
  errors: listOf(checkoutErrorSchema),
}
const deliveryGroupShape = inOneCurrency(z.object(deliveryGroupMembers))
/** The part of a cart that ships to one address. */
export interface DeliveryGroup extends z.output<typeof deliveryGroupShape> {}
export const deliveryGroupSchema: Schema<DeliveryGroup> = deliveryGroupShape

const groups = listOf(deliveryGroupSchema)

/** Reads `{ items }` or a list as a list; missing groups, as while a checkout is prepared, as an empty one. */
export const deliveryGroupsSchema = z.pipe(
  inOneCurrency(
    maybe(
      z.union([
        z.array(deliveryGroupSchema),
        z.object({
          /** The groups of the cart or checkout. */
          items: groups,
        }),
      ]),
    ),
  ),
  z.transform((found): DeliveryGroup[] => (Array.isArray(found) ? found : (found?.items ?? []))),
)
