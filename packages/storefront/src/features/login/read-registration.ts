import { textOf } from '../../forms/text-of'

/** The fields of the registration form, in their order. */
export const registrationFields = ['firstName', 'lastName', 'email', 'password'] as const

export type RegistrationField = (typeof registrationFields)[number]
export type Registration = Readonly<Record<RegistrationField, string>>

/** Maximum number of characters of the platform's fields. */
export const registrationLimits: Readonly<Record<RegistrationField, number>> = {
  firstName: 40,
  lastName: 80,
  email: 80,
  password: 255,
}

/** What is wrong with a field: its own rule by its name, or one of the others. Each has a sentence. */
export type RegistrationProblem = RegistrationField | 'long' | 'passwordIsEmail' | 'taken'
export type RegistrationProblems = Readonly<Partial<Record<RegistrationField, RegistrationProblem>>>

/** The entered values, trimmed except for the password. */
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

/** Every field that breaks a rule of the platform: non-empty names, a valid e-mail address, a strong password. */
export function findRegistrationProblems(registration: Registration): RegistrationProblems {
  const found = registrationFields.flatMap((name) => {
    const problem = problemOf(name, registration)
    return problem === undefined ? [] : [[name, problem] as const]
  })
  return Object.fromEntries(found)
}

/** The length comes first: a shortened text is checked for other problems next time. */
function problemOf(name: RegistrationField, registration: Registration): RegistrationProblem | undefined {
  const text = registration[name]
  if (text.length > registrationLimits[name]) return 'long'
  if (name === 'password') return passwordProblem(registration)
  const isValid = name === 'email' ? isEmail(text) : text !== ''
  return isValid ? undefined : name
}

function passwordProblem({ password, email }: Registration): RegistrationProblem | undefined {
  if (!isStrong(password)) return 'password'
  const containsEmail = isEmail(email) && password.toLowerCase().includes(email.toLowerCase())
  return containsEmail ? 'passwordIsEmail' : undefined
}
