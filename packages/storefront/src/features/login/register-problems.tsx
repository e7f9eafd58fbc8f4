import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths'
import { ProblemSummary } from '../../forms/problem-summary'
import { FailureText } from '../failures/failure-text'
import type { RegistrationField } from './read-registration'
import { registrationFields } from './read-registration'
import type { RefusedRegistration } from './register-action'
import { useRegistrationProblem } from './use-registration-problem'
import { useReturnTarget } from './use-return-target'

/** The id of a field, to which the summary of what is wrong leads. */
export const fieldId = (name: RegistrationField): string => `register-${name}`

/** What is wrong, in one place above the form: it takes the focus, and each line leads to its field. */
export function RegisterProblems({ refused }: { readonly refused: RefusedRegistration }) {
  const { t } = useTranslation('register')
  const textOf = useRegistrationProblem()
  const { problems, reasons, failure } = refused
  const lines = registrationFields.flatMap((name) => {
    const problem = problems[name]
    return problem === undefined ? [] : [{ fieldId: fieldId(name), text: textOf(name, problem) }]
  })
  return (
    <ProblemSummary title={titleOf()} problems={lines} response={refused}>
      {failure === null ? null : (
        <FailureText failure={failure} own={{ unreachable: t('problem.unreachable') }} />
      )}
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {problems.email === 'taken' || reasons.length > 0 ? <SignInInstead /> : null}
    </ProblemSummary>
  )

  function titleOf(): string | undefined {
    if (failure !== null) return undefined
    return reasons.length > 0 ? t('refused') : t('problems', { count: lines.length })
  }
}

function SignInInstead() {
  const { t } = useTranslation('register')
  return (
    <p>
      <Link className="link" to={paths.login(useReturnTarget())} replace>
        {t('known.signIn')}
      </Link>
    </p>
  )
}
