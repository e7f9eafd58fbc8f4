import * as z from 'zod/mini'

/** Drops unknown members, which the platform rejects. */
export const newCartBodySchema = z.object({
  /** Up to 250 characters. @default the platform's own */
  name: z.optional(z.string()),
  /** Whether the cart is inactive. @default false */
  isSecondary: z.optional(z.boolean()),
})
/** A cart to create. */
export interface NewCartBody extends z.output<typeof newCartBodySchema> {}

/** Does not check characters and lengths, as `checkCartName` does. */
export const describeCartBodySchema = z.object({
  /** Up to 250 characters; empty for none. */
  name: z.string(),
  /** Up to 250 characters; empty for none. */
  note: z.string(),
})
/** What a buyer calls a cart, and what they write about it. */
export interface DescribeCartBody extends z.output<typeof describeCartBodySchema> {}
