import * as z from 'zod/mini'
import type { Schema } from '../kit/schema'

const signInRequestShape = z.object({
  request: z.object({ username: z.string(), password: z.string(), startUrl: z.string() }),
})
export interface SignInRequest extends z.output<typeof signInRequestShape> {}
export const signInRequestSchema: Schema<SignInRequest, SignInRequest> = signInRequestShape

const registerRequestShape = z.object({
  request: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    password: z.string(),
    startUrl: z.string(),
  }),
})
export interface RegisterRequest extends z.output<typeof registerRequestShape> {}
export const registerRequestSchema: Schema<RegisterRequest, RegisterRequest> = registerRequestShape

const registerQueryShape = z.object({ language: z.optional(z.string()) })
/** The language of the texts that say what is wrong, a BCP 47 tag. */
export interface RegisterQuery extends z.output<typeof registerQueryShape> {}
export const registerQuerySchema: Schema<RegisterQuery, RegisterQuery> = registerQueryShape
