import * as z from 'zod/mini'

/** Accepts empty texts; the shop refuses them. */
export const withdrawalBodySchema = z.object({
  /** The declaration itself. */
  request: z.object({
    /** Full name of the person who withdraws. */
    name: z.string(),
    /** As entered; a declaration counts even if no order has this number. */
    orderReferenceNumber: z.string(),
    /** Where the receipt goes. */
    email: z.string(),
    /** The products in the buyer's own words. @default the whole order */
    lines: z.optional(z.array(z.string())),
    /** BCP 47 tag of the receipt. */
    language: z.string(),
  }),
  /** The same for every repetition: at most one declaration results. */
  idempotencyKey: z.string(),
})
/** A declaration of withdrawal from an order or a part of it. */
export interface WithdrawalBody extends z.output<typeof withdrawalBodySchema> {}

/** Accepts empty texts, for which there is no declaration. */
export const withdrawalLookupBodySchema = z.object({
  /** Number of the receipt. */
  withdrawalId: z.string(),
  /** The key of the declaration, which only the browser that declared it knows. */
  idempotencyKey: z.string(),
})
/** Names a declaration that this browser made. */
export interface WithdrawalLookupBody extends z.output<typeof withdrawalLookupBodySchema> {}
