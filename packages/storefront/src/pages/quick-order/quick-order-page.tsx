import { useShopClient } from '@cartonnage/react-hooks'
import { formatNumber, maximumOrderRows } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { useActionData } from 'react-router-dom'
import { Note } from '../../components/note'
import { ResponseFocus } from '../../forms/response-focus'
import { FailureText } from '../../shared/failures/failure-text'
import { BuyingPage, PageHead } from '../../shared/lines/buying-page'
import { useEnteredForm } from '../../shell/entered-form'
import { loadLater } from '../../shell/load-later'
import type { PageHandle } from '../../shell/page-handle'
import { usePageQuery } from '../../shell/use-shared-location'
import { CheckReport } from './check-report'
import type { quickOrderAction } from './data/quick-order-action'
import type { OrderResponse } from './data/quick-order-response'
import { OrderForm } from './order-form'
import styles from './quick-order.module.css'
import type { ListProblem } from './quick-order-form'
import { RunReport } from './run-report'
import { useQuickOrderPage } from './use-quick-order-page'
import { useSizeText } from './use-size-text'

export const action = loadLater(async () => (await import('./data/quick-order-action')).quickOrderAction)

export const handle: PageHandle = {
  kind: 'content',
  startsAtOnce: true,
  title: ({ i18n }) => i18n.t('title', { ns: 'quick-order' }),
  description: ({ i18n }) => i18n.t('description', { ns: 'quick-order' }),
}

/** Ordering by a list of article numbers and quantities: checked first, then added, with a report of every row. */
export function Component() {
  const { t } = useTranslation('quick-order')
  const sent = useActionData<typeof quickOrderAction>()
  const query = usePageQuery()
  const draft = useEnteredForm()
  const start = sent?.list ?? draft?.list ?? query.get('list') ?? ''
  return (
    <BuyingPage className={styles.page}>
      <PageHead title={t('title')} note={t('lead')} />
      <QuickOrder key={draft === undefined ? 'loaded' : 'draft'} sent={sent} start={start} />
    </BuyingPage>
  )
}

interface QuickOrderProps {
  readonly sent: OrderResponse | undefined
  readonly start: string
}

function QuickOrder({ sent, start }: QuickOrderProps) {
  const { field, response, checking, stop, actions, part, run, checkField } = useQuickOrderPage({
    sent,
    start,
  })
  const problemText = useProblemText()
  const { checked, report, problem, failure } = response ?? {}
  return (
    <div className={styles.layout}>
      <div>
        <OrderForm
          field={field}
          error={problem && problemText(problem)}
          checking={checking}
          isLocked={run.run?.state === 'going'}
          onCheck={() => void checkField()}
          onStop={stop}
        />
        {failure === undefined || checked !== undefined || report !== undefined ? null : (
          <CheckFailure response={response} />
        )}
      </div>
      {run.run !== null ? (
        <RunReport
          run={run.run}
          focus={run.run.id + run.run.state}
          failure={run.failure}
          actions={run.actions}
        />
      ) : report !== undefined ? (
        <RunReport run={{ state: 'done', rows: report }} focus={report} failure={failure} />
      ) : checked !== undefined && response !== undefined ? (
        <CheckReport
          response={run.failure === undefined ? response : { ...response, failure: run.failure }}
          checked={checked}
          isBusy={run.isStarting || checking !== undefined}
          actions={actions}
        />
      ) : null}
      {part}
    </div>
  )
}

/** Nothing could be checked. */
function CheckFailure({ response }: { readonly response: OrderResponse | undefined }) {
  const { t } = useTranslation('quick-order')
  if (response?.failure === undefined) return null
  const own = { busy: t('problem.busy'), unreachable: t('problem.failed') }
  return (
    <ResponseFocus response={response}>
      <Note kind="warning" role="alert" className={styles.note}>
        <FailureText failure={response.failure} own={own} />
      </Note>
    </ResponseFocus>
  )
}

function useProblemText(): (problem: ListProblem) => string {
  const { t } = useTranslation('quick-order')
  const { locale } = useShopClient()
  const sizeText = useSizeText()
  return (problem) => {
    if (problem.kind === 'empty') return t('problem.empty')
    if (problem.kind === 'too-many') {
      const number = (value: number) => formatNumber(value, locale)
      return t('problem.too-many', { rows: number(problem.rows), most: number(maximumOrderRows) })
    }
    return t(`problem.${problem.kind}`, { name: problem.name, size: sizeText(problem.most) })
  }
}
