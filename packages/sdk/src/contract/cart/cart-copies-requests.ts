import * as z from 'zod/mini'
import type { Schema } from '../kit/schema'

const cloneBodyShape = z.object({ cartId: z.string() })
export interface CloneCartBody extends z.output<typeof cloneBodyShape> {}
export const cloneCartBodySchema: Schema<CloneCartBody, CloneCartBody> = cloneBodyShape

const cloneQueryShape = z.object({
  targetType: z.literal('PayNowReadOnly'),
  targetEffectiveAccountId: z.optional(z.string()),
})
/** The platform wants the account that the copy is for; the shop's contract does not name it. */
export interface CloneCartQuery extends z.output<typeof cloneQueryShape> {}
export const cloneCartQuerySchema: Schema<CloneCartQuery, CloneCartQuery> = cloneQueryShape
