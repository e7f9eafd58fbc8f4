import * as z from 'zod/mini'

export const cloneCartBodySchema = z.object({
  /** Record id of the cart to copy. */
  cartId: z.string(),
})
/** Repeats the cart of the path, as the shop's contract requires. */
export interface CloneCartBody extends z.output<typeof cloneCartBodySchema> {}

export const cloneCartQuerySchema = z.object({
  /** A read-only cart for a payment link. */
  targetType: z.literal('PayNowReadOnly'),
  /** Account that the copy is for. The platform documents it as required. */
  targetEffectiveAccountId: z.optional(z.string()),
})
/** The platform wants the account that the copy is for; the shop's contract does not name it. */
export interface CloneCartQuery extends z.output<typeof cloneCartQuerySchema> {}
