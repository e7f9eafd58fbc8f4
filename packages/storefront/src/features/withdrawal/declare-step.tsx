import { useTranslation } from 'react-i18next'
import { Form, Link, useLoaderData, useNavigation } from 'react-router-dom'
import { paths } from '../../app/paths'
import { Button } from '../../components/button'
import { Field } from '../../components/field'
import { Note } from '../../components/note'
import type { DeclarationField } from './declaration'
import { ProblemSummary } from './problem-summary'
import { ScopeFields } from './scope-fields'
import type { WithdrawalResponse } from './withdrawal-action'
import type { loadWithdrawal } from './withdrawal-loader'
import styles from './withdrawal-page.module.css'

export interface DeclareStepProps {
  readonly response: Extract<WithdrawalResponse, { step: 'declare' }> | undefined
}

/** Step 1: who withdraws, from which order, and where the receipt goes. */
export function DeclareStep({ response }: DeclareStepProps) {
  const { t } = useTranslation('withdrawal')
  const isBusy = useNavigation().state !== 'idle'
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={styles['lead']}>
        {t('declare.lead')}{' '}
        <Link className="link" to={paths.service('withdrawal')}>
          {t('declare.policy')}
        </Link>
      </p>
      <BusinessNote />
      <ProblemSummary response={response} />
      <Form
        className={styles['form']}
        method="post"
        noValidate
        onSubmit={(event) => {
          if (isBusy) event.preventDefault()
        }}
      >
        <PersonFields response={response} />
        <ScopeFields typed={response?.typed} isWrong={response?.wrong.includes('lines') ?? false} />
        <Note kind="plain">{t('declare.made')}</Note>
        <div className={styles['ways']}>
          <Button variant="primary" size="prominent" name="intent" value="check" busy={isBusy}>
            {t('declare.next')}
          </Button>
          <p className={styles['quiet']}>{t('declare.privacy')}</p>
        </div>
      </Form>
    </>
  )
}

/** Companies have no such right; whoever is signed in for one may still be a consumer in another matter. */
function BusinessNote() {
  const { t } = useTranslation('withdrawal')
  const { company } = useLoaderData<typeof loadWithdrawal>()
  if (company === null) return null
  return <Note kind="info">{t('declare.business', { company })}</Note>
}

function PersonFields({ response }: DeclareStepProps) {
  const { t } = useTranslation('withdrawal')
  const existing = useLoaderData<typeof loadWithdrawal>()
  const typed = response?.typed
  const errorOf = (field: DeclarationField) =>
    response?.wrong.includes(field) ? t(`problems.${field}`) : undefined
  return (
    <>
      <Field
        id="withdrawal-name"
        name="name"
        label={t('field.name')}
        autoComplete="name"
        required
        defaultValue={typed?.name ?? existing.name}
        error={errorOf('name')}
      />
      <Field
        id="withdrawal-order"
        name="order"
        label={t('field.order')}
        hint={t('field.orderHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        defaultValue={typed?.orderReferenceNumber ?? existing.order}
        error={errorOf('order')}
      />
      <Field
        id="withdrawal-email"
        name="email"
        type="email"
        label={t('field.email')}
        hint={t('field.emailHint')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={typed?.email ?? existing.email}
        error={errorOf('email')}
      />
    </>
  )
}
