import { useTranslation } from 'react-i18next'
import { Form, useNavigation } from 'react-router-dom'
import { Button } from '../../components/button'
import { Field } from '../../components/field'
import { ProblemSummary } from '../../forms/problem-summary'
import { textOf } from '../../forms/text-of'
import { FailureText } from '../../shared/failures/failure-text'
import { PasswordField, useClearedPassword } from './password-field'
import { passwordFields } from './password-fields'
import { usePasswordBinding } from './password-form'
import type { PasswordFormProps } from './password-form'
import styles from './sign-in-form.module.css'
import { useResendWait } from './use-resend-wait'

/** The second step: the code and the new password. The address is asked for again where no script has kept it. */
export function NewPasswordForm({ response, email, onEmail }: PasswordFormProps) {
  const { t } = useTranslation('password')
  const isBusy = useNavigation().state !== 'idle'
  const form = useClearedPassword(response)
  const { field, errors } = usePasswordBinding(passwordFields, response)
  return (
    <Form
      ref={form}
      className={styles.form}
      method="post"
      replace
      noValidate
      onSubmit={(event) => {
        if (isBusy) event.preventDefault()
        else onEmail(textOf(new FormData(event.currentTarget), 'email'))
      }}
    >
      <ProblemSummary errors={errors} response={response}>
        {response?.failure ? (
          <FailureText failure={response.failure} own={{ unreachable: t('problem.unreachable') }} />
        ) : null}
      </ProblemSummary>
      <Field
        key={email}
        {...field('email')}
        label={t('email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={email}
      />
      <Field
        {...field('code')}
        label={t('code')}
        hint={t('codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        defaultValue={response?.entered.code}
      />
      <PasswordField
        {...field('password')}
        label={t('password')}
        hint={t('passwordHint')}
        autoComplete="new-password"
        required
      />
      <Button
        variant="primary"
        size="prominent"
        wide
        name="intent"
        value="set"
        busy={isBusy}
        busyLabel={t('setting')}
      >
        {t('set')}
      </Button>
      <ResendButton />
    </Form>
  )
}

/** Sends the same form without an intent, which asks for another code; the first minute it waits. */
function ResendButton() {
  const { t } = useTranslation('password')
  const seconds = useResendWait()
  return (
    <Button variant="secondary" disabled={seconds > 0}>
      {seconds > 0 ? t('resendIn', { count: seconds }) : t('resend')}
    </Button>
  )
}
