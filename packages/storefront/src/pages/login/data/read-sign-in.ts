import { secret, text } from '../../../forms/reading/field-schema'
import type { Entered, Problems } from '../../../forms/reading/form-schema'
import { formSchema } from '../../../forms/reading/form-schema'
import type { TextProblem } from '../../../forms/text-problem'
import { signInLimit } from '../sign-in-fields'
import type { SignInField } from '../sign-in-fields'

const fields = {
  email: text({ isRequired: true, limit: signInLimit }),
  password: secret({
    isRequired: true,
    limit: signInLimit,
    problems: { missing: (value) => value.trim() === '' },
  }),
}

export const signInSchema = formSchema(fields)

/** What is wrong with a field. `credentials`: the platform knows no such e-mail address and password. */
export type SignInProblem = TextProblem | 'credentials'

export type SignInProblems = Problems<SignInField, SignInProblem>

/** What was entered, without the password. */
export type EnteredSignIn = Entered<typeof fields>
