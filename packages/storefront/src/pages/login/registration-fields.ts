/** The fields of the registration form, in their order. */
export const registrationFields = [
  'companyName',
  'vatId',
  'firstName',
  'lastName',
  'email',
  'password',
] as const

export type RegistrationField = (typeof registrationFields)[number]

/** Who registers; a private person where there is no choice. */
export const customerKinds = ['private', 'firm'] as const

/** Maximum number of characters of the platform's fields. */
export const registrationLimits: Readonly<Record<RegistrationField, number>> = {
  companyName: 80,
  vatId: 30,
  firstName: 40,
  lastName: 80,
  email: 80,
  password: 255,
}
