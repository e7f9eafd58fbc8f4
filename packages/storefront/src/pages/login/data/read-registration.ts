import type { Entered, Problems } from '../../../forms/reading/form-schema'
import { formSchema } from '../../../forms/reading/form-schema'
import { secret, text } from '../../../forms/reading/field-schema'
import type { TextProblem } from '../../../forms/text-problem'
import { registrationLimits } from '../registration-fields'
import type { RegistrationField } from '../registration-fields'

/** What is wrong with a field. `taken`: the platform has an account with this e-mail address. */
export type RegistrationProblem = TextProblem | 'email' | 'weak' | 'passwordIsEmail' | 'taken'
export type RegistrationProblems = Problems<RegistrationField, RegistrationProblem>

const isEmail = (value: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)
const isStrong = (value: string): boolean => value.length >= 8 && /\p{L}/u.test(value) && /\d/.test(value)

const person = {
  firstName: text({ isRequired: true, limit: registrationLimits.firstName }),
  lastName: text({ isRequired: true, limit: registrationLimits.lastName }),
  email: text({
    isRequired: true,
    limit: registrationLimits.email,
    problems: { email: (value) => !isEmail(value) },
  }),
}
const fields = {
  ...person,
  password: secret({
    isRequired: true,
    limit: registrationLimits.password,
    problems: { weak: (value) => !isStrong(value) },
  }),
}

/** What was entered, without the password. */
export type EnteredRegistration = Entered<typeof fields>

/** What is asked where the platform takes no password: the buyer sets it by the link of a mail. */
export const personSchema = formSchema(person)

/** The rules of the platform: names, a valid e-mail address, and a strong password that does not contain it. */
export const registrationSchema = formSchema(fields, ({ email, password }) =>
  isEmail(email) && password.toLowerCase().includes(email.toLowerCase())
    ? { password: 'passwordIsEmail' }
    : {},
)
