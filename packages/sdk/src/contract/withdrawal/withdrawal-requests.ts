import * as z from 'zod/mini'
import type { Schema } from '../kit/schema'

const withdrawalBodyShape = z.object({
  request: z.object({
    name: z.string(),
    orderReferenceNumber: z.string(),
    email: z.string(),
    lines: z.optional(z.array(z.string())),
    language: z.string(),
  }),
  idempotencyKey: z.string(),
})
/**
 * Who withdraws from which order, and in which language the receipt is written. `lines` are the goods in the buyer's
 * own words; without it the whole order is meant. The key makes one declaration of a form that is sent twice.
 */
export interface WithdrawalBody extends z.output<typeof withdrawalBodyShape> {}
export const withdrawalBodySchema: Schema<WithdrawalBody, WithdrawalBody> = withdrawalBodyShape
