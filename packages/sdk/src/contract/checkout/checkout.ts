import * as z from 'zod/mini'
import { defineCall, sends } from '../kit/call'
import { cartSummarySchema } from '../cart/cart-summary'
import type { ChangeCheckoutBody, PaymentBody, PaymentQuery, StartCheckoutBody } from './checkout-requests'
import { checkoutErrorSchema, deliveryGroupsSchema } from '../delivery-groups/delivery-groups'
import { inOneCurrency } from '../kit/in-one-currency'
import { webstorePath } from '../kit/paths'
import { listOf, maybe, text, type Schema } from '../kit/schema'

const contactInfoShape = z.object({ firstName: text, lastName: text, email: text, phoneNumber: text })
const checkoutShape = inOneCurrency(
  z.object({
    checkoutId: text,
    cartSummary: maybe(cartSummarySchema),
    contactInfo: maybe(contactInfoShape),
    deliveryGroups: deliveryGroupsSchema,
    errors: listOf(checkoutErrorSchema),
    orderReferenceNumber: text,
  }),
)
/** A checkout as the platform answers it; while it works (202) there may be nothing but the id. */
export interface CheckoutResponse extends z.output<typeof checkoutShape> {}
export interface CheckoutResponseWire extends z.input<typeof checkoutShape> {}
export const checkoutSchema: Schema<CheckoutResponse, CheckoutResponseWire> = checkoutShape

/** A checkout [3.checkout-delivery-and-payment-1]; `checkoutStatus` is the HTTP status it came with. */
export interface Checkout extends CheckoutResponse {
  checkoutId: string
  checkoutStatus: number
}

const paymentResultShape = z.object({ salesforceResultCode: text, errors: listOf(checkoutErrorSchema) })
/** What became of a payment: `Success`, `Decline`, `ValidationError` and others. */
export interface PaymentResult extends z.output<typeof paymentResultShape> {}
export interface PaymentResultWire extends z.input<typeof paymentResultShape> {}
export const paymentResultSchema: Schema<PaymentResult, PaymentResultWire> = paymentResultShape

const onCheckout = { at: 'api', adds: ['effectiveAccountId'] } as const

/** [7.3-33] Starts a checkout of a cart. */
export const startCheckout = defineCall(
  {
    ...onCheckout,
    id: 'checkout.start',
    method: 'PUT',
    path: `${webstorePath}/checkouts`,
    responses: { 200: checkoutSchema, 201: checkoutSchema, 202: checkoutSchema, 422: checkoutSchema },
  },
  sends<{ body: StartCheckoutBody }>,
)

/** [7.3-34] The checkout; 202 while it is prepared, 422 when it is ready but something is wrong in it. */
export const getCheckout = defineCall({
  ...onCheckout,
  id: 'checkout.get',
  method: 'GET',
  path: `${webstorePath}/checkouts/{checkoutId}`,
  takesAnySuccess: true,
  responses: { 200: checkoutSchema, 202: checkoutSchema, 422: checkoutSchema },
})

/** [7.3-35] Changes one part of the checkout. */
export const changeCheckout = defineCall(
  {
    ...onCheckout,
    id: 'checkout.change',
    method: 'PATCH',
    path: `${webstorePath}/checkouts/{checkoutId}`,
    responses: { 200: checkoutSchema, 202: checkoutSchema, 422: checkoutSchema },
  },
  sends<{ body: ChangeCheckoutBody }>,
)

/** [7.3-36] Ends the checkout; the cart stays. */
export const deleteCheckout = defineCall({
  ...onCheckout,
  id: 'checkout.delete',
  method: 'DELETE',
  path: `${webstorePath}/checkouts/{checkoutId}`,
  responses: { 200: null, 202: null, 204: null },
})

/** [7.3-41] Pays, or names the purchase order. */
export const payCheckout = defineCall(
  {
    ...onCheckout,
    id: 'checkout.pay',
    method: 'POST',
    path: `${webstorePath}/checkouts/{checkoutId}/payments`,
    responses: { 200: paymentResultSchema, 201: paymentResultSchema, 422: paymentResultSchema },
  },
  sends<{ query?: PaymentQuery; body: PaymentBody }>,
)
