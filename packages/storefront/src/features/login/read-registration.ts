import { textOf } from '../../forms/text-of'

/** The fields of the registration form, in their order. */
export const registrationFields = ['firstName', 'lastName', 'email', 'password'] as const

export type RegistrationField = (typeof registrationFields)[number]
export type Registration = Readonly<Record<RegistrationField, string>>

/** What is wrong with a field; each has a sentence of its own. */
export type RegistrationProblem = RegistrationField | 'passwordIsEmail' | 'taken'
export type RegistrationProblems = Readonly<Partial<Record<RegistrationField, RegistrationProblem>>>

/** What was typed: blanks around it go, except around a password. */
export function readRegistration(form: FormData): Registration {
  const text = (name: RegistrationField) => textOf(form, name)
  return {
    firstName: text('firstName').trim(),
    lastName: text('lastName').trim(),
    email: text('email').trim(),
    password: text('password'),
  }
}

const isEmail = (text: string): boolean => text.length <= 80 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
const isName = (text: string, longest: number): boolean => text !== '' && text.length <= longest
const isStrong = (text: string): boolean =>
  text.length >= 8 && text.length <= 255 && /\p{L}/u.test(text) && /\d/.test(text)

/** Every field that breaks a rule of the platform: names, an e-mail address, a password that is strong enough. */
export function findRegistrationProblems(registration: Registration): RegistrationProblems {
  const { firstName, lastName, email, password } = registration
  return {
    ...(isName(firstName, 40) ? {} : { firstName: 'firstName' }),
    ...(isName(lastName, 80) ? {} : { lastName: 'lastName' }),
    ...(isEmail(email) ? {} : { email: 'email' }),
    ...passwordProblem(password, email),
  }
}

function passwordProblem(password: string, email: string): RegistrationProblems {
  if (!isStrong(password)) return { password: 'password' }
  const holdsEmail = isEmail(email) && password.toLowerCase().includes(email.toLowerCase())
  return holdsEmail ? { password: 'passwordIsEmail' } : {}
}
