import * as z from 'zod/mini'

/** Fails without the user name; the code and the new password come together, or not at all. */
export const passwordCodeBodySchema = z.object({
  /** What the buyer signs in with. */
  username: z.string(),
  /** The code from the mail; absent to ask for one. */
  otp: z.optional(z.string()),
  /** As entered; the platform's policy decides whether it is good enough. */
  newpassword: z.optional(z.string()),
  /** Of the captcha that the organisation demands of callers without a token. */
  recaptcha: z.optional(z.string()),
  /** One of the organisation's allowed mail templates. @default its own one */
  emailtemplate: z.optional(z.string()),
})
/** Asks for a code, or sets a password by it. */
export interface PasswordCodeBody extends z.output<typeof passwordCodeBodySchema> {}

/** Accepts a query without any member. */
export const passwordCodeQuerySchema = z.object({
  /** BCP 47 tag of the mail. An extension: organisations choose by template or by the user's language. */
  language: z.optional(z.string()),
})
/** In which language the mail is. */
export interface PasswordCodeQuery extends z.output<typeof passwordCodeQuerySchema> {}
