import { useTranslation } from 'react-i18next'
import { Form, useNavigation } from 'react-router-dom'
import { Button } from '../../components/button'
import { ProblemSummary } from '../../forms/problem-summary'
import { textOf } from '../../forms/text-of'
import { FailureText } from '../../shared/failures/failure-text'
import { AccountNameField } from './account-name-field'
import { usePasswordBinding } from './password-form'
import type { PasswordFormProps } from './password-form'
import styles from './sign-in-form.module.css'

/** The first step: the address to which the code goes. */
export function CodeRequestForm({ response, email, onEmail }: PasswordFormProps) {
  const { t } = useTranslation('password')
  const isBusy = useNavigation().state !== 'idle'
  const { field, errors } = usePasswordBinding(['email'], response)
  return (
    <Form
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
      <Button variant="primary" size="prominent" wide busy={isBusy} busyLabel={t('asking')}>
        {t('ask')}
      </Button>
    </Form>
  )
}
