import { textOf } from '../../forms/text-of'

/** The fields of the registration form, in their order. */
export const registrationFields = ['firstName', 'lastName', 'email', 'password'] as const

export type RegistrationField = (typeof registrationFields)[number]
export type Registration = Readonly<Record<RegistrationField, string>>

/** The most characters that the platform takes of a field. */
export const registrationLimits: Readonly<Record<RegistrationField, number>> = {
  firstName: 40,
  lastName: 80,
  email: 80,
  password: 255,
}

/** What is wrong with a field; each has a sentence of its own, and all share the one about too many characters. */
export type RegistrationProblem = RegistrationField | 'long' | 'passwordIsEmail' | 'taken'
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

const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
const isStrong = (text: string): boolean => text.length >= 8 && /\p{L}/u.test(text) && /\d/.test(text)

/** Every field that breaks a rule of the platform: names, an e-mail address, a password that is strong enough. */
export function findRegistrationProblems(registration: Registration): RegistrationProblems {
  const found = registrationFields.flatMap((name) => {
    const problem = problemOf(name, registration)
    return problem === undefined ? [] : [[name, problem] as const]
  })
  return Object.fromEntries(found)
}

/** Too long before anything else: what a shorter text has wrong is told when it is one. */
function problemOf(name: RegistrationField, registration: Registration): RegistrationProblem | undefined {
  const text = registration[name]
  if (text.length > registrationLimits[name]) return 'long'
  if (name === 'password') return passwordProblem(registration)
  const isRight = name === 'email' ? isEmail(text) : text !== ''
  return isRight ? undefined : name
}

function passwordProblem({ password, email }: Registration): RegistrationProblem | undefined {
  if (!isStrong(password)) return 'password'
  const holdsEmail = isEmail(email) && password.toLowerCase().includes(email.toLowerCase())
  return holdsEmail ? 'passwordIsEmail' : undefined
}
