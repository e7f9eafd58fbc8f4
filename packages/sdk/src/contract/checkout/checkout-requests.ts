import * as z from 'zod/mini'
import type { Schema } from '../kit/schema'

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
export const deliveryAddressInputSchema: Schema<DeliveryAddressInput, DeliveryAddressInput> =
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

const paymentQueryShape = z.object({
  checkoutId: z.optional(z.string()),
  registrationAccountId: z.optional(z.string()),
})
/** The checkout once more, and the account that the payment is registered for. */
export interface PaymentQuery extends z.output<typeof paymentQueryShape> {}
export const paymentQuerySchema: Schema<PaymentQuery, PaymentQuery> = paymentQueryShape

const paymentShape = z.object({
  paymentToken: z.string(),
  requestType: z.enum(['Auth', 'PostAuth', 'SimplePurchaseOrder', 'ClientRequest']),
  billingAddress: z.optional(billingAddressInputSchema),
  paymentsData: z.optional(z.string()),
})
/** A payment; with `SimplePurchaseOrder` the token is the purchase order number. */
export interface PaymentBody extends z.output<typeof paymentShape> {}
export const paymentBodySchema: Schema<PaymentBody, PaymentBody> = paymentShape
