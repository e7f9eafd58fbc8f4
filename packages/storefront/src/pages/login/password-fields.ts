/** The fields of the forms for a new password, in their order. */
export const passwordFields = ['email', 'code', 'password'] as const
export type PasswordFormField = (typeof passwordFields)[number]

/** Maximum number of characters; a code may be typed with blanks. */
export const passwordLimits: Readonly<Record<PasswordFormField, number>> = {
  email: 255,
  code: 12,
  password: 255,
}
