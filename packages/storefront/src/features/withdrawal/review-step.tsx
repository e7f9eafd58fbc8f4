import { useTranslation } from 'react-i18next'
import { Form, Link, useNavigation } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { Button } from '../../components/button'
import { Note } from '../../components/note'
import { FailureNote } from '../failures/failure-note'
import { DeclarationDetails } from './declaration-details'
import type { EnteredDeclaration } from './declaration'
import type { WithdrawalResponse } from './withdrawal-action'
import styles from './withdrawal-page.module.css'

interface ReviewStepProps {
  readonly response: Extract<WithdrawalResponse, { step: 'review' }>
}

/** Step 2: the declaration, and the button that makes it, with its legal text only. */
export function ReviewStep({ response }: ReviewStepProps) {
  const { t } = useTranslation('withdrawal')
  const { state, formData } = useNavigation()
  const isBusy = state !== 'idle'
  const { entered, declaration, key, failure } = response
  return (
    <>
      <h1>{t('review.title')}</h1>
      <p className={styles['lead']}>{t('review.lead')}</p>
      {failure === undefined ? null : (
        <div data-problems="" tabIndex={-1} autoFocus>
          <FailureNote failure={failure} own={{ unreachable: t('problems.unreachable') }} isBesideForm>
            {failure.messageKey === 'tooOften' ? <OtherContacts /> : null}
          </FailureNote>
        </div>
      )}
      <p className={styles['declaration']}>{t('review.declaration')}</p>
      <DeclarationDetails declaration={declaration} />
      <Note kind="plain">{t('declare.made')}</Note>
      <Form
        method="post"
        onSubmit={(event) => {
          if (isBusy) event.preventDefault()
        }}
      >
        <EnteredFields entered={entered} />
        <input type="hidden" name="key" value={key} />
        <div className={styles['actions']}>
          <Button
            variant="primary"
            size="prominent"
            name="intent"
            value="confirm"
            busy={isBusy && formData?.get('intent') === 'confirm'}
            busyLabel={t('review.busy')}
          >
            {t('review.confirm')}
          </Button>
          <Button name="intent" value="change">
            {t('review.change')}
          </Button>
        </div>
      </Form>
    </>
  )
}

/** The right of withdrawal does not depend on this form. */
function OtherContacts() {
  const { t } = useTranslation('withdrawal')
  return (
    <p>
      {t('problems.tooOften')}{' '}
      <Link className="link" to={paths.service('contact')}>
        {t('problems.contact')}
      </Link>
    </p>
  )
}

/** The first step's input as hidden fields, to confirm or to edit it: the server saves nothing. */
function EnteredFields({ entered }: { readonly entered: EnteredDeclaration }) {
  const { name, orderReferenceNumber, email, isPart, ticked, written } = entered
  return (
    <>
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="order" value={orderReferenceNumber} />
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="scope" value={isPart ? 'part' : 'whole'} />
      {ticked.map((line) => (
        <input key={line} type="hidden" name="line" value={line} />
      ))}
      <textarea hidden readOnly name="written" value={written} />
    </>
  )
}
