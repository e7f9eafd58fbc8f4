import { useSession, useShopClient } from '@cartonnage/react-hooks'
import { currentCart, formatNumber } from '@cartonnage/sdk/rules'
import { memo, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Button, buttonClass } from '../../components/button'
import { NewsRegion } from '../../components/news-region'
import { Note } from '../../components/note'
import type { NoteKind } from '../../components/note'
import { ResponseFocus } from '../../forms/response-focus'
import { FailureText } from '../../shared/failures/failure-text'
import { unbroken } from '../../shared/product/product-name'
import { paths } from '../../shell/paths'
import type { ReportedFailure } from '../../shell/reported-failure'
import { failedRows } from './list-text'
import { LineFilter, LineHeads, OrderLine } from './order-line'
import type { OrderRun, RunOutcome, RunRow } from '@cartonnage/sdk'
import styles from './quick-order.module.css'
import { useResultText } from './use-result-text'

interface RunReportProps {
  readonly run: Pick<OrderRun, 'state' | 'rows'> & Partial<Pick<OrderRun, 'progress'>>
  /** Changes with each report that takes the focus. */
  readonly focus: unknown
  readonly failure?: ReportedFailure | undefined
  /** What the browser can do with the work; absent without scripts. */
  readonly actions?: RunActions | undefined
}

/** How a shopper steers the work. */
export interface RunActions {
  /** The work stops after the part under way. */
  readonly isStopping: boolean
  stop(): void
  goOn(): void
  /** Forgets the report. */
  startAnew(): void
}

/** What becomes of every row while the list is added, and what became of it after that. */
export function RunReport({ run, focus, failure, actions }: RunReportProps) {
  const { t } = useTranslation('quick-order')
  const isGoing = run.state === 'going'
  return (
    <section className={styles.report}>
      <ResponseFocus response={focus}>
        <RunTitle run={run} />
      </ResponseFocus>
      {run.progress === undefined || run.state === 'done' ? null : <Progress {...run.progress} />}
      {failure === undefined ? null : (
        <Note kind="warning" role="alert" className={styles.note}>
          <FailureText
            failure={failure}
            own={{ busy: t('problem.busy'), unreachable: t('problem.failed') }}
          />
          <p>{t('run.again')}</p>
        </Note>
      )}
      {!isGoing && failedRows(run.rows).length > 0 && run.state === 'done' ? <p>{t('run.kept')}</p> : null}
      <div className={styles.actions} data-screen-only>
        {isGoing && failure === undefined && actions !== undefined ? (
          <Button
            type="button"
            onClick={actions.stop}
            busy={actions.isStopping}
            busyLabel={t('run.stopping')}
          >
            {t('run.stop')}
          </Button>
        ) : null}
        {actions !== undefined && (run.state === 'stopped' || (isGoing && failure !== undefined)) ? (
          <Button type="button" variant="primary" onClick={actions.goOn}>
            {t('run.goOn')}
          </Button>
        ) : null}
        {isGoing ? null : <ToCart isMain={run.state === 'done'} />}
        {isGoing || actions === undefined ? null : (
          <Button type="button" onClick={actions.startAnew}>
            {t('run.next')}
          </Button>
        )}
      </div>
      <RunLines rows={run.rows} />
    </section>
  )
}

function ToCart({ isMain }: { readonly isMain: boolean }) {
  const { t } = useTranslation('quick-order')
  const { isGuest } = useSession()
  return (
    <Link
      className={buttonClass({ variant: isMain ? 'primary' : 'neutral' })}
      to={isGuest ? paths.guestCart() : paths.cart(currentCart)}
    >
      {t('run.toCart')}
    </Link>
  )
}

const inCart: readonly RunOutcome[] = ['added', 'differs']

function RunTitle({ run: { state, rows, progress } }: Pick<RunReportProps, 'run'>): ReactNode {
  const { t } = useTranslation('quick-order')
  const { done = 0, total: count = 0 } = progress ?? {}
  const added = rows.filter(({ outcome }) => inCart.includes(outcome)).length
  const text = {
    going: () => t('run.running'),
    stopped: () => t('run.stopped', { done, count }),
    done: () => t('run.done', { done: added, count: rows.length }),
  }
  return <h2 className="type-h3">{text[state]()}</h2>
}

