import { useRequestForm } from '@cartonnage/react-hooks'
import type { RequestFields } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Form, Link, useNavigation } from 'react-router-dom'
import { Button } from '../../components/button'
import { ProblemSummary } from '../../forms/problem-summary'
import { shopDay } from '../../shared/delivery-day/shop-day'
import { FailureText } from '../../shared/failures/failure-text'
import { paths } from '../../shell/paths'
import { BoxFields } from './box-fields'
import { ContactFields } from './contact-fields'
import type { RequestResponse } from './data/request-action'
import { PrintFields } from './print-fields'
import { QuantityFields } from './quantity-fields'
import { RequestDrawing } from './request-drawing'
import type { RequestStart } from './request-query'
import styles from './request.module.css'
import { useRequestBinding } from './use-request-binding'
import { useSalesDesk } from './use-sales-desk'

interface RequestFormProps {
  readonly start: RequestStart
  readonly response: Extract<RequestResponse, { step: 'form' }> | undefined
}

const today = () => shopDay(Date.now())

/** The form: what was entered comes back with its problems, and what is typed stays in the tab until it is sent. */
export function RequestForm({ start, response }: RequestFormProps) {
  const { t } = useTranslation('request')
  const isBusy = useNavigation().state !== 'idle'
  const shown: RequestFields = response?.entered ?? start.fields
  const { fields, formProps } = useRequestForm({ start: shown, today })
  const { field, errors } = useRequestBinding(response?.problems, shown)
  const parts = { field, shown }
  return (
    <Form
      {...formProps}
      className={styles.form}
      method="post"
      action={paths.request()}
      noValidate
      onSubmit={(event) => {
        if (isBusy) event.preventDefault()
      }}
    >
      <RequestProblems response={response} errors={errors} />
      <BoxFields {...parts} />
      <RequestDrawing fields={fields} shown={shown} />
      <PrintFields {...parts} />
      <QuantityFields {...parts} />
      <ContactFields {...parts} />
      <Source start={start} />
      <div className={styles.actions}>
        <Button variant="primary" size="prominent" busy={isBusy} busyLabel={t('sending')}>
          {t('send')}
        </Button>
        <p className={styles.quiet}>
          {t('privacy')}{' '}
          <Link className="link" to={paths.service('privacy')}>
            {t('privacyLink')}
          </Link>
        </p>
      </div>
    </Form>
  )
}

/** Where the visitor comes from: goes with the request. */
function Source({ start: { product, term } }: Pick<RequestFormProps, 'start'>) {
  const { t } = useTranslation('request')
  return (
    <>
      <input type="hidden" name="product" value={product} />
      <input type="hidden" name="term" value={term} />
      {term === '' ? null : <p className={styles.quiet}>{t('from.term', { term })}</p>}
    </>
  )
}

interface RequestProblemsProps extends Pick<RequestFormProps, 'response'> {
  readonly errors: ReturnType<typeof useRequestBinding>['errors']
}

/** The summary above the form; nothing without problems. */
function RequestProblems({ response, errors }: RequestProblemsProps) {
  const { t } = useTranslation('request')
  const desk = useSalesDesk()
  const own = {
    ...{ refused: t('problem.refused'), incomplete: t('problem.refused') },
    tooOften: t('problem.tooOften', desk),
  }
  const failure = response?.failure
  return (
    <div className={styles.summary}>
      <ProblemSummary title={t('problem.heading')} errors={errors} response={response}>
        {failure === undefined ? null : <FailureText failure={failure} own={own} />}
      </ProblemSummary>
    </div>
  )
}
