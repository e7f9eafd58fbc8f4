import * as z from 'zod/mini'
import type { Schema } from '../kit/schema'

const addressInputMembers = {
  /** Full name of the person. */
  name: z.optional(z.string()),
  /** Not for payments: the platform takes only `name` there. */
  firstName: z.optional(z.string()),
  /** Not for payments: the platform takes only `name` there. */
  lastName: z.optional(z.string()),
  /** Printed above the person's name. */
  companyName: z.optional(z.string()),
  /** Street with house number. */
  street: z.optional(z.string()),
  /** Up to 40 characters. */
  city: z.optional(z.string()),
  /** ISO code of the subdivision without the country: `ZH`. */
  region: z.optional(z.string()),
  /** Without the country: `4600`. */
  postalCode: z.optional(z.string()),
  /** ISO 3166-1 alpha-2. */
  country: z.optional(z.string()),
}
const deliveryAddressInputShape = z.object({
  /** Record id of a saved address, instead of all other members. */
  id: z.optional(z.string()),
  ...addressInputMembers,
  /** With country code: `+41625550100`. */
  shipToPhoneNumber: z.optional(z.string()),
})
/** A saved address by `id`, or a complete one, which needs name, street and country. */
export interface DeliveryAddressInput extends z.output<typeof deliveryAddressInputShape> {}
/** Does not check that there is an id or a complete address. */
export const deliveryAddressInputSchema: Schema<DeliveryAddressInput> = deliveryAddressInputShape

const billingAddressInputShape = z.object(addressInputMembers)
/** An address on the invoice; the platform takes the joined `name` and no phone number. */
export interface BillingAddressInput extends z.output<typeof billingAddressInputShape> {}
const billingAddressInputSchema: Schema<BillingAddressInput> = billingAddressInputShape

/** Fails without `cartId` and `deliveryAddressInput`. */
export const startCheckoutBodySchema = z.object({
  /** Record id of the cart. */
  cartId: z.string(),
  /** Where to deliver to at first. */
  deliveryAddressInput: z.union([
    z.object({
      /** True takes the default address of the account, where it has one. */
      shouldUseDefaultAddress: z.boolean(),
    }),
    z.object({
      /** A saved or a new address. */
      address: deliveryAddressInputSchema,
    }),
  ]),
})
/** The cart to check out and its first delivery address. */
export interface StartCheckoutBody extends z.output<typeof startCheckoutBodySchema> {}

const contactInfoInputShape = z.object({
  /** First name of a guest. */
  firstName: z.optional(z.string()),
  /** Last name of a guest. */
  lastName: z.optional(z.string()),
  /** Where a guest's order confirmation goes. */
  email: z.optional(z.string()),
  /** With country code: `+41625550100`. */
  phoneNumber: z.optional(z.string()),
})
/** How to reach a guest about the order. */
export interface ContactInfoInput extends z.output<typeof contactInfoInputShape> {}
/** Does not check which members may go together. */
export const changeCheckoutBodySchema = z.object({
  /** May go together with a guest's contact. */
  deliveryAddress: z.optional(deliveryAddressInputSchema),
  /** Goes alone, and clears payments that were made. */
  deliveryMethodId: z.optional(z.string()),
  /** ISO 8601 date. */
  desiredDeliveryDate: z.optional(z.string()),
  /** A note for the carrier. */
  shippingInstructions: z.optional(z.string()),
  /** For guests; the platform knows buyers. */
  contactInfo: z.optional(contactInfoInputShape),
  /** What the buyer adds to the order, by the API names of the organisation's fields; an extension. */
  customFields: z.optional(
    z.array(
      z.object({
        /** Such as `Remark__c`. */
        fieldName: z.string(),
        /** At most 255 characters; null removes it. */
        value: z.nullable(z.string()),
      }),
    ),
  ),
})
/** One part at a time: a delivery method goes alone, a date or instruction not with a contact. */
export interface ChangeCheckoutBody extends z.output<typeof changeCheckoutBodySchema> {}

/** Accepts a query without any member. */
export const paymentQuerySchema = z.object({
  /** Record id of the checkout, which the path names too. */
  checkoutId: z.optional(z.string()),
  /** Account that the payment is registered for. */
  registrationAccountId: z.optional(z.string()),
})
/** Repeats the checkout of the path, and names the account of the payment. */
export interface PaymentQuery extends z.output<typeof paymentQuerySchema> {}

/** Fails for another `requestType`. */
export const paymentBodySchema = z.object({
  /** Token of the payment provider, or the purchase order number. */
  paymentToken: z.string(),
  /** How the token is to be used: authorise it, take it as authorised, or as a purchase order. */
  requestType: z.enum(['Auth', 'PostAuth', 'SimplePurchaseOrder', 'ClientRequest']),
  /** The platform reads the joined `name`, not first and last name. */
  billingAddress: z.optional(billingAddressInputSchema),
  /** A JSON object as text; the platform documents at most four members. */
  paymentsData: z.optional(z.string()),
})
/** A payment; with `SimplePurchaseOrder` the token is the purchase order number. */
export interface PaymentBody extends z.output<typeof paymentBodySchema> {}
