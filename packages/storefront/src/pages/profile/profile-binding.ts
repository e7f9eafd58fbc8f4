import { useTranslation } from 'react-i18next'
import { bindFields } from '../../forms/bind-fields'
import { isCommonProblem, useTextProblem } from '../../forms/use-text-problem'
import type { RefusedProfile } from './data/profile-action'
import type { ProfileProblem } from './data/read-profile'
import type { ProfileField } from './profile-fields'
import { profileLimits } from './profile-fields'

/** Binds the fields of a form of the profile to what was wrong with them. */
export function useProfileBinding(
  form: string,
  names: readonly ProfileField[],
  response: RefusedProfile | undefined,
) {
  return bindFields({ form, names, problems: response?.problems, textOf: useProfileProblem(response) })
}

function useProfileProblem(
  response: RefusedProfile | undefined,
): (name: ProfileField, problem: ProfileProblem) => string {
  const { t } = useTranslation('profile')
  const textProblem = useTextProblem()
  return (name, problem) => {
    if (isCommonProblem(problem)) return textProblem(problem, { label: t(name), limit: profileLimits[name] })
    if (problem === 'missing')
      return t(name === 'code' || name === 'email' ? `problem.${name}` : 'problem.lastName')
    if (problem !== 'wrong') return t(`problem.${problem}`)
    const count = response?.attemptsLeft ?? null
    return count === null ? t('problem.wrong') : t('problem.attempts', { count })
  }
}
