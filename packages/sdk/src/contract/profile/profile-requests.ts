import * as z from 'zod/mini'

/** Every member is optional: what is absent stays. */
export const profileChangeSchema = z.object({
  /** Address for mails. Organisations with two steps want a code first; see `profile.sendCode`. */
  email: z.optional(z.string()),
  /** Given name. */
  firstName: z.optional(z.string()),
  /** Family name; may not be empty. */
  lastName: z.optional(z.string()),
  /** With country code; null removes it. */
  phoneNumber: z.optional(z.nullable(z.string())),
})
/** What to change of the signed-in person. */
export interface ProfileChange extends z.output<typeof profileChangeSchema> {}

/** Fails without way and purpose. */
export const profileCodeBodySchema = z.object({
  /** Which way the code goes. */
  method: z.enum(['EMAIL', 'SMS']),
  /** `StepUp`: the person proves who they are. `Verify`: that the address or number is theirs. */
  type: z.enum(['StepUp', 'Verify']),
  /** Of the captcha that the organisation demands. */
  reCaptchaToken: z.optional(z.string()),
})
/** Which code to send. */
export interface ProfileCodeBody extends z.output<typeof profileCodeBodySchema> {}

/** Fails without both. */
export const profileVerifyBodySchema = z.object({
  /** As entered. */
  code: z.string(),
  /** Of the response that sent the code. */
  identifier: z.string(),
})
/** The code that came by mail or text message. */
export interface ProfileVerifyBody extends z.output<typeof profileVerifyBodySchema> {}

/** Both are replaced: an absent one is removed. */
export const preferencesBodySchema = z.object({
  /** BCP 47 tag of mails; null for the language of the order. */
  language: z.nullable(z.string()),
  /** Who gets a copy of order confirmations; null for nobody. */
  orderCopyTo: z.nullable(z.string()),
})
/** What a buyer wants of mails. */
export interface PreferencesBody extends z.output<typeof preferencesBodySchema> {}
