import type { QuantityInputView } from '@cartonnage/react-hooks'
import { raiseQuantity } from '@cartonnage/sdk/rules'
import type { QuantityRule } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Note } from '../../components/note'
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
        message={view.message ?? (problem?.code === 'invalid' ? { kind: 'invalid' } : raised)}
        example={raiseQuantity(1, rule ?? {})}
        messageProps={view.messageProps}
      />
      {isPending || isChecked ? (
        <p className={styles['updating']} role="status">
          <span className={styles['spinner']} />
          {t(isChecked ? 'check.line' : 'line.updating')}
        </p>
      ) : null}
      {problem === undefined || problem.code === 'invalid' ? null : (
        <Note kind="error" inline role="alert">
          {problem.message ?? t(`problem.${problem.code}`)}
        </Note>
      )}
      {isShort(facts, quantity) && !isPending ? <ShortNote {...{ facts, rule, formId, view }} /> : null}
    </>
  )
}

const raisedMessage = (from: number, to: number) =>
  ({ kind: from < to ? 'raised' : 'lowered', from, to }) as const
