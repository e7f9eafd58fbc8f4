import { useTranslation } from 'react-i18next'
import { Note } from '../../components/note'
import { ResponseFocus } from '../../forms/response-focus'
import { FailureNote } from '../failures/failure-note'
import type { ReportedFailure } from '../../shell/reported-failure'
import type { CheckoutResponse } from './checkout-run'
import type { CheckoutProblem } from './checkout-problem'

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
        <CheckoutFailure failure={problem} />
      ) : (
        <Note kind="error" role="alert" isStart>
          <p>{t(`problem.${problem}`)}</p>
        </Note>
      )}
    </ResponseFocus>
  )
}

function CheckoutFailure({ failure }: { readonly failure: ReportedFailure }) {
  const { t } = useTranslation('checkout')
  const { shortages = [] } = failure
  const own = {
    outOfStock: t(shortages.length === 0 ? 'problem.stock' : 'problem.shortOf'),
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
      {shortages.length === 0 ? null : (
        <ul>
          {shortages.map((shortage) => (
            <li key={shortage}>{shortage}</li>
          ))}
        </ul>
      )}
    </FailureNote>
  )
}
