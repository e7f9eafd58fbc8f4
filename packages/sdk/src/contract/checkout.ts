import * as z from 'zod/mini'
import { defineCall } from './call'
import { cartSummarySchema } from './cart-summary'
import { checkoutErrorSchema, deliveryGroupsSchema } from './delivery-groups'
import { webstorePath } from './paths'
import { listOf, maybe, text, type Schema } from './schema'

const contactInfoShape = z.object({ firstName: text, lastName: text, email: text, phoneNumber: text })
const checkoutShape = z.object({
  checkoutId: text,
  cartSummary: maybe(cartSummarySchema),
  contactInfo: maybe(contactInfoShape),
  deliveryGroups: deliveryGroupsSchema,
  errors: listOf(checkoutErrorSchema),
  orderReferenceNumber: text,
})
/** A checkout as the platform answers it; while it works (202) there may be nothing but the id. */
export interface CheckoutAnswer extends z.output<typeof checkoutShape> {}
export interface CheckoutAnswerWire extends z.input<typeof checkoutShape> {}
export const checkoutSchema: Schema<CheckoutAnswer, CheckoutAnswerWire> = checkoutShape

/** A checkout [3.checkout-delivery-and-payment-1]; `checkoutStatus` is the HTTP status it came with. */
export interface Checkout extends CheckoutAnswer {
  checkoutId: string
  checkoutStatus: number
}

const addressInputMembers = {
  name: z.optional(z.string()),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  companyName: z.optional(z.string()),
  street: z.optional(z.string()),
  city: z.optional(z.string()),
  region: z.optional(z.string()),
  postalCode: z.optional(z.string()),
  country: z.optional(z.string()),
}
const deliveryAddressInputShape = z.object({
  id: z.optional(z.string()),
  ...addressInputMembers,
  shipToPhoneNumber: z.optional(z.string()),
})
/** A saved address by `id`, or a whole one: then name, street and country are needed. */
export interface DeliveryAddressInput extends z.output<typeof deliveryAddressInputShape> {}
const deliveryAddressInputSchema: Schema<DeliveryAddressInput, DeliveryAddressInput> =
  deliveryAddressInputShape

const billingAddressInputShape = z.object(addressInputMembers)
/** An address on the invoice; the platform takes the joined `name` and no phone number. */
export interface BillingAddressInput extends z.output<typeof billingAddressInputShape> {}
const billingAddressInputSchema: Schema<BillingAddressInput, BillingAddressInput> = billingAddressInputShape

const startShape = z.object({
  cartId: z.string(),
  deliveryAddressInput: z.union([
    z.object({ shouldUseDefaultAddress: z.boolean() }),
    z.object({ address: deliveryAddressInputSchema }),
  ]),
})
export interface StartCheckoutBody extends z.output<typeof startShape> {}
export const startCheckoutBodySchema: Schema<StartCheckoutBody, StartCheckoutBody> = startShape

const contactInfoInputShape = z.object({
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  email: z.optional(z.string()),
  phoneNumber: z.optional(z.string()),
})
const changeShape = z.object({
  deliveryAddress: z.optional(deliveryAddressInputSchema),
  deliveryMethodId: z.optional(z.string()),
  desiredDeliveryDate: z.optional(z.string()),
  shippingInstructions: z.optional(z.string()),
  contactInfo: z.optional(contactInfoInputShape),
})
/** One part at a time: a delivery method goes alone, a date or instruction not with a contact. */
export interface ChangeCheckoutBody extends z.output<typeof changeShape> {}
export const changeCheckoutBodySchema: Schema<ChangeCheckoutBody, ChangeCheckoutBody> = changeShape

const paymentShape = z.object({
  paymentToken: z.string(),
  requestType: z.enum(['Auth', 'PostAuth', 'SimplePurchaseOrder', 'ClientRequest']),
  billingAddress: z.optional(billingAddressInputSchema),
  paymentsData: z.optional(z.string()),
})
/** A payment; with `SimplePurchaseOrder` the token is the purchase order number. */
export interface PaymentBody extends z.output<typeof paymentShape> {}
export const paymentBodySchema: Schema<PaymentBody, PaymentBody> = paymentShape

const paymentResultShape = z.object({ salesforceResultCode: text, errors: listOf(checkoutErrorSchema) })
/** What became of a payment: `Success`, `Decline`, `ValidationError` and others. */
export interface PaymentResult extends z.output<typeof paymentResultShape> {}
export interface PaymentResultWire extends z.input<typeof paymentResultShape> {}
export const paymentResultSchema: Schema<PaymentResult, PaymentResultWire> = paymentResultShape

const onCheckout = { at: 'api', adds: ['effectiveAccountId'], tags: ['checkout'] } as const

/** [7.3-33] Starts a checkout of a cart. */
export const startCheckout = defineCall({
  ...onCheckout,
  id: 'checkout.start',
  method: 'PUT',
  path: `${webstorePath}/checkouts`,
  body: startCheckoutBodySchema,
  answers: { 200: checkoutSchema, 201: checkoutSchema, 202: checkoutSchema, 422: checkoutSchema },
  mutates: true,
})

/** [7.3-34] The checkout; 202 while it is prepared, 422 when it is ready but something is wrong in it. */
export const getCheckout = defineCall({
  ...onCheckout,
  id: 'checkout.get',
  method: 'GET',
  path: `${webstorePath}/checkouts/{checkoutId}`,
  answers: { 200: checkoutSchema, 202: checkoutSchema, 422: checkoutSchema },
  mutates: false,
})

/** [7.3-35] Changes one part of the checkout. */
export const changeCheckout = defineCall({
  ...onCheckout,
  id: 'checkout.change',
  method: 'PATCH',
  path: `${webstorePath}/checkouts/{checkoutId}`,
  body: changeCheckoutBodySchema,
  answers: { 200: checkoutSchema, 202: checkoutSchema, 422: checkoutSchema },
  mutates: true,
})

/** [7.3-36] Ends the checkout; the cart stays. */
export const deleteCheckout = defineCall({
  ...onCheckout,
  id: 'checkout.delete',
  method: 'DELETE',
  path: `${webstorePath}/checkouts/{checkoutId}`,
  answers: { 200: null, 202: null, 204: null },
  mutates: true,
})

/** [7.3-41] Pays, or names the purchase order. */
export const payCheckout = defineCall({
  ...onCheckout,
  id: 'checkout.pay',
  method: 'POST',
  path: `${webstorePath}/checkouts/{checkoutId}/payments`,
  body: paymentBodySchema,
  answers: { 200: paymentResultSchema, 201: paymentResultSchema, 422: paymentResultSchema },
  mutates: true,
})
