import { useTranslation } from 'react-i18next'
import type { RegistrationField, RegistrationProblem } from './read-registration'
import { registrationLimits } from './read-registration'

/** The sentence for what is wrong with a field. */
export function useRegistrationProblem(): (name: RegistrationField, problem: RegistrationProblem) => string {
  const { t } = useTranslation('register')
  return (name, problem) =>
    problem === 'long'
      ? t('problem.long', { label: t(name), limit: registrationLimits[name] })
      : t(`problem.${problem}`)
}
