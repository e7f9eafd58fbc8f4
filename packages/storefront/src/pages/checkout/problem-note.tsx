import { useTranslation } from 'react-i18next'
import { Note } from '../../components/note'
import { ResponseFocus } from '../../forms/response-focus'
import { FailureNote } from '../../shared/failures/failure-note'
import type { CheckoutResponse } from './data/checkout-run'
import type { CheckoutFailure, CheckoutProblem } from './checkout-problem'
import { ShortStockLines } from './short-stock-lines'

interface ProblemNoteProps {
  readonly problem: CheckoutProblem
  /** The refused form, which moves the focus here. */
  readonly response: CheckoutResponse | undefined
}

/** What blocks the order, and what to do about it. */
export function ProblemNote({ problem, response }: ProblemNoteProps) {
  const { t } = useTranslation('checkout')
  return (
    <ResponseFocus response={response}>
      {typeof problem === 'object' ? (
        <FailedCheckout failure={problem} />
      ) : (
        <Note kind="error" role="alert" isStart>
          <p>{t(`problem.${problem}`)}</p>
        </Note>
      )}
    </ResponseFocus>
  )
}

function FailedCheckout({ failure }: { readonly failure: CheckoutFailure }) {
  const { t } = useTranslation('checkout')
  const { shortage } = failure
  const own = {
    outOfStock: t(shortage === undefined ? 'problem.stock' : 'problem.short'),
    busy: t('problem.conflict'),
    checkoutGone: t('problem.expired'),
    incomplete: t('problem.incomplete'),
    unreachable: t('problem.unreachable'),
    unknownOutcome: t('problem.unknown'),
    paymentFailed: t('problem.declined'),
    refused: t('problem.refused'),
  }
  return (
    <FailureNote failure={failure} own={own}>
      {shortage === undefined ? null : <ShortStockLines shortage={shortage} />}
    </FailureNote>
  )
}
