/** The fields of the registration form, in their order. */
export const registrationFields = ['firstName', 'lastName', 'email', 'password'] as const

export type RegistrationField = (typeof registrationFields)[number]

/** Maximum number of characters of the platform's fields. */
export const registrationLimits: Readonly<Record<RegistrationField, number>> = {
  firstName: 40,
  lastName: 80,
  email: 80,
  password: 255,
}
