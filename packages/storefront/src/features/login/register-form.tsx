import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, Link, useActionData, useNavigation } from 'react-router-dom'
import { paths } from '../../app/paths'
import { Button } from '../../components/button'
import { Field } from '../../components/field'
import { PasswordField } from './password-field'
import type { RegistrationField } from './read-registration'
import type { register } from './register-action'
import { RegisterProblems, fieldId } from './register-problems'
import styles from './sign-in-form.module.css'
import type { StartUrl } from './start-url'
import { useRegistrationProblem } from './use-registration-problem'
import { useResumeNote } from './use-resume-note'

const fields = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: { type: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  password: { autoComplete: 'new-password' },
} as const

/**
 * Name, e-mail and password. It is sent to this very address, which carries the way to go on, and leaves no trace in
 * the history, as signing in does.
 */
export function RegisterForm(start: Pick<StartUrl, 'isFromCart' | 'summaryPath'>) {
  const { t } = useTranslation('register')
  const textOf = useRegistrationProblem()
  const response = useActionData<typeof register>()
  const isBusy = useNavigation().state !== 'idle'
  const noteResume = useResumeNote(start)
  const form = useForgottenPassword(response)
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
      onSubmit={(event) => (isBusy ? event.preventDefault() : noteResume())}
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

/** A password that was refused is not kept in the page. */
function useForgottenPassword(response: unknown) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const password = form.current?.elements.namedItem('password')
    if (response !== undefined && password instanceof HTMLInputElement) password.value = ''
  }, [response])
  return form
}