/** In quarters, so that a screen reader hears of a long list no more than that. */
const saidParts = 4

function Progress({ done, total: count }: OrderRun['progress']) {
  const { t } = useTranslation('quick-order')
  const quarter = count === 0 ? 0 : Math.floor((done / count) * saidParts)
  const text = t('run.progress', { done, count })
  return (
    <div className={styles.progress}>
      <progress max={count} value={done} aria-label={t('run.running')} />
      <span aria-hidden="true">{text}</span>
      <NewsRegion
        sentence={
          quarter === 0 ? '' : t('run.progress', { done: Math.ceil((quarter * count) / saidParts), count })
        }
      />
    </div>
  )
}

const fine: readonly RunOutcome[] = ['waiting', 'sending', 'added']

function RunLines({ rows }: { readonly rows: readonly RunRow[] }) {
  const [onlyProblems, setOnlyProblems] = useState(false)
  const problems = rows.filter(({ outcome }) => !fine.includes(outcome))
  return (
    <>
      <LineFilter
        counts={{ all: rows.length, problems: problems.length }}
        only={onlyProblems}
        onChange={setOnlyProblems}
      />
      <LineHeads />
      <ol className={styles.lines}>
        {(onlyProblems ? problems : rows).map((row) => (
          <RunLine key={row.row.place} row={row.row} check={row.check} {...textsOf(row)} />
        ))}
      </ol>
    </>
  )
}

/** Of plain texts, so that a line of which nothing has changed is not drawn again. */
const textsOf = ({ outcome, name = '', message = '', inCart: has = -1 }: RunRow) => ({
  outcome,
  name,
  message,
  has,
})

type RunLineProps = Pick<RunRow, 'row' | 'check'> & ReturnType<typeof textsOf>

const RunLine = memo(function RunLine({ row, check, outcome, name, message, has }: RunLineProps) {
  const { locale } = useShopClient()
  const quantity = check.kind === 'ready' ? formatNumber(check.quantity, locale) : row.quantity
  return (
    <OrderLine
      place={row.place}
      quantity={quantity}
      isFaulty={['refused', 'failed', 'not-added'].includes(outcome)}
      result={<Outcome {...{ check, outcome, message, has }} />}
    >
      {name === '' ? null : <p className={styles.name}>{unbroken(name)}</p>}
      <p className={name === '' ? styles.name : styles.sku}>{row.number}</p>
    </OrderLine>
  )
}, isSameLine)

/** The rows of a run are read anew from the browser's storage with every step. */
function isSameLine(before: RunLineProps, after: RunLineProps): boolean {
  const texts = ['outcome', 'name', 'message', 'has'] as const
  return (
    texts.every((key) => before[key] === after[key]) &&
    before.row.number === after.row.number &&
    before.row.quantity === after.row.quantity
  )
}

const kinds: Readonly<Record<RunOutcome, NoteKind>> = {
  waiting: 'plain',
  sending: 'plain',
  added: 'success',
  differs: 'warning',
  refused: 'error',
  failed: 'error',
  unknown: 'warning',
  'not-added': 'error',
}

function Outcome({
  check,
  outcome,
  message,
  has,
}: Pick<RunLineProps, 'check' | 'outcome' | 'message' | 'has'>) {
  const { t } = useTranslation('quick-order')
  const { locale } = useShopClient()
  const resultText = useResultText()
  const text = () => {
    if (outcome === 'not-added') return resultText(check)
    if (outcome === 'refused' && message !== '') return [message]
    const sentence = t(`run.${outcome}`, { quantity: formatNumber(Math.max(0, has), locale) })
    return outcome === 'added' ? [sentence, ...resultText(check)] : [sentence]
  }
  return (
    <Note kind={kinds[outcome]} inline>
      {text().join('. ').replaceAll('..', '.')}
    </Note>
  )
}
