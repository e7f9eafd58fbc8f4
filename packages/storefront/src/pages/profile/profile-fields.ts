/** The fields of the form about the person, in their order. */
export const personFields = ['firstName', 'lastName', 'phone', 'language', 'orderCopyTo'] as const
/** Those of the forms about the e-mail address. */
export const emailFields = ['email', 'code'] as const

export type ProfileField = (typeof personFields)[number] | (typeof emailFields)[number]

/** Maximum number of characters of the platform's fields; a code may be typed with blanks. */
export const profileLimits: Readonly<Record<ProfileField, number>> = {
  firstName: 40,
  lastName: 80,
  phone: 40,
  language: 10,
  orderCopyTo: 80,
  email: 80,
  code: 12,
}
