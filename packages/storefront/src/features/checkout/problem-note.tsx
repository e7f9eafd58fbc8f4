import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Note } from '../../components/note'
import { FailureNote } from '../failures/failure-note'
import type { ReportedFailure } from '../../shell/reported-failure'
import type { CheckoutProblem, FormProblem } from './checkout-problem'

/** Problems that are shown at their field. */
type FieldProblem = Extract<FormProblem, 'address-form' | 'number-missing' | 'number-long'>
const isAtField = (problem: FormProblem): problem is FieldProblem =>
  problem === 'address-form' || problem === 'number-missing' || problem === 'number-long'

/** What blocks the order, and what to do about it. */
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

/** After a refused form, moves the focus to the first invalid field, or else to the message. */
export function useProblemFocus(response: unknown): void {
  useEffect(() => {
    if (response !== undefined) focusProblem(document)
  }, [response])
}

const problems = '[aria-invalid="true"], [role="alert"]'

function focusProblem(page: Document): void {
  // A summary of several problems focuses itself.
  if (page.activeElement?.closest(problems)) return
  const main = page.getElementById('main') ?? page.body
  const field = main.querySelector<HTMLElement>('[aria-invalid="true"]')
  const target = field ?? main.querySelector<HTMLElement>('[role="alert"]')
  if (target === null) return
  if (field === null) target.tabIndex = -1
  target.focus()
}
