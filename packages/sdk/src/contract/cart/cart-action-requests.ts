import * as z from 'zod/mini'

/** Keeps members of a line that it does not know, because the shop's class may use them. */
export const addItemsRequestSchema = z.object({
  /** Products to add, with any other members that the shop's class understands. */
  lineItems: z.array(
    z.looseObject({
      /** Record id of 15 or 18 characters. */
      productId: z.string(),
      /** Decimal text or number, added to what the cart already has. */
      quantity: z.union([z.string(), z.number()]),
    }),
  ),
})
/** The lines of a guest cart, for the buyer's cart. */
export interface AddItemsRequest extends z.output<typeof addItemsRequestSchema> {}

/** Drops every member: server actions refuse parameters that they do not declare. */
export const noParamsSchema = z.object({})
/** A server action without parameters takes `{}` as its body. */
export interface NoParams extends z.output<typeof noParamsSchema> {}
