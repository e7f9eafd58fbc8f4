import type { QuantityInputView } from '@cartonnage/react-hooks'
import { raiseQuantity } from '@cartonnage/sdk/rules'
import type { QuantityRule } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { FailureNote } from '../failures/failure-note'
import type { ToldFailure } from '../failures/told-failure'
import type { ProductFacts } from '../product/product-facts'
import type { LineProblem } from './cart-action'
import styles from './buyer-line.module.css'
import { LineStock } from './line-stock'
import { QuantityNote } from './quantity-note'
import { ShortNote } from './short-note'
import { isShort } from './stock-state'

export interface BuyerLineMessagesProps {
  readonly facts: ProductFacts
  readonly rule: QuantityRule | null
  /** Form that changes the quantity. */
  readonly formId: string
  readonly view: QuantityInputView
  /** The quantity that the cart holds. */
  readonly quantity: number
  readonly isPending: boolean
  /** The response to a change was lost, and what became of it is being found out. */
  readonly isChecked: boolean
  readonly raisedFrom: number | undefined
  readonly problem: LineProblem['problem'] | undefined
}

/** Everything that a line has to say, the most pressing last. */
export function BuyerLineMessages(props: BuyerLineMessagesProps) {
  const { facts, rule, formId, view, quantity, isPending, isChecked, raisedFrom, problem } = props
  const { t } = useTranslation('cart')
  const raised = raisedFrom === undefined ? undefined : raisedMessage(raisedFrom, quantity)
  return (
    <>
      <LineStock facts={facts} />
      <QuantityNote
        message={view.message ?? (problem === 'invalid' ? { kind: 'invalid' } : raised)}
        example={raiseQuantity(1, rule ?? {})}
        messageProps={view.messageProps}
      />
      {isPending || isChecked ? (
        <p className={styles['updating']} role="status">
          <span className={styles['spinner']} />
          {t(isChecked ? 'check.line' : 'line.updating')}
        </p>
      ) : null}
      {typeof problem === 'object' ? <LineFailure failure={problem} /> : null}
      {isShort(facts, quantity) && !isPending ? <ShortNote {...{ facts, rule, formId, view }} /> : null}
    </>
  )
}

const raisedMessage = (from: number, to: number) =>
  ({ kind: from < to ? 'raised' : 'lowered', from, to }) as const

/** The quantity stands beside it: it is the way on. */
function LineFailure({ failure }: { readonly failure: ToldFailure }) {
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
