import type { Notification } from './notification'
import type { OwnMessages, ReportedFailure } from '../../shell/reported-failure'
import { isAtForm, sentencesOf } from '../../shell/reported-failure'

interface FailureFrame {
  readonly title: string
  /** The page's own texts, used where the catalogue leaves them to the page. */
  readonly own?: OwnMessages
}

/** A failure as a notification. Trying again and changing the input need no link: the visitor is still on the page. */
export function toFailureNotification(failure: ReportedFailure, { title, own }: FailureFrame): Notification {
  const { target } = failure
  const text = sentencesOf(failure, own)
  return {
    kind: 'error',
    title,
    ...(text !== '' && { text }),
    ...(target && !isAtForm(target) && { link: { to: target.to, label: target.label } }),
  }
}
