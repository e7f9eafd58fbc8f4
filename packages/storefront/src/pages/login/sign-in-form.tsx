import { useTranslation } from 'react-i18next'
import { Form, useActionData, useNavigation } from 'react-router-dom'
import { Button } from '../../components/button'
import { Field } from '../../components/field'
import { bindFields } from '../../forms/bind-fields'
import { ProblemSummary } from '../../forms/problem-summary'
import { isCommonProblem, useTextProblem } from '../../forms/use-text-problem'
import { FailureText } from '../../shared/failures/failure-text'
import { PasswordField, useClearedPassword } from './password-field'
import { useSaveCartTarget } from './return-target'
import styles from './sign-in-form.module.css'
import type { SignInProblem } from './data/read-sign-in'
import type { SignInField } from './sign-in-fields'
import { signInFields, signInLimit } from './sign-in-fields'
import type { signInBuyer } from './data/sign-in-action'
import type { StartUrl } from './data/start-url'

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
  const { field, errors } = bindFields({
    form: 'sign-in',
    names: signInFields,
    problems: response?.problems,
    textOf: useSignInProblem(),
  })
  return (
    <Form
      ref={form}
      className={styles.form}
      method="post"
      replace
      noValidate
      onSubmit={(event) => (isBusy ? event.preventDefault() : saveCartTarget())}
    >
      <ProblemSummary errors={errors} response={response}>
        {response?.failure ? (
          <FailureText failure={response.failure} own={{ unreachable: t('problem.unreachable') }} />
        ) : null}
      </ProblemSummary>
      <Field
        {...field('email')}
        label={t('email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={response?.entered.email}
      />
      <PasswordField {...field('password')} label={t('password')} autoComplete="current-password" required />
      <Button variant="primary" size="prominent" wide busy={isBusy} busyLabel={t('busy')}>
        {t('submit')}
      </Button>
    </Form>
  )
}

/** Returns the sentence for what is wrong with a field. */
function useSignInProblem(): (name: SignInField, problem: SignInProblem) => string {
  const { t } = useTranslation('login')
  const textProblem = useTextProblem()
  return (name, problem) => {
    if (isCommonProblem(problem)) return textProblem(problem, { label: t(name), limit: signInLimit })
    return problem === 'missing' ? t(`problem.${name}`) : t('problem.credentials')
  }
}
