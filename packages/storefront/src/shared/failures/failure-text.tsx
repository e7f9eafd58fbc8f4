import { useTranslation } from 'react-i18next'
import { FailureAction } from './failure-action'
import { isAtForm, sentencesOf } from '../../shell/reported-failure'
import type { OwnMessages, ReportedFailure } from '../../shell/reported-failure'

export interface FailureTextProps {
  readonly failure: ReportedFailure
  /** The page's own texts, used where the catalogue leaves them to the page. */
  readonly own?: OwnMessages
}

/** What happened, for a note above a form, which is itself the way to try again. */
export function FailureText({ failure, own }: FailureTextProps) {
  const { t } = useTranslation('common')
  const { target } = failure
  return (
    <>
      <p>{sentencesOf(failure, own) || t('error.unreachable.text')}</p>
      {target === undefined || isAtForm(target) ? null : <FailureAction target={target} />}
    </>
  )
}
