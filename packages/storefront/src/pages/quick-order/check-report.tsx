import { useSession, useShopClient } from '@cartonnage/react-hooks'
import { grossAmount, lineNet, orderAdditions, sumMoney } from '@cartonnage/sdk/rules'
import type { CheckedRow, Money } from '@cartonnage/sdk/rules'
import { useMemo, useState } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router-dom'
import { Button } from '../../components/button'
import { Field } from '../../components/field'
import { Note } from '../../components/note'
import { ResponseFocus } from '../../forms/response-focus'
import { FailureText } from '../../shared/failures/failure-text'
import { usePrices } from '../../shared/price/use-price-view'
import { paths } from '../../shell/paths'
import { CheckedLine } from './checked-line'
import type { CheckedList, OrderResponse } from './data/quick-order-response'
import { FaultyLines } from './faulty-lines'
import { GuestNote } from './guest-note'
import { isReady } from './list-text'
import { findListed, successorOf, toListedProducts } from './listed-products'
import { LineFilter, LineHeads } from './order-line'
import styles from './quick-order.module.css'
import { orderFields, readReplacement, writeLines } from './quick-order-form'

interface CheckReportProps {
  readonly response: OrderResponse
  readonly checked: CheckedList
  /** The lines are being added, or the list is being checked again. */
  readonly isBusy: boolean
  readonly actions: CheckActions
}

/** What the browser does by itself where it has scripts. */
export interface CheckActions {
  add(checked: CheckedList): void
  /** Checks the list again with another article number in one of its rows. */
  replace(change: { readonly place: number; readonly number: string }): void
  /** Puts these lines, and nothing else, into the field. */
  edit(list: string): void
}

/** What will become of every row of the list, what the ready ones cost, and one button that adds them. */
export function CheckReport({ response, checked, isBusy, actions }: CheckReportProps) {
  const { t } = useTranslation('quick-order')
  const { rows } = checked.order
  const ready = rows.filter(({ check }) => isReady(check))
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const { submitter } = event.nativeEvent as unknown as { submitter: HTMLButtonElement | null }
    const change = readReplacement(submitter?.name === orderFields.replace ? submitter.value : '')
    if (change === undefined) actions.add(checked)
    else actions.replace(change)
  }
  return (
    <section className={styles.report}>
      <Form method="post" onSubmit={send}>
        <ResponseFocus response={checked}>
          <h2 className="type-h3">{t('report.title', { ready: ready.length, count: rows.length })}</h2>
        </ResponseFocus>
        <input type="hidden" name={orderFields.list} value={response.list} />
        <input type="hidden" name={orderFields.lines} value={writeLines(orderAdditions(rows))} />
        {checked.held === null ? null : (
          <input type="hidden" name={orderFields.held} value={writeLines(checked.held)} />
        )}
        <CheckedLines checked={checked} />
        <div className={styles.foot}>
          <p>
            <strong>{t('report.title', { ready: ready.length, count: rows.length })}.</strong>
            <Skipped rows={rows} />
          </p>
          <Sum rows={rows} />
          {ready.length === 0 ? (
            <p>{t('report.none')}</p>
          ) : (
            <Button
              variant="primary"
              size="prominent"
              name={orderFields.intent}
              value="add"
              busy={isBusy}
              busyLabel={t('report.adding')}
            >
              {t('report.add', { count: ready.length })}
            </Button>
          )}
        </div>
        <Problems response={response} />
      </Form>
      <FaultyLines rows={rows} onEdit={actions.edit} />
      <SaveAsList rows={rows} />
    </section>
  )
}

/** Why nothing was added. */
function Problems({ response: { failure, needs, isCartBusy, list } }: { readonly response: OrderResponse }) {
  const { t } = useTranslation('quick-order')
  if (needs !== undefined) return <GuestNote needs={needs} list={list} />
  if (failure === undefined && isCartBusy !== true) return null
  return (
    <Note kind="warning" role="alert" className={styles.note}>
      {failure === undefined ? (
        <p>{t('problem.busy')}</p>
      ) : (
        <FailureText failure={failure} own={{ busy: t('problem.busy'), unreachable: t('problem.failed') }} />
      )}
    </Note>
  )
}

function CheckedLines({ checked: { order } }: { readonly checked: CheckedList }) {
  const { t } = useTranslation('quick-order')
  const { each } = usePrices()
  const [onlyProblems, setOnlyProblems] = useState(false)
  const products = useMemo(() => toListedProducts(order), [order])
  const { rows } = order
  const isWanted = ({ check }: CheckedRow) => !onlyProblems || !isReady(check)
  const problems = rows.filter(({ check }) => !isReady(check)).length
  return (
    <>
      <LineFilter counts={{ all: rows.length, problems }} only={onlyProblems} onChange={setOnlyProblems} />
      <LineHeads totalLabel={each(({ mainLabel }) => t('report.head.total', { label: mainLabel }))} />
      <ol className={styles.lines}>
        {rows.map((checkedRow) => {
          if (!isWanted(checkedRow)) return null
          const { row, check } = checkedRow
          const product = 'productId' in check ? findListed(products, check.productId) : undefined
          return (
            <CheckedLine
              key={row.place}
              checked={checkedRow}
              product={product}
              successor={successorOf(products, check)}
            />
          )
        })}
      </ol>
    </>
  )
}

/** Beyond these their places are not listed one by one. */
const namedLines = 8

function Skipped({ rows }: { readonly rows: readonly CheckedRow[] }) {
  const { t } = useTranslation('quick-order')
  const places = rows.flatMap(({ row, check }) => (isReady(check) ? [] : [row.place]))
  const { length: count } = places
  if (count === 0) return null
  return count > namedLines
    ? ` ${t('report.skippedMany', { count })}`
    : ` ${t('report.skipped', { count, lines: places.join(', ') })}`
}

/** What the ready rows cost, without delivery. */
function Sum({ rows }: { readonly rows: readonly CheckedRow[] }) {
  const { t } = useTranslation('quick-order')
  const { each, text, vatRate } = usePrices()
  const amounts = rows.flatMap(({ check }): Money[] =>
    check.kind === 'ready' && check.unitPrice ? [lineNet(check.unitPrice, check.quantity)] : [],
  )
  if (amounts.length === 0) return null
  const net = sumMoney(amounts)
  return (
    <p className={styles.sum}>
      {each(({ main, mainLabel }) => (
        <>
          <span className="visually-hidden">{`${t('report.total', { label: mainLabel })}: `}</span>
          <strong className={styles.amount}>
            {text(main === 'gross' ? grossAmount(net, vatRate) : net)}
          </strong>{' '}
          <span aria-hidden="true">{mainLabel}</span>
        </>
      ))}
    </p>
  )
}

/** The ready rows under a name, among a buyer's lists. */
function SaveAsList({ rows }: { readonly rows: readonly CheckedRow[] }) {
  const { t } = useTranslation('quick-order')
  const { isGuest } = useSession()
  const { locale } = useShopClient()
  const lines = orderAdditions(rows)
  if (isGuest || lines.length === 0) return null
  return (
    <details className={styles.save} data-screen-only>
      <summary>{t('report.saveTitle')}</summary>
      <Form method="post" action={paths.lists()} className={styles.saveForm} lang={locale}>
        <input type="hidden" name="lines" value={writeLines(lines)} />
        <Field label={t('report.saveName')} name="name" maxLength={80} required autoComplete="off" />
        <Button name="intent" value="create">
          {t('report.save')}
        </Button>
      </Form>
    </details>
  )
}
