import { useTranslation } from 'react-i18next'
import { bindFields } from '../../forms/bind-fields'
import { isCommonProblem, useTextProblem } from '../../forms/use-text-problem'
import type { RefusedPassword } from './data/forgot-password-action'
import type { PasswordProblem } from './data/read-password'
import type { PasswordFormField } from './password-fields'
import { passwordLimits } from './password-fields'

/** What both forms of the page are given. */
export interface PasswordFormProps {
  readonly response: RefusedPassword | undefined
  /** What was entered before, on this page. */
  readonly email: string
  /** The address that is being sent, for the form of the next step. */
  readonly onEmail: (email: string) => void
}

/** Binds the fields of a form to what was wrong with them. */
export function usePasswordBinding(
  names: readonly PasswordFormField[],
  response: RefusedPassword | undefined,
) {
  return bindFields({
    form: 'password',
    names,
    problems: response?.problems,
    textOf: usePasswordProblem(response),
  })
}

/** Returns the sentence for what is wrong with a field. */
function usePasswordProblem(
  response: RefusedPassword | undefined,
): (name: PasswordFormField, problem: PasswordProblem) => string {
  const { t } = useTranslation('password')
  const textProblem = useTextProblem()
  return (name, problem) => {
    if (isCommonProblem(problem)) return textProblem(problem, { label: t(name), limit: passwordLimits[name] })
    if (problem === 'missing') return t(`problem.${name}`)
    if (problem === 'weak') return t('problem.password')
    if (problem === 'policy') return response?.message ?? t('problem.password')
    if (problem !== 'wrong') return t(`problem.${problem}`)
    const count = response?.attemptsLeft ?? null
    return count === null ? t('problem.wrong') : t('problem.attempts', { count })
  }
}
