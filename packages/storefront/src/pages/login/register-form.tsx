import { hasOwnFields } from '../../shell/own-fields'
import { useShopClient } from '@cartonnage/react-hooks'
import { ResponseFocus } from '../../forms/response-focus'
import { Note } from '../../components/note'
import { useTranslation } from 'react-i18next'
import { Form, Link, useActionData, useNavigation } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { Button } from '../../components/button'
import { Choice } from '../../components/choice'
import { Field } from '../../components/field'
import type { FieldProps } from '../../components/field'
import type { FieldError } from '../../forms/bind-fields'
import { bindFields } from '../../forms/bind-fields'
import { ProblemSummary } from '../../forms/problem-summary'
import { isCommonProblem, useTextProblem } from '../../forms/use-text-problem'
import { FailureText } from '../../shared/failures/failure-text'
import { PasswordField, useClearedPassword } from './password-field'
import { customerKinds, registrationFields, registrationLimits } from './registration-fields'
import type { RegistrationProblem } from './data/read-registration'
import type { RegistrationField } from './registration-fields'
import type { register, RefusedRegistration } from './data/register-action'
import { useSaveCartTarget, useReturnTarget } from './return-target'
import styles from './sign-in-form.module.css'
import type { StartUrl } from './data/start-url'

const fields = {
  companyName: { autoComplete: 'organization' },
  vatId: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
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
  const client = useShopClient()
  const response = useActionData<typeof register>()
  const isBusy = useNavigation().state !== 'idle'
  const saveCartTarget = useSaveCartTarget(start)
  const form = useClearedPassword(response)
  const { field, errors } = bindFields({
    form: 'register',
    names: registrationFields,
    problems: response?.problems,
    textOf: useRegistrationProblem(),
  })
  const propsOf = (name: RegistrationField): FieldProps => ({
    ...field(name),
    ...fields[name],
    label: t(name),
    required: true,
  })
  const entered = response?.entered
  if (response?.isOpened) return <OpenedNote response={response} />
  return (
    <Form
      ref={form}
      className={styles.form}
      method="post"
      replace
      noValidate
      onSubmit={(event) => (isBusy ? event.preventDefault() : saveCartTarget())}
    >
      {response === undefined ? null : <RegisterProblems refused={response} errors={errors} />}
      {hasOwnFields(client) ? <CustomerFields entered={entered} propsOf={propsOf} /> : null}
      <Field {...propsOf('firstName')} defaultValue={entered?.firstName} />
      <Field {...propsOf('lastName')} defaultValue={entered?.lastName} />
      <Field {...propsOf('email')} defaultValue={entered?.email} />
      {hasOwnFields(client) ? (
        <PasswordField {...propsOf('password')} hint={t('passwordHint')} />
      ) : (
        <p className={styles.note}>{t('byMail')}</p>
      )}
      <p className={styles.note}>
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

interface CustomerFieldsProps {
  readonly entered: RefusedRegistration['entered'] | undefined
  readonly propsOf: (name: RegistrationField) => FieldProps
}

/** Private person or firm; the fields of a firm are there as soon as it is chosen, also without scripts. */
function CustomerFields({ entered, propsOf }: CustomerFieldsProps) {
  const { t } = useTranslation('register')
  return (
    <div className={styles.customer}>
      <fieldset className={styles.kinds}>
        <legend>{t('customer.legend')}</legend>
        {customerKinds.map((kind) => (
          <Choice
            key={kind}
            type="radio"
            name="customer"
            value={kind}
            card
            defaultChecked={(entered?.customer ?? 'private') === kind}
            label={t(`customer.${kind}`)}
          />
        ))}
      </fieldset>
      <div className={styles.firm}>
        <p className={styles.note}>{t('customer.note')}</p>
        <Field {...propsOf('companyName')} defaultValue={entered?.companyName} />
        <Field {...propsOf('vatId')} hint={t('vatIdHint')} defaultValue={entered?.vatId} />
      </div>
    </div>
  )
}

function OpenedNote({ response }: { readonly response: RefusedRegistration }) {
  const { t } = useTranslation('register')
  return (
    <ResponseFocus response={response}>
      <Note kind="success" title={t('opened.title')} role="status">
        <p>{t('opened.text', { email: response.entered.email })}</p>
      </Note>
    </ResponseFocus>
  )
}

/** Returns the sentence for what is wrong with a field. */
function useRegistrationProblem(): (name: RegistrationField, problem: RegistrationProblem) => string {
  const { t } = useTranslation('register')
  const textProblem = useTextProblem()
  return (name, problem) => {
    if (isCommonProblem(problem)) {
      return textProblem(problem, { label: t(name), limit: registrationLimits[name] })
    }
    // These say what the field should have.
    if (problem === 'missing' || problem === 'weak') return t(`problem.${name}`)
    if (problem === 'vatId') return t('problem.vatIdFormat')
    return t(`problem.${problem}`)
  }
}

interface RegisterProblemsProps {
  readonly refused: RefusedRegistration
  readonly errors: readonly FieldError[]
}

/** The problem summary above the form. */
function RegisterProblems({ refused, errors }: RegisterProblemsProps) {
  const { t } = useTranslation('register')
  const { problems, reasons, failure } = refused
  return (
    <ProblemSummary title={reasons.length > 0 ? t('refused') : undefined} errors={errors} response={refused}>
      {failure === null ? null : (
        <FailureText failure={failure} own={{ unreachable: t('problem.unreachable') }} />
      )}
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {problems.email === 'taken' || reasons.length > 0 ? <SignInInstead /> : null}
    </ProblemSummary>
  )
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
