import type { QuantityInputView } from '@cartonnage/react-hooks'
import { largestAllowed, raiseQuantity } from '@cartonnage/sdk/rules'
import type { QuantityRule } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { FailureNote } from '../failures/failure-note'
import type { ReportedFailure } from '../failures/reported-failure'
import type { ProductAttributes } from '../product/product-attributes'
import type { CartItem } from './buyer-line'
import type { LineProblem } from './cart-action'
import styles from './buyer-line.module.css'
import { lineShortage } from './line-shortage'
import { LineShortageNote } from './line-shortage-note'
import { LineStock } from './line-stock'
import { QuantityNote } from './quantity-note'

export interface BuyerLineMessagesProps {
  readonly attributes: ProductAttributes
  readonly rule: QuantityRule | null
  readonly item: CartItem
  readonly view: QuantityInputView
  /** The quantity that the cart holds. */
  readonly quantity: number
  /** The present day, `2026-11-21`. */
  readonly today: string
  readonly isPending: boolean
  /** The response to a change was lost, and what became of it is being found out. */
  readonly isChecked: boolean
  readonly raisedFrom: number | undefined
  readonly problem: LineProblem['problem'] | undefined
}

/** Everything that a line has to say, the most pressing last. */
export function BuyerLineMessages(props: BuyerLineMessagesProps) {
  const { attributes, rule, item, view, quantity, today, isPending, isChecked, raisedFrom, problem } = props
  const { t } = useTranslation('cart')
  const raised = raisedFrom === undefined ? undefined : raisedMessage(raisedFrom, quantity)
  const shortage = lineShortage(attributes, { quantity: view.typedQuantity, rule, today })
  return (
    <>
      <LineStock attributes={attributes} />
      <QuantityNote
        message={view.message ?? refusedMessage(problem, rule) ?? raised}
        example={raiseQuantity(1, rule ?? {})}
        messageProps={view.messageProps}
      />
      {isPending || isChecked ? (
        // What comes of it is told once, when it is there.
        <p className={styles['updating']} role={isChecked ? 'status' : undefined}>
          <span className={styles['spinner']} />
          {t(isChecked ? 'check.line' : 'line.updating')}
        </p>
      ) : null}
      {problem === undefined || isOfField(problem) ? null : <LineFailure failure={problem} />}
      {shortage === undefined ? null : (
        <LineShortageNote {...{ shortage, item, view }} unit={attributes.unit} />
      )}
    </>
  )
}

const raisedMessage = (from: number, to: number) =>
  ({ kind: from < to ? 'raised' : 'lowered', from, to }) as const

/** The quantity stands beside it: it is the way on. */
function LineFailure({ failure }: { readonly failure: ReportedFailure }) {
  const { t } = useTranslation('cart')
  const own = {
    busy: t('problem.conflict'),
    notFound: t('problem.gone'),
    lineGone: t('problem.gone'),
    refused: t('problem.refused'),
    incomplete: t('problem.refused'),
    invalidQuantity: t('problem.refused'),
    unknownOutcome: t('problem.unknown'),
    unreachable: t('problem.unreachable'),
  }
  return <FailureNote failure={failure} own={own} inline isBesideForm />
}

type FieldProblem = Extract<LineProblem['problem'], { readonly code: string }>

const isOfField = (problem: LineProblem['problem']): problem is FieldProblem => 'code' in problem

/** What is wrong with a quantity that a form without scripts came back with. */
function refusedMessage(problem: LineProblem['problem'] | undefined, rule: QuantityRule | null) {
  if (problem === undefined || !isOfField(problem)) return undefined
  if (problem.code === 'invalid') return { kind: 'invalid' } as const
  const largest = largestAllowed(rule ?? {}) ?? raiseQuantity(1, rule ?? {})
  return { kind: 'too-large', largest } as const
}
