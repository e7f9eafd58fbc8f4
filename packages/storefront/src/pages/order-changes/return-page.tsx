import { useTranslation } from 'react-i18next'
import { Form, Link, useActionData, useLoaderData, useNavigation } from 'react-router-dom'
import { Button, buttonClass } from '../../components/button'
import { Field } from '../../components/field'
import { Note } from '../../components/note'
import { TextArea } from '../../components/text-area'
import { bindFields } from '../../forms/bind-fields'
import { ProblemSummary } from '../../forms/problem-summary'
import { ResponseFocus } from '../../forms/response-focus'
import { loadLater } from '../../shell/load-later'
import type { PageHandle } from '../../shell/page-handle'
import { BuyingPage } from '../../shared/lines/buying-page'
import { keepSizesTogether } from '../../shared/lines/cart-item'
import { FailureText } from '../../shared/failures/failure-text'
import type { ReturnableItem } from '../../shared/order-facts/order-changes'
import styles from './order-changes.module.css'
import type { announceReturn, ReturnResponse } from './data/return-action'
import { quantityField } from './return-fields'
import type { loadReturn } from './data/return-loader'

export const action = loadLater(async () => (await import('./data/return-action')).announceReturn)
export const loader = loadLater(async () => (await import('./data/return-loader')).loadReturn)

export const handle: PageHandle<typeof loadReturn> = {
  kind: 'orders',
  isConfidential: true,
  title: ({ i18n }) => i18n.t('return.title', { ns: 'order-changes' }),
}

/** Which items of an order go back, and how many. */
export function Component() {
  const { t } = useTranslation('order-changes')
  const loaded = useLoaderData<typeof loadReturn>()
  const response = useActionData<typeof announceReturn>()
  const returnable = response?.returnable ?? loaded.returnable
  return (
    <BuyingPage>
      <div className={styles.page}>
        <h1>{t('return.title')}</h1>
        {returnable.length === 0 ? (
          <NotPossible path={loaded.path} response={response} />
        ) : (
          <>
            <p>{t('return.text')}</p>
            <ReturnForm returnable={returnable} response={response} />
          </>
        )}
      </div>
    </BuyingPage>
  )
}

interface NotPossibleProps {
  readonly path: string
  /** Where it was possible when the form was opened. */
  readonly response: ReturnResponse | undefined
}

function NotPossible({ path, response }: NotPossibleProps) {
  const { t } = useTranslation('order-changes')
  const text = t('return.notPossible')
  return (
    <>
      {response === undefined ? (
        <Note className={styles.note} kind="info">
          {text}
        </Note>
      ) : (
        <ResponseFocus response={response}>
          <Note className={styles.note} kind="error" role="alert">
            {text}
          </Note>
        </ResponseFocus>
      )}
      <Link className={buttonClass()} to={path}>
        {t('back')}
      </Link>
    </>
  )
}

interface ReturnFormProps {
  readonly returnable: readonly ReturnableItem[]
  readonly response: ReturnResponse | undefined
}

function ReturnForm({ returnable, response }: ReturnFormProps) {
  const { t } = useTranslation('order-changes')
  const { path, key } = useLoaderData<typeof loadReturn>()
  const isBusy = useNavigation().formMethod === 'POST'
  const { field, errors } = useQuantityBinding(returnable, response)
  return (
    <Form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => {
        if (isBusy) event.preventDefault()
      }}
    >
      <ProblemSummary errors={errors} response={response}>
        {isRefusedWhole(response) ? <ReturnProblem response={response} /> : null}
      </ProblemSummary>
      {returnable.map(({ id, name, sku, left }) => (
        <Field
          key={id}
          {...field(quantityField(id))}
          className={styles.quantity}
          label={t('return.quantityOf', { name: keepSizesTogether([sku, name].filter(Boolean).join(' ')) })}
          hint={t('return.left', { count: left })}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={response?.entered.quantities[id]}
        />
      ))}
      <TextArea
        name="reason"
        rows={3}
        maxLength={1000}
        label={t('return.reason')}
        labelNote={t('return.optional')}
        defaultValue={response?.entered.reason}
      />
      <input type="hidden" name="key" value={response?.entered.key ?? key} />
      <div className={styles.actions}>
        <Button variant="primary" size="prominent" busy={isBusy} busyLabel={t('return.busy')}>
          {t('return.confirm')}
        </Button>
        <Link className={buttonClass({ size: 'prominent' })} to={path}>
          {t('back')}
        </Link>
      </div>
    </Form>
  )
}

/** The fields by item, whose names are only known with the order. */
function useQuantityBinding(items: readonly ReturnableItem[], response: ReturnResponse | undefined) {
  const { t } = useTranslation('order-changes')
  const problems = Object.entries(response?.problems ?? {})
  return bindFields({
    form: 'return',
    names: items.map(({ id }) => quantityField(id)),
    problems: Object.fromEntries(problems.map(([id, problem]) => [quantityField(id), problem])),
    textOf: (name, problem) => {
      const item = items.find(({ id }) => quantityField(id) === name)
      return t(`return.problem.${problem}`, {
        name: keepSizesTogether(item?.name ?? ''),
        count: item?.left ?? 0,
      })
    },
  })
}

/** Something is wrong that belongs to no item. */
const isRefusedWhole = (response: ReturnResponse | undefined): response is ReturnResponse =>
  response?.isEmpty === true || response?.isRefused === true || response?.failure !== undefined

function ReturnProblem({ response: { isEmpty, failure } }: { readonly response: ReturnResponse }) {
  const { t } = useTranslation('order-changes')
  if (failure !== undefined) return <FailureText failure={failure} own={{ unreachable: t('unreachable') }} />
  return <p>{t(isEmpty === true ? 'return.empty' : 'return.refused')}</p>
}
