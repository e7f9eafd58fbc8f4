import { useShopClient } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { Form, Link, useLoaderData, useNavigation } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { Button } from '../../components/button'
import { Field } from '../../components/field'
import { Note } from '../../components/note'
import { UnbrokenPart } from '../../components/unbroken-part'
import { ProblemSummary } from '../../forms/problem-summary'
import { useResponseFocus } from '../../forms/use-response-focus'
import { FailureText } from '../../shared/failures/failure-text'
import { formatOrderDate } from '../../shell/order-date'
import { MadeToMeasureNote } from './made-to-measure-note'
import { ScopeFields } from './scope-fields'
import { useDeclarationBinding } from './use-declaration-binding'
import type { WithdrawalResponse } from './data/withdrawal-action'
import type { loadWithdrawal } from './data/withdrawal-loader'
import styles from './withdrawal-page.module.css'

interface DeclareStepProps {
  readonly response: Extract<WithdrawalResponse, { step: 'declare' }> | undefined
}

/** Step 1: name, order and e-mail address. */
export function DeclareStep({ response }: DeclareStepProps) {
  const { t } = useTranslation('withdrawal')
  const isBusy = useNavigation().state !== 'idle'
  // With problems the summary takes the focus.
  const hasProblems = response?.refusal !== undefined || Object.keys(response?.problems ?? {}).length > 0
  const heading = useResponseFocus<HTMLHeadingElement>(hasProblems ? undefined : response)
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {t('title')}
      </h1>
      <p className={styles.lead}>
        {t('declare.lead')}{' '}
        <Link className="link" to={paths.service('withdrawal')}>
          {t('declare.policy')}
        </Link>
      </p>
      <BusinessNote />
      <EarlierNote />
      <Form
        className={styles.form}
        method="post"
        noValidate
        onSubmit={(event) => {
          if (isBusy) event.preventDefault()
        }}
      >
        <DeclarationProblemSummary response={response} />
        <PersonFields response={response} />
        <ScopeFields response={response} />
        <MadeToMeasureNote />
        <div className={styles.actions}>
          <Button
            variant="primary"
            size="prominent"
            name="intent"
            value="check"
            busy={isBusy}
            busyLabel={t('declare.busy')}
          >
            {t('declare.next')}
          </Button>
          <p className={styles.quiet}>{t('declare.privacy')}</p>
        </div>
      </Form>
    </>
  )
}

/** Companies have no such right; their buyers may still be consumers in another matter. */
function BusinessNote() {
  const { t } = useTranslation('withdrawal')
  const { company } = useLoaderData<typeof loadWithdrawal>()
  if (company === null) return null
  return <Note kind="info">{t('declare.business', { company })}</Note>
}

/** What was declared before, so that nobody does it twice by mistake. */
function EarlierNote() {
  const { t } = useTranslation('withdrawal')
  const { locale } = useShopClient()
  const { declared } = useLoaderData<typeof loadWithdrawal>()
  if (declared === null) return null
  const { withdrawalId: id, receivedAt } = declared
  const text = t('declare.earlier', { id, date: formatOrderDate(receivedAt, locale) })
  return (
    <Note kind="info">
      <UnbrokenPart text={text} part={id} />
    </Note>
  )
}

function PersonFields({ response }: DeclareStepProps) {
  const { t } = useTranslation('withdrawal')
  const initial = useLoaderData<typeof loadWithdrawal>()
  const entered = response?.entered
  const { field } = useDeclarationBinding(response?.problems)
  return (
    <>
      <Field
        {...field('name')}
        label={t('field.name')}
        autoComplete="name"
        required
        defaultValue={entered?.name ?? initial.name}
      />
      <Field
        {...field('order')}
        label={t('field.order')}
        hint={t('field.orderHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        defaultValue={entered?.order ?? initial.order}
      />
      <Field
        {...field('email')}
        type="email"
        label={t('field.email')}
        hint={t('field.emailHint')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={entered?.email ?? initial.email}
      />
    </>
  )
}

/** The summary above the form; nothing without problems. */
function DeclarationProblemSummary({ response }: DeclareStepProps) {
  const { t } = useTranslation('withdrawal')
  const { errors } = useDeclarationBinding(response?.problems)
  const own = { refused: t('problems.refused'), incomplete: t('problems.refused') }
  return (
    <ProblemSummary title={t('problems.heading')} errors={errors} response={response}>
      {response?.refusal === undefined ? null : <FailureText failure={response.refusal} own={own} />}
    </ProblemSummary>
  )
}
