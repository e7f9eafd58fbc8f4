import { useShopClient } from '@cartonnage/react-hooks'
import { currentCart, formatNumber } from '@cartonnage/sdk/rules'
import type { ReorderEntry, ReorderOutcome } from '@cartonnage/sdk/rules'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, Link, useNavigation, useSubmit } from 'react-router-dom'
import { Button, buttonClass } from '../../components/button'
import { Note } from '../../components/note'
import { ResponseFocus } from '../../forms/response-focus'
import { paths } from '../../shell/paths'
import { FailureText } from '../../shared/failures/failure-text'
import { useUnitLabels } from '../../shared/price/unit-labels'
import { useShortageText } from '../../shared/stock/stock-text'
import type { ReorderResponse } from './data/order-again-action'
import styles from './order-again.module.css'
import type { ReorderData } from './data/reorder-data'
import { listReorderFields, reorderFields } from './reorder-form'
import { findListed, nameOf } from './reorder-names'
import { useObstacleText } from './use-obstacle-text'

interface ReorderReportProps {
  readonly data: ReorderData
  readonly response: ReorderResponse
  readonly report: readonly ReorderEntry[]
}

/** What there is to do first. */
const outcomes: readonly ReorderOutcome[] = [
  'failed',
  'unknown',
  'refused',
  'gone',
  'short',
  'lowered',
  'raised',
  'added',
  'left-out',
]

/** To send again: nothing that is in the cart is added twice. */
const isOpen = ({ outcome }: ReorderEntry): boolean => outcome === 'failed' || outcome === 'unknown'

/**
 * What became of each line of the order. The form has all that was entered: sent again, it adds what is missing, or the
 * successor of the pressed line as well.
 */
export function ReorderReport({ data, response, report }: ReorderReportProps) {
  const { t } = useTranslation('order-again')
  const isBusy = useNavigation().formMethod === 'POST'
  const form = useLookWhenSettled(report)
  return (
    <Form
      ref={form}
      method="post"
      className={styles.report}
      onSubmit={(event) => {
        if (isBusy) event.preventDefault()
      }}
    >
      {listReorderFields(response.entered).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <ResponseFocus response={response.isLook ? undefined : response}>
        <Summary response={response} report={report} />
      </ResponseFocus>
      <div className={styles.actions}>
        {report.some(isOpen) ? (
          <Button variant="primary" busy={isBusy} busyLabel={t('adding')}>
            {t('report.retry')}
          </Button>
        ) : null}
        <Link
          className={buttonClass({ variant: report.some(isOpen) ? 'neutral' : 'primary' })}
          to={paths.cart(currentCart)}
        >
          {t('report.toCart')}
        </Link>
      </div>
      {outcomes.map((outcome) => {
        const entries = report.filter((entry) => entry.outcome === outcome)
        return entries.length === 0 ? null : (
          <section key={outcome}>
            <h2 className="type-h3">{t(`report.${outcome}.title`, { count: entries.length })}</h2>
            <ul className={styles.entries}>
              {entries.map((entry) => (
                <Entry key={entry.line.id} entry={entry} data={data} />
              ))}
            </ul>
          </section>
        )
      })}
    </Form>
  )
}

/** Says what became of lines that nobody knew of, once it is clear; nothing is added by that. */
function useLookWhenSettled(report: readonly ReorderEntry[]) {
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  const { events } = useShopClient()
  const isUnknown = report.some(({ outcome }) => outcome === 'unknown')
  useEffect(() => {
    if (!isUnknown) return undefined
    return events.on('cartsettled', () => {
      if (form.current === null) return
      const look = new FormData(form.current)
      look.set(reorderFields.intent, 'look')
      void submit(look, { method: 'post', replace: true })
    })
  }, [events, isUnknown, submit])
  return form
}

/** How many are in the cart, and why others are not. */
function Summary({ response: { failure }, report }: Pick<ReorderReportProps, 'response' | 'report'>) {
  const { t } = useTranslation('order-again')
  const count = report.filter(({ added }) => added > 0).length
  const isAll = count === report.length
  const isUnknown = report.some(({ outcome }) => outcome === 'unknown')
  const counted = isAll ? t('report.all', { count }) : t('report.some', { count, total: report.length })
  return (
    <Note
      kind={isAll ? 'success' : 'warning'}
      role={isAll ? 'status' : 'alert'}
      title={isUnknown ? t('unknown') : counted}
    >
      {failure === undefined || isUnknown ? null : (
        <FailureText failure={failure} own={{ busy: t('busy'), unreachable: t('failed') }} />
      )}
      {report.some(isOpen) ? <p>{t('report.again')}</p> : null}
    </Note>
  )
}

interface EntryProps {
  readonly entry: ReorderEntry
  readonly data: ReorderData
}

/** A line by name, with what is to be said of it. */
function Entry({ entry, data }: EntryProps) {
  const { t } = useTranslation('order-again')
  const units = useUnitLabels()
  const detail = useEntryDetail()
  const { line, added, successor } = entry
  const product = findListed(data.products, (successor ?? line).productId)
  const name = nameOf(successor ?? line, product)
  const amount = units.quantity(added > 0 ? added : line.ordered, product?.attributes.unit ?? null)
  return (
    <li>
      <span className={styles.name}>{`${amount} ${name}`}</span>
      {detail(entry, product?.attributes.unit ?? '').map((sentence) => (
        <span key={sentence} className={styles.detail}>
          {sentence}
        </span>
      ))}
      {successor === undefined ? null : (
        <span className={styles.detail}>{t('report.instead', { name: nameOf(line, undefined) })}</span>
      )}
      {successor === undefined ? <TakeSuccessor entry={entry} data={data} /> : null}
    </li>
  )
}

/** Why the quantity differs, what comes later, and the reason of the platform. */
function useEntryDetail() {
  const { t } = useTranslation('order-again')
  const { locale } = useShopClient()
  const shortageText = useShortageText()
  const obstacleText = useObstacleText()
  const number = (value: number) => formatNumber(value, locale)
  return ({ line, successor, message, added }: ReorderEntry, unit: string): readonly string[] => {
    const taken = successor ?? line
    const { change, shortage, obstacle } = taken
    return [
      change === undefined || added === 0
        ? ''
        : t(`report.${change.kind}.detail`, { from: number(change.from), to: number(change.to) }),
      shortage === undefined || obstacle !== undefined ? '' : shortageText(shortage, unit),
      obstacle === undefined || obstacle === 'gone' ? '' : (obstacleText(taken) ?? ''),
      message ?? '',
    ].filter((sentence) => sentence !== '')
  }
}

/** Adds the successor of what is no longer sold. */
function TakeSuccessor({ entry: { line }, data }: EntryProps) {
  const { t } = useTranslation('order-again')
  const { successor } = line
  if (successor === undefined) return null
  const product = findListed(data.products, successor.productId)
  return (
    <span className={styles.detail}>
      <Button size="dense" name={reorderFields.successor} value={line.id}>
        {t('report.takeSuccessor', { name: nameOf(successor, product) })}
      </Button>
      {product === undefined ? null : (
        <Link className="link" to={paths.product(product)}>
          {t('report.seeSuccessor')}
        </Link>
      )}
    </span>
  )
}
