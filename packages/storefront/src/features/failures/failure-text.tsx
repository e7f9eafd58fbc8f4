import { useTranslation } from 'react-i18next'
import { FailureAction } from './failure-action'
import { isAtForm, sentencesOf } from './reported-failure'
import type { OwnMessages, ReportedFailure } from './reported-failure'

export interface FailureTextProps {
  readonly failure: ReportedFailure
  /** What this place says better, used where the catalogue leaves it to the place. */
  readonly own?: OwnMessages
}

/** What happened, for a note above a form: the form itself is the way to try again. */
export function FailureText({ failure, own }: FailureTextProps) {
  const { t } = useTranslation('common')
  const { way } = failure
  return (
    <>
      <p>{sentencesOf(failure, own) || t('error.unreachable.text')}</p>
      {way === undefined || isAtForm(way) ? null : <FailureAction way={way} />}
    </>
  )
}
