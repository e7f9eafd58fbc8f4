import * as z from 'zod/mini'

/** Accepts empty texts; the platform refuses them. */
export const signInRequestSchema = z.object({
  /** The only parameter of the shop's class. */
  request: z.object({
    /** Usually an e-mail address. */
    username: z.string(),
    /** As entered, blanks included. */
    password: z.string(),
    /** Path to go to once the session has begun. */
    startUrl: z.string(),
  }),
})
/** What a buyer enters to sign in, wrapped as the shop's class expects it. */
export interface SignInRequest extends z.output<typeof signInRequestSchema> {}

/** Accepts empty texts; the platform refuses them. */
export const registerRequestSchema = z.object({
  /** The only parameter of the shop's class. */
  request: z.object({
    /** Given name of the new buyer. */
    firstName: z.string(),
    /** Family name of the new buyer. */
    lastName: z.string(),
    /** Becomes the user name as well. */
    email: z.string(),
    /** As entered; the platform's policy decides whether it is good enough. */
    password: z.string(),
    /** Path to go to once the session has begun. */
    startUrl: z.string(),
    /** Name of a firm that registers; an extension, absent for a private person. */
    companyName: z.optional(z.string()),
    /** Its VAT id, which comes with the name. */
    vatId: z.optional(z.string()),
  }),
})
/** What a private buyer or a firm enters to register, wrapped as the shop's class expects it. */
export interface RegisterRequest extends z.output<typeof registerRequestSchema> {}

/** Accepts a query without any member. */
export const registerQuerySchema = z.object({
  /** BCP 47 tag of the texts that say what is wrong. */
  language: z.optional(z.string()),
})
/** In which language a refusal is worded. */
export interface RegisterQuery extends z.output<typeof registerQuerySchema> {}
