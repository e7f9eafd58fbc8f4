import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, useActionData, useNavigation } from 'react-router-dom'
import { Button } from '../../components/button'
import { Field } from '../../components/field'
import { FailureNote } from '../failures/failure-note'
import { PasswordField } from './password-field'
import styles from './sign-in-form.module.css'
import type { signInBuyer } from './sign-in-action'
import type { StartUrl } from './start-url'
import { useResumeNote } from './use-resume-note'

/**
 * E-mail and password. It is sent to this very address, which carries the way to go on, and leaves no trace in the
 * history: Back leads to the page before the sign-in.
 */
export function SignInForm(start: Pick<StartUrl, 'isFromCart' | 'summaryPath'>) {
  const { t } = useTranslation('login')
  const response = useActionData<typeof signInBuyer>()
  const isBusy = useNavigation().state !== 'idle'
  const noteResume = useResumeNote(start)
  const form = useFocusOnProblem(response)
  const problem = response?.problem
  return (
    <Form
      ref={form}
      className={styles['form']}
      method="post"
      replace
      noValidate
      onSubmit={(event) => {
        if (isBusy) return event.preventDefault()
        noteResume()
      }}
    >
      {typeof problem === 'object' ? (
        <FailureNote failure={problem} own={{ unreachable: t('problem.unreachable') }} isBesideForm />
      ) : null}
      <Field
        label={t('email')}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={response?.email}
        error={problem === 'email' ? t('problem.email') : undefined}
      />
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        required
        error={problem === 'password' || problem === 'credentials' ? t(`problem.${problem}`) : undefined}
      />
      <Button variant="primary" size="prominent" wide busy={isBusy} busyLabel={t('busy')}>
        {t('submit')}
      </Button>
    </Form>
  )
}

/** After a failure the password is gone, and the focus goes to the field that is wrong, read with its message. */
function useFocusOnProblem(response: unknown) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (response === undefined) return
    const password = form.current?.elements.namedItem('password')
    if (password instanceof HTMLInputElement) password.value = ''
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [response])
  return form
}
