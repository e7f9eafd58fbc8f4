import * as z from 'zod/mini'
import { addressMembers } from '../addresses/addresses'
import { inOneCurrency } from '../kit/in-one-currency'
import { priced } from '../kit/priced'
import { count } from '../kit/count'
import { flag, listOf, maybe, text, type Schema } from '../kit/schema'

const checkoutErrorShape = z.pipe(
  z.object({
    type: text,
    title: text,
    detail: text,
    message: text,
    instance: text,
    invalidParameters: listOf(z.unknown()),
  }),
  z.transform(({ type, message, ...rest }) => ({
    ...rest,
    type: type ?? 'UNKNOWN_EXCEPTION',
    message: message ?? rest.detail ?? rest.title,
  })),
)
/** What stands in the way of an order, as the platform puts it. */
export interface CheckoutError extends z.output<typeof checkoutErrorShape> {}
export interface CheckoutErrorWire extends z.input<typeof checkoutErrorShape> {}
export const checkoutErrorSchema: Schema<CheckoutError, CheckoutErrorWire> = checkoutErrorShape

const deliveryAddressShape = z.pipe(
  z.object({ ...addressMembers, id: text, country: text, phoneNumber: text, shipToPhoneNumber: text }),
  z.transform(({ shipToPhoneNumber, ...rest }) => ({
    ...rest,
    phoneNumber: rest.phoneNumber ?? shipToPhoneNumber,
  })),
)
/** The address a delivery group goes to; sent as `shipToPhoneNumber`, read as `phoneNumber`. */
export interface DeliveryAddress extends z.output<typeof deliveryAddressShape> {}
export interface DeliveryAddressWire extends z.input<typeof deliveryAddressShape> {}
export const deliveryAddressSchema: Schema<DeliveryAddress, DeliveryAddressWire> = deliveryAddressShape

const deliveryMethodShape = priced(
  {
    id: z.string(),
    name: text,
    carrier: text,
    classOfService: text,
    transitTimeMin: count,
    transitTimeMax: count,
    transitTimeUnit: text,
    processTime: count,
    processTimeUnit: text,
    earliestEstimatedDeliveryTime: text,
    latestEstimatedDeliveryTime: text,
  },
  ['shippingFee', 'adjustedShippingFee', 'totalAdjustmentAmount'],
)
/** A way of shipping; fees are net, times in the unit beside them (`Hours`, `Days`, `Weeks`). */
export interface DeliveryMethod extends z.output<typeof deliveryMethodShape> {}
export interface DeliveryMethodWire extends z.input<typeof deliveryMethodShape> {}
const deliveryMethodSchema: Schema<DeliveryMethod, DeliveryMethodWire> = deliveryMethodShape

/** What every delivery group has; its items come with the group's own call only. */
export const deliveryGroupMembers = {
  id: z.string(),
  name: text,
  isDefault: flag,
  deliveryAddress: maybe(deliveryAddressSchema),
  availableDeliveryMethods: listOf(deliveryMethodSchema),
  selectedDeliveryMethod: maybe(deliveryMethodSchema),
  desiredDeliveryDate: text,
  shippingInstructions: text,
  totalCartItemCount: count,
  errors: listOf(checkoutErrorSchema),
}
const deliveryGroupShape = inOneCurrency(z.object(deliveryGroupMembers))
/** Items that ship to one address. */
export interface DeliveryGroup extends z.output<typeof deliveryGroupShape> {}
export interface DeliveryGroupWire extends z.input<typeof deliveryGroupShape> {}
export const deliveryGroupSchema: Schema<DeliveryGroup, DeliveryGroupWire> = deliveryGroupShape

const groups = listOf(deliveryGroupSchema)

/** Delivery groups come in `{ items }` or as a list, and are missing while the checkout is prepared. */
export const deliveryGroupsSchema = z.pipe(
  inOneCurrency(maybe(z.union([z.array(deliveryGroupSchema), z.object({ items: groups })]))),
  z.transform((found): DeliveryGroup[] => (Array.isArray(found) ? found : (found?.items ?? []))),
)
