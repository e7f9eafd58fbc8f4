import { useTranslation } from 'react-i18next'
import { Note } from '../../components/note'
import { FailureNote } from '../failures/failure-note'
import type { ReportedFailure } from '../failures/reported-failure'
import type { CheckoutProblem, FormProblem } from './checkout-problem'

/** Problems that are told at their field. */
type FieldProblem = Extract<FormProblem, 'address-form' | 'number-missing' | 'number-long'>
const isAtField = (problem: FormProblem): problem is FieldProblem =>
  problem === 'address-form' || problem === 'number-missing' || problem === 'number-long'

/** What stands in the way of the order, and the way out. */
export function ProblemNote({ problem }: { readonly problem: CheckoutProblem }) {
  const { t } = useTranslation('checkout')
  if (typeof problem === 'object') return <CheckoutFailure failure={problem} />
  if (isAtField(problem)) return null
  return (
    <Note kind="error" role="alert" isStart>
      <p>{t(`problem.${problem}`)}</p>
    </Note>
  )
}

/** Here it is known what became of the order. */
function CheckoutFailure({ failure }: { readonly failure: ReportedFailure }) {
  const { t } = useTranslation('checkout')
  const own = {
    outOfStock: t('problem.stock'),
    busy: t('problem.conflict'),
    checkoutGone: t('problem.expired'),
    incomplete: t('problem.incomplete'),
    unreachable: t('problem.unreachable'),
    unknownOutcome: t('problem.unknown'),
    paymentFailed: t('problem.declined'),
    refused: t('problem.refused'),
  }
  return <FailureNote failure={failure} own={own} />
}
