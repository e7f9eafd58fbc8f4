import type { QuantityInputView } from '@cartonnage/react-hooks'
import { largestAllowed, raiseQuantity } from '@cartonnage/sdk/rules'
import type { PriceTier, QuantityRule } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { FailureNote } from '../../shared/failures/failure-note'
import type { ReportedFailure } from '../../shell/reported-failure'
import type { ProductAttributes } from '../../shared/product/product-attributes'
import { shortageOf } from '../../shared/product/stock'
import { StockText } from '../../shared/stock/stock-text'
import { readCartItem } from '../../shared/lines/cart-item'
import type { CartItem } from '../../shared/lines/cart-item'
import styles from './buyer-line.module.css'
import type { LineProblem } from './data/cart-action'
import { LineCheaperNote } from '../../shared/cart/line-cheaper'
import { LineShortageNote } from '../../shared/cart/line-shortage'
import { NoWithdrawalNote } from '../../shared/lines/no-withdrawal-note'
import { LogoNote } from '../../shared/delivery-day/logo-note'
import { QuantityNote } from '../../shared/cart/quantity-note'
import { VisitChange } from '../../shared/cart/visit-changes'

interface BuyerLineMessagesProps {
  readonly attributes: ProductAttributes
  readonly rule: QuantityRule | null
  readonly tiers: readonly PriceTier[] | undefined
  readonly item: CartItem
  /** VAT rate as a fraction. */
  readonly rate: number
  readonly view: QuantityInputView
  /** The quantity in the cart. */
  readonly quantity: number
  readonly isPending: boolean
  /** The response to a change was lost, and the client is finding out what became of it. */
  readonly isChecked: boolean
  readonly raisedFrom: number | undefined
  readonly problem: LineProblem['problem'] | undefined
}

/** All messages of a line, the most urgent last. */
export function BuyerLineMessages(props: BuyerLineMessagesProps) {
  const { attributes, rule, tiers, item, rate, view } = props
  const { quantity, isPending, isChecked, raisedFrom, problem } = props
  const { t } = useTranslation('cart')
  const raised = raisedFrom === undefined ? undefined : raisedMessage(raisedFrom, quantity)
  const shortage = shortageOf(attributes, { quantity: view.enteredQuantity, rule })
  return (
    <>
      {attributes.isSample ? null : <StockText product={{ attributes }} />}
      <VisitChange productId={item.productId} line={readCartItem(item).line} rate={rate} />
      <LogoNote attributes={attributes} />
      <NoWithdrawalNote attributes={attributes} />
      <QuantityNote
        // Nobody enters the quantity of a sample.
        message={attributes.isSample ? undefined : (view.message ?? refusedMessage(problem, rule) ?? raised)}
        example={raiseQuantity(1, rule ?? {})}
        messageProps={view.messageProps}
      >
        {shortage === undefined ? null : (
          <LineShortageNote {...{ shortage, item, view }} unit={attributes.unit} />
        )}
        <LineCheaperNote {...{ attributes, rule, tiers, item, view }} />
      </QuantityNote>
      {isPending || isChecked ? (
        // A pending change is not announced: its result will be, once.
        <p className={styles.updating} role={isChecked ? 'status' : undefined}>
          <span className={styles.spinner} />
          {t(isChecked ? 'check.line' : 'line.updating')}
        </p>
      ) : null}
      {problem === undefined || isFieldProblem(problem) ? null : <LineFailure failure={problem} />}
    </>
  )
}

const raisedMessage = (from: number, to: number) =>
  ({ kind: from < to ? 'raised' : 'lowered', from, to }) as const

/** No retry button: the quantity field is next to it. */
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

const isFieldProblem = (problem: LineProblem['problem']): problem is FieldProblem => 'code' in problem

/** What is wrong with a quantity that a form without scripts submitted. */
function refusedMessage(problem: LineProblem['problem'] | undefined, rule: QuantityRule | null) {
  if (problem === undefined || !isFieldProblem(problem)) return undefined
  if (problem.code === 'invalid') return { kind: 'invalid' } as const
  const largest = largestAllowed(rule ?? {}) ?? raiseQuantity(1, rule ?? {})
  return { kind: 'too-large', largest } as const
}
