import { useTranslation } from 'react-i18next'
import { Form, useNavigation } from 'react-router-dom'
import { Button } from '../../components/button'
import { ProblemSummary } from '../../forms/problem-summary'
import { FailureText } from '../../shared/failures/failure-text'
import type { RefusedProfile } from './data/profile-action'
import styles from './profile-page.module.css'

/** Asks for the code with which a new password is chosen, on the page for forgotten ones. */
export function PasswordPart({ response }: { readonly response: RefusedProfile | undefined }) {
  const { t } = useTranslation('profile')
  const { state, formData } = useNavigation()
  const isBusy = state !== 'idle'
  return (
    <section className={styles.part} aria-labelledby="password">
      <h2 id="password">{t('password')}</h2>
      <p className={styles.text}>{t('passwordText')}</p>
      <ProblemSummary errors={[]} response={response}>
        {response?.failure ? (
          <FailureText failure={response.failure} own={{ unreachable: t('problem.unreachable') }} />
        ) : null}
      </ProblemSummary>
      <Form
        method="post"
        onSubmit={(event) => {
          if (isBusy) event.preventDefault()
        }}
      >
        <Button
          variant="secondary"
          name="intent"
          value="password"
          busy={isBusy && formData?.get('intent') === 'password'}
          busyLabel={t('sending')}
        >
          {t('changePassword')}
        </Button>
      </Form>
    </section>
  )
}
