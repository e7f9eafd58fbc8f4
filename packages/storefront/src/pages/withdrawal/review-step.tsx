import { useTranslation } from 'react-i18next'
import { Form, Link, useNavigation } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { Button } from '../../components/button'
import { ResponseFocus } from '../../forms/response-focus'
import { useResponseFocus } from '../../forms/use-response-focus'
import { FailureNote } from '../../shared/failures/failure-note'
import { DeclarationDetails } from './declaration-details'
import type { EnteredDeclaration } from './data/declaration'
import { MadeToMeasureNote } from './made-to-measure-note'
import type { WithdrawalResponse } from './data/withdrawal-action'
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
  const heading = useResponseFocus<HTMLHeadingElement>(failure === undefined ? response : undefined)
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {t('review.title')}
      </h1>
      <p className={styles.lead}>{t('review.lead')}</p>
      {failure === undefined ? null : (
        <ResponseFocus response={response}>
          <FailureNote failure={failure} own={{ unreachable: t('problems.unreachable') }} isBesideForm>
            {failure.messageKey === 'tooOften' ? <OtherContacts /> : null}
          </FailureNote>
        </ResponseFocus>
      )}
      <p className={styles.declaration}>{t('review.declaration')}</p>
      <DeclarationDetails declaration={declaration} />
      <MadeToMeasureNote />
      <Form
        method="post"
        onSubmit={(event) => {
          if (isBusy) event.preventDefault()
        }}
      >
        <EnteredFields entered={entered} />
        <input type="hidden" name="key" value={key} />
        <div className={styles.actions}>
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
          <Button size="prominent" name="intent" value="change">
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
  const { name, order, email, scope, line, written } = entered
  return (
    <>
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="order" value={order} />
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="scope" value={scope} />
      {line.map((each) => (
        <input key={each} type="hidden" name="line" value={each} />
      ))}
      <textarea hidden readOnly name="written" value={written} />
    </>
  )
}
