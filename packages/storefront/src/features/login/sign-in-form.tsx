import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, useActionData, useNavigation } from 'react-router-dom'
import { Button } from '../../components/button'
import { Field } from '../../components/field'
import { FailureNote } from '../failures/failure-note'
import { PasswordField, useClearedPassword } from './password-field'
import { useSaveCartTarget } from './return-target'
import styles from './sign-in-form.module.css'
import type { signInBuyer } from './sign-in-action'
import type { StartUrl } from './start-url'

/**
 * E-mail and password. Sent to this page's own URL, which has the return target, and without a history entry: Back
 * leads to the page before the sign-in.
 */
export function SignInForm(start: Pick<StartUrl, 'isFromCart' | 'summaryPath'>) {
  const { t } = useTranslation('login')
  const response = useActionData<typeof signInBuyer>()
  const isBusy = useNavigation().state !== 'idle'
  const saveCartTarget = useSaveCartTarget(start)
  const form = useClearedPassword(response)
  useEffect(() => {
    if (response !== undefined) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, response])
  const problem = response?.problem
  return (
    <Form
      ref={form}
      className={styles['form']}
      method="post"
      replace
      noValidate
      onSubmit={(event) => (isBusy ? event.preventDefault() : saveCartTarget())}
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
