import * as z from 'zod/mini'
import { newAddressSchema } from '../addresses/addresses-requests'
import { defineCall, request } from '../kit/call'
import { webstorePath } from '../kit/paths'
import { text, type Schema } from '../kit/schema'

/** Fails without name or e-mail address. */
export const buyerRegistrationBodySchema = z.object({
  /** Given name. */
  firstName: z.string(),
  /** Family name. */
  lastName: z.string(),
  /** Becomes the user name too. */
  email: z.string(),
  /** With country code: `+41625550100`. */
  phoneNumber: z.optional(z.string()),
  /** Of the captcha that the organisation demands. */
  captchaToken: z.optional(z.string()),
  /** Addresses to save with the account. */
  addressList: z.optional(
    z.object({
      /** In the order in which they are to be saved. */
      addresses: z.array(newAddressSchema),
    }),
  ),
})
/** A new buyer; the platform takes no password. */
export interface BuyerRegistrationBody extends z.output<typeof buyerRegistrationBodySchema> {}

const registeredBuyerShape = z.pipe(
  z.object({ buyerId: text, accountId: text, id: text }),
  z.transform(({ buyerId, accountId, id }) => ({
    /** Record id; null where the platform does not say. */
    buyerId: buyerId ?? accountId ?? id,
  })),
)
/** A buyer who has just registered. */
export interface RegisteredBuyer extends z.output<typeof registeredBuyerShape> {}
/** The member with the id is not documented: `buyerId` is inferred, `accountId` and `id` are read too. */
export const registeredBuyerSchema: Schema<RegisteredBuyer> = registeredBuyerShape

/**
 * The platform's own registration, since version 61 of the API: a private buyer without a password, who is not signed in
 * by it. 400 for an e-mail address that is taken.
 */
export const registerBuyer = defineCall(
  {
    id: 'buyers.register',
    method: 'POST',
    path: `${webstorePath}/buyers/registrations`,
    base: 'api',
    responses: { 200: registeredBuyerSchema, 201: registeredBuyerSchema },
  },
  request<{ body: BuyerRegistrationBody }>,
)
