import { isStrongPassword, readVatId } from '@cartonnage/sdk/rules'
import type { Entered, Problems } from '../../../forms/reading/form-schema'
import { formSchema } from '../../../forms/reading/form-schema'
import { choice, secret, text } from '../../../forms/reading/field-schema'
import type { TextProblem } from '../../../forms/text-problem'
import { customerKinds, registrationLimits } from '../registration-fields'
import type { RegistrationField } from '../registration-fields'

/**
 * What is wrong with a field. `vatId`: no country has such a number, `checkDigit`: it was mistyped, `taken`: the platform has an account with this e-mail
 * address.
 */
export type RegistrationProblem =
  | TextProblem
  | ('email' | 'weak' | 'passwordIsEmail' | 'taken')
  | ('vatId' | 'checkDigit')
export type RegistrationProblems = Problems<RegistrationField, RegistrationProblem>

const isEmail = (value: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)

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
  customer: choice(customerKinds),
  companyName: text({ limit: registrationLimits.companyName }),
  vatId: text({ limit: registrationLimits.vatId }),
  ...person,
  password: secret({
    isRequired: true,
    limit: registrationLimits.password,
    problems: { weak: (value) => !isStrongPassword(value) },
  }),
}

/** What was entered, without the password; of a firm only where there is a choice. */
export type EnteredRegistration = Entered<typeof person> &
  Partial<Pick<Entered<typeof fields>, 'customer' | 'companyName' | 'vatId'>>

/** What is asked where the platform takes no password: the buyer sets it by the link of a mail. */
export const personSchema = formSchema(person)

/** The rules of the platform: names, a valid e-mail address, and a strong password that does not contain it. */
export const registrationSchema = formSchema(fields, ({ email, password, ...values }) => ({
  ...findFirmProblems(values),
  ...(isEmail(email) && password.toLowerCase().includes(email.toLowerCase())
    ? { password: 'passwordIsEmail' as const }
    : {}),
}))

interface EnteredFirm {
  readonly customer: (typeof customerKinds)[number]
  readonly companyName: string
  readonly vatId: string
}

/** What a firm left out, or mistyped: a private person is asked for neither. */
function findFirmProblems({ customer, companyName, vatId }: EnteredFirm): RegistrationProblems {
  if (customer === 'private') return {}
  const { finding } = readVatId(vatId)
  const number = vatId === '' ? 'missing' : finding === 'format' ? 'vatId' : 'checkDigit'
  return {
    ...(companyName === '' && { companyName: 'missing' }),
    ...(finding !== 'plausible' && { vatId: number }),
  }
}
