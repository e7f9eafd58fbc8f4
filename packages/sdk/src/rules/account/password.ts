/** The least number of characters of a password, as the shop asks for and its pages say beforehand. */
export const passwordMinimum = 8

/** Whether a password is long enough, with a letter and a digit. The platform's own policy may ask for more. */
export const isStrongPassword = (password: string): boolean =>
  password.length >= passwordMinimum && /\p{L}/u.test(password) && /\d/.test(password)

/** Why a password was not set by a code. */
export type PasswordRefusal = 'code' | 'expired' | 'password'

/**
 * What a refusal of the platform is about. Its codes are not documented, so they are read by their words; undefined for
 * one that is about neither code nor password.
 */
export function readPasswordRefusal(statusCode: string | null): PasswordRefusal | undefined {
  const words = (statusCode ?? '').toLowerCase()
  if (/expired|max|attempts|locked/.test(words)) return 'expired'
  if (/password/.test(words)) return 'password'
  return /otp|code/.test(words) ? 'code' : undefined
}
