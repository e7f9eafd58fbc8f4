import { useTranslation } from 'react-i18next'
import { Form, Link, useLoaderData, useNavigation } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { Button } from '../../components/button'
import { Field } from '../../components/field'
import { Note } from '../../components/note'
import { FailureText } from '../failures/failure-text'
import type { DeclarationField } from './declaration'
import { ScopeFields } from './scope-fields'
import type { WithdrawalResponse } from './withdrawal-action'
import type { loadWithdrawal } from './withdrawal-loader'
import styles from './withdrawal-page.module.css'

interface DeclareStepProps {
  readonly response: Extract<WithdrawalResponse, { step: 'declare' }> | undefined
}

/** Step 1: name, order and e-mail address. */
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
        <ScopeFields entered={response?.entered} isWrong={response?.wrong.includes('lines') ?? false} />
        <Note kind="plain">{t('declare.made')}</Note>
        <div className={styles['actions']}>
          <Button variant="primary" size="prominent" name="intent" value="check" busy={isBusy}>
            {t('declare.next')}
          </Button>
          <p className={styles['quiet']}>{t('declare.privacy')}</p>
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

function PersonFields({ response }: DeclareStepProps) {
  const { t } = useTranslation('withdrawal')
  const initial = useLoaderData<typeof loadWithdrawal>()
  const entered = response?.entered
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
        defaultValue={entered?.name ?? initial.name}
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
        defaultValue={entered?.orderReferenceNumber ?? initial.order}
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
        defaultValue={entered?.email ?? initial.email}
        error={errorOf('email')}
      />
    </>
  )
}

/** Lists the invalid fields with links to them; nothing without problems. */
function ProblemSummary({ response }: DeclareStepProps) {
  const { t } = useTranslation('withdrawal')
  if (response === undefined || (response.wrong.length === 0 && response.refusal === undefined)) return null
  const own = { refused: t('problems.refused'), incomplete: t('problems.refused') }
  return (
    <div data-problems="" tabIndex={-1} autoFocus className={styles['problems']}>
      <Note kind="error" role="alert" title={t('problems.heading')}>
        {response.refusal === undefined ? null : <FailureText failure={response.refusal} own={own} />}
        <ul>
          {response.wrong.map((field) => (
            <li key={field}>
              <a className="link" href={`#withdrawal-${field}`}>
                {t(`problems.${field}`)}
              </a>
            </li>
          ))}
        </ul>
      </Note>
    </div>
  )
}
