import { useShopClient } from '@cartonnage/react-hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, Link, useNavigation } from 'react-router-dom'
import { Button, buttonClass } from '../../components/button'
import { Note } from '../../components/note'
import { bindFields } from '../../forms/bind-fields'
import { goToField } from '../../forms/go-to-field'
import { ProblemSummary } from '../../forms/problem-summary'
import { FailureText } from '../../shared/failures/failure-text'
import { usePriceView } from '../../shared/price/use-price-view'
import { useQuantityProblemText } from './quantity-problem-text'
import type { ReorderResponse } from './data/order-again-action'
import styles from './order-again.module.css'
import type { ReorderData } from './data/reorder-data'
import {
  planOf,
  quantityField,
  readQuantities,
  readReorderForm,
  reorderFields,
  writeHeld,
} from './reorder-form'
import type { EnteredReorder } from './reorder-form'
import { ReorderRow } from './reorder-row'
import { ReorderSums, sumsId } from './reorder-sums'
import { findListed, nameOf } from './reorder-names'

interface ReorderEditorProps {
  readonly data: ReorderData
  readonly response: ReorderResponse | undefined
  /** What the fields begin with. */
  readonly start: EnteredReorder
}

/** The lines of an order as they are sold today, each to choose, and one button that adds the chosen ones. */
export function ReorderEditor({ data, response, start }: ReorderEditorProps) {
  const { t } = useTranslation('order-again')
  const { locale } = useShopClient()
  const [entered, setEntered] = useState(start)
  const plan = planOf(data, { held: start.held ?? [], entered: readQuantities(entered, locale).numbers })
  const { field, errors } = useQuantityBinding(data, response)
  const isBusy = useNavigation().formMethod === 'POST'
  const canAdd = plan.some(({ obstacle, successor }) => obstacle === undefined || successor !== undefined)
  return (
    <Form
      method="post"
      noValidate
      className={styles.editor}
      onChange={(event) =>
        setEntered({ ...readReorderForm(new FormData(event.currentTarget)), held: start.held })
      }
      onSubmit={(event) => {
        if (isBusy) event.preventDefault()
      }}
    >
      <ProblemSummary errors={errors} response={response}>
        {response?.isEmpty === true ? <p>{t('empty')}</p> : null}
        {response?.failure === undefined ? null : (
          <FailureText failure={response.failure} own={{ busy: t('busy'), unreachable: t('failed') }} />
        )}
      </ProblemSummary>
      {canAdd ? <Lead /> : <Note kind="warning">{t('nothing')}</Note>}
      {start.held === null ? null : (
        <input type="hidden" name={reorderFields.held} value={writeHeld(start.held)} />
      )}
      <ul className={styles.lines}>
        {plan.map((line) => (
          <ReorderRow
            key={line.id}
            line={line}
            products={data.products}
            start={start}
            field={field(quantityField(line.id))}
          />
        ))}
      </ul>
      <ReorderSums plan={plan} choice={entered.choice} />
      <div className={styles.actions}>
        {canAdd ? (
          <Button variant="primary" size="prominent" busy={isBusy} busyLabel={t('adding')}>
            {t('add')}
          </Button>
        ) : null}
        <Link className={buttonClass({ size: 'prominent' })} to={data.path}>
          {t('cancel')}
        </Link>
      </div>
    </Form>
  )
}

/** What the form does, in which prices, and a link past the lines. */
function Lead() {
  const { t } = useTranslation('order-again')
  const { mainLabel } = usePriceView()
  return (
    <p>
      {`${t('lead', { label: mainLabel })} `}
      <a className="link" href={`#${sumsId}`} onClick={goToField}>
        {t('toSums')}
      </a>
    </p>
  )
}

/** The quantity fields by line, whose names are only known with the order. */
function useQuantityBinding({ items, products }: ReorderData, response: ReorderResponse | undefined) {
  const textOf = useQuantityProblemText()
  const problems = Object.entries(response?.problems ?? {})
  return bindFields({
    form: 'reorder',
    names: problems.map(([id]) => quantityField(id)),
    problems: Object.fromEntries(problems.map(([id, problem]) => [quantityField(id), problem])),
    textOf: (name, problem) => {
      const item = items.find(({ productId }) => productId !== null && quantityField(productId) === name)
      return textOf(
        problem,
        nameOf(item ?? { name: null, sku: null }, findListed(products, item?.productId ?? null)),
      )
    },
  })
}
