import type { NotificationPosition, ToastInput, ToastVariant } from '@cartonnage/sdk/rules'
import { createNotificationQueue as createQueue } from '@cartonnage/react-hooks'
import type { NotificationQueue as Queue, QueueEntry } from '@cartonnage/react-hooks'

export type NotificationKind = ToastVariant

/** What a page says to the visitor in addition to its content. */
export interface Notification {
  readonly kind: NotificationKind
  readonly title: string
  /** One line below the title. */
  readonly text?: string
  /** One link; `to` is a path of `paths`. With `isWholePage` it loads a new document. */
  readonly link?: { readonly to: string; readonly label: string; readonly isWholePage?: boolean }
  /**
   * `product`: a card that shows its remaining time and closes automatically. `toast`: a filled bar, which stays until it is
   * closed, unless it is a success without links. Default: `product`.
   */
  readonly look?: 'product' | 'toast'
  /** Default: top centre. */
  readonly position?: NotificationPosition
  /** Whether a toast closes automatically. Default: by its kind. */
  readonly mode?: ToastInput['mode']
}

export type QueuedNotification = Notification & QueueEntry

/** The notifications of one page, oldest first. */
export type NotificationQueue = Queue<Notification>

/** The queue of one page. */
export const createNotificationQueue = (): NotificationQueue => createQueue<Notification>()
