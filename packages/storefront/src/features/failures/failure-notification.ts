import type { Notification } from '../notifications/notification'
import type { OwnMessages, ReportedFailure } from './reported-failure'
import { isAtForm, sentencesOf } from './reported-failure'

interface FailureFrame {
  readonly title: string
  /** What this place says better, used where the catalogue leaves it to the place. */
  readonly own?: OwnMessages
}

/** A failure as a notification. Trying again and another input need no link: whoever pressed is still there. */
export function toFailureNotification(failure: ReportedFailure, { title, own }: FailureFrame): Notification {
  const { way } = failure
  const text = sentencesOf(failure, own)
  return {
    kind: 'error',
    title,
    ...(text !== '' && { text }),
    ...(way && !isAtForm(way) && { link: { to: way.to, label: way.label } }),
  }
}
