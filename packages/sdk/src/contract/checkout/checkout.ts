import * as z from 'zod/mini'
import { defineCall, request } from '../kit/call'
import { cartSummarySchema } from '../cart/cart-summary'
import type { ChangeCheckoutBody, PaymentBody, PaymentQuery, StartCheckoutBody } from './checkout-requests'
import { checkoutErrorSchema, deliveryGroupsSchema } from '../delivery-groups/delivery-groups'
import { customFieldsSchema } from '../kit/custom-fields'
import { inOneCurrency } from '../kit/in-one-currency'
import { webstorePath } from '../kit/paths'
import { listOf, maybe, text, type Schema } from '../kit/schema'
import { readPaymentData } from './payment-data'

const contactInfoShape = z.object({
  /** Null where the guest gave none. */
  firstName: text,
  /** Null where the guest gave none. */
  lastName: text,
  /** Where the order confirmation goes; null where the guest gave none. */
  email: text,
  /** With country code; null where the guest gave none. */
  phoneNumber: text,
})
const checkoutShape = inOneCurrency(
  z.object({
    /** Record id; null where the platform sends none. */
    checkoutId: text,
    /** Totals with shipping and VAT; null while the checkout is prepared. */
    cartSummary: maybe(cartSummarySchema),
    /** Contact of a guest; null for buyers. */
    contactInfo: maybe(contactInfoShape),
    /** One per delivery address; empty while the checkout is prepared. */
    deliveryGroups: deliveryGroupsSchema,
    /** What has to be solved before an order can be placed. */
    errors: listOf(checkoutErrorSchema),
    /** What the buyer added, by the API names of the fields; empty where the platform has none. */
    customFields: customFieldsSchema,
    /** Number of the order once it is placed; null before that. */
    orderReferenceNumber: text,
  }),
)
/** A checkout as the platform sends it; in preparation (202) it may be nothing but the id. */
export interface CheckoutResponse extends z.output<typeof checkoutShape> {}
/** Accepts a checkout in preparation, which is only an id. */
export const checkoutSchema: Schema<CheckoutResponse> = checkoutShape

/** A checkout with an id, and how far the platform has come with it. */
export interface Checkout extends CheckoutResponse {
  /** Record id; a response without one is `NULL_CHECKOUTID`. */
  checkoutId: string
  /** HTTP status: 200 ready, 202 in preparation, 422 ready but with `errors`. */
  checkoutStatus: number
}

const paymentResultShape = z.pipe(
  z.object({
    /** `Success`, `Decline`, `ValidationError`, `SystemError`, `RequiresReview` or another code. */
    salesforceResultCode: text,
    /** Why the payment did not go through; empty after success. */
    errors: listOf(checkoutErrorSchema),
    /** What the provider adds, as an object. */
    paymentsData: z.optional(z.unknown()),
    /** The same as the guide names it, as JSON text. */
    paymentData: z.optional(z.unknown()),
  }),
  z.transform(({ paymentsData, paymentData, ...result }) => ({
    ...result,
    ...readPaymentData(paymentsData ?? paymentData),
  })),
)
/** What the payment provider said; a declined payment is a result too, not a failed call. */
export interface PaymentResult extends z.output<typeof paymentResultShape> {}
/** Accepts a declined payment, which has status 422. */
export const paymentResultSchema: Schema<PaymentResult> = paymentResultShape

const onCheckout = { base: 'api', scopeParams: ['effectiveAccountId'] } as const

/** Starts a checkout of a cart. */
export const startCheckout = defineCall(
  {
    ...onCheckout,
    id: 'checkout.start',
    method: 'PUT',
    path: `${webstorePath}/checkouts`,
    responses: { 200: checkoutSchema, 201: checkoutSchema, 202: checkoutSchema, 422: checkoutSchema },
  },
  request<{ body: StartCheckoutBody }>,
)

/** The checkout; 202 while it is prepared, 422 when it is ready but something is wrong in it. */
export const getCheckout = defineCall({
  ...onCheckout,
  id: 'checkout.get',
  method: 'GET',
  path: `${webstorePath}/checkouts/{checkoutId}`,
  takesAnySuccess: true,
  responses: { 200: checkoutSchema, 202: checkoutSchema, 422: checkoutSchema },
})

/** Changes one part of the checkout: address, method or contact. */
export const changeCheckout = defineCall(
  {
    ...onCheckout,
    id: 'checkout.change',
    method: 'PATCH',
    path: `${webstorePath}/checkouts/{checkoutId}`,
    responses: { 200: checkoutSchema, 202: checkoutSchema, 422: checkoutSchema },
  },
  request<{ body: ChangeCheckoutBody }>,
)

/** Deletes the checkout; the cart stays. */
export const deleteCheckout = defineCall({
  ...onCheckout,
  id: 'checkout.delete',
  method: 'DELETE',
  path: `${webstorePath}/checkouts/{checkoutId}`,
  responses: { 200: null, 202: null, 204: null },
})

/** Pays the checkout, or submits a purchase order number. */
export const payCheckout = defineCall(
  {
    ...onCheckout,
    id: 'checkout.pay',
    method: 'POST',
    path: `${webstorePath}/checkouts/{checkoutId}/payments`,
    responses: { 200: paymentResultSchema, 201: paymentResultSchema, 422: paymentResultSchema },
  },
  request<{ query?: PaymentQuery; body: PaymentBody }>,
)
