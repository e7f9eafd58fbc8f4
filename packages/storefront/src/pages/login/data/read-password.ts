import { isStrongPassword } from '@cartonnage/sdk/rules'
import { secret, text } from '../../../forms/reading/field-schema'
import type { Problems } from '../../../forms/reading/form-schema'
import { formSchema } from '../../../forms/reading/form-schema'
import type { TextProblem } from '../../../forms/text-problem'
import { passwordLimits } from '../password-fields'
import type { PasswordFormField } from '../password-fields'

/**
 * What is wrong with a field. `wrong`: the code is not the one that was mailed, `expired`: it is over; `policy`: the
 * platform wants a better password.
 */
export type PasswordProblem =
  | TextProblem
  | 'digits'
  | 'wrong'
  | 'expired'
  | 'weak'
  | 'passwordIsEmail'
  | 'policy'
export type PasswordProblems = Problems<PasswordFormField, PasswordProblem>

const email = text({ isRequired: true, limit: passwordLimits.email })

/** The form that asks for a code. */
export const codeRequestSchema = formSchema({ email })

const isSixDigits = (code: string): boolean => /^\d{6}$/.test(code.replace(/[\s-]/g, ''))

/** The form that sets the password by the code. */
export const newPasswordSchema = formSchema(
  {
    email,
    code: text({
      isRequired: true,
      limit: passwordLimits.code,
      problems: { digits: (value) => !isSixDigits(value) },
    }),
    password: secret({
      isRequired: true,
      limit: passwordLimits.password,
      problems: { weak: (value) => !isStrongPassword(value) },
    }),
  },
  ({ email: name, password }) =>
    name !== '' && password.toLowerCase().includes(name.toLowerCase()) ? { password: 'passwordIsEmail' } : {},
)
