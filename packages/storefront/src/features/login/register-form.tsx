import { useTranslation } from 'react-i18next'
import { Form, Link, useActionData, useNavigation } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { Button } from '../../components/button'
import { Field } from '../../components/field'
import { ProblemSummary } from '../../forms/problem-summary'
import { FailureText } from '../failures/failure-text'
import { PasswordField, useClearedPassword } from './password-field'
import { registrationFields, registrationLimits } from './read-registration'
import type { RegistrationField, RegistrationProblem } from './read-registration'
import type { register, RefusedRegistration } from './register-action'
import { useSaveCartTarget, useReturnTarget } from './return-target'
import styles from './sign-in-form.module.css'
import type { StartUrl } from './start-url'

const fields = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: { type: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  password: { autoComplete: 'new-password' },
} as const

/**
 * Name, e-mail and password. Sent, as the sign-in, to this page's own URL, which has the return target, and without a
 * history entry.
 */
export function RegisterForm(start: Pick<StartUrl, 'isFromCart' | 'summaryPath'>) {
  const { t } = useTranslation('register')
  const textOf = useRegistrationProblem()
  const response = useActionData<typeof register>()
  const isBusy = useNavigation().state !== 'idle'
  const saveCartTarget = useSaveCartTarget(start)
  const form = useClearedPassword(response)
  const field = (name: RegistrationField) => {
    const problem = response?.problems[name]
    return {
      ...fields[name],
      id: fieldId(name),
      name,
      label: t(name),
      required: true,
      error: problem === undefined ? undefined : textOf(name, problem),
    }
  }
  return (
    <Form
      ref={form}
      className={styles['form']}
      method="post"
      replace
      noValidate
      onSubmit={(event) => (isBusy ? event.preventDefault() : saveCartTarget())}
    >
      {response === undefined ? null : <RegisterProblems refused={response} />}
      <Field {...field('firstName')} defaultValue={response?.values.firstName} />
      <Field {...field('lastName')} defaultValue={response?.values.lastName} />
      <Field {...field('email')} defaultValue={response?.values.email} />
      <PasswordField {...field('password')} hint={t('passwordHint')} />
      <p className={styles['note']}>
        {t('privacy.text')}{' '}
        <Link className="link" to={paths.service('privacy')}>
          {t('privacy.link')}
        </Link>
      </p>
      <Button variant="primary" size="prominent" wide busy={isBusy} busyLabel={t('busy')}>
        {t('submit')}
      </Button>
    </Form>
  )
}

/** The id of a field, for the links of the problem summary. */
const fieldId = (name: RegistrationField): string => `register-${name}`

/** Returns the sentence for what is wrong with a field. */
function useRegistrationProblem(): (name: RegistrationField, problem: RegistrationProblem) => string {
  const { t } = useTranslation('register')
  return (name, problem) =>
    problem === 'long'
      ? t('problem.long', { label: t(name), limit: registrationLimits[name] })
      : t(`problem.${problem}`)
}

/** The problem summary above the form. It takes the focus, and each line links to its field. */
function RegisterProblems({ refused }: { readonly refused: RefusedRegistration }) {
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
