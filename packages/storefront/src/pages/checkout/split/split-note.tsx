import { maximumDeliveryGroups } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Note } from '../../../components/note'
import { ResponseFocus } from '../../../forms/response-focus'
import type { ReportedFailure } from '../../../shell/reported-failure'
import { FailureNote } from '../../../shared/failures/failure-note'
import type { SplitProblem, SplitResponse } from './data/delivery-addresses-action'

interface SplitNoteProps {
  readonly problem: SplitProblem | ReportedFailure
  /** The refused form, which moves the focus here. */
  readonly response: SplitResponse | undefined
}

/** What is wrong with the whole form, and what to do about it. */
export function SplitNote({ problem, response }: SplitNoteProps) {
  const { t } = useTranslation(['delivery-addresses', 'checkout'])
  const own = {
    busy: t('problem.busy'),
    checkoutGone: t('problem.changed'),
    unknownOutcome: t('problem.unknown'),
    refused: t('problem.refused'),
    unreachable: t('checkout:problem.unreachable'),
  }
  return (
    <ResponseFocus response={response}>
      {typeof problem === 'object' ? (
        <FailureNote failure={problem} own={own} />
      ) : (
        <Note kind="error" role="alert" isStart>
          <p>{t(`problem.${problem}`, { most: maximumDeliveryGroups })}</p>
        </Note>
      )}
    </ResponseFocus>
  )
}
