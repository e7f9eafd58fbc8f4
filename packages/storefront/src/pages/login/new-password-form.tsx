import { useTranslation } from 'react-i18next'
import { Form, useNavigation } from 'react-router-dom'
import { Button } from '../../components/button'
import { Field } from '../../components/field'
import { ProblemSummary } from '../../forms/problem-summary'
import { textOf } from '../../forms/text-of'
import { FailureText } from '../../shared/failures/failure-text'
import { AccountNameField } from './account-name-field'
import { PasswordField, useClearedPassword } from './password-field'
import { passwordFields } from './password-fields'
import { usePasswordBinding } from './password-form'
import type { PasswordFormProps } from './password-form'
import { ResendButton } from './resend-button'
import styles from './sign-in-form.module.css'

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
      <AccountNameField field={field} email={email} />
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
