import { createNotificationQueue as createQueue } from '@cartonnage/react-hooks'
import type { NotificationQueue as Queue, QueueEntry } from '@cartonnage/react-hooks'
import type { Notification } from './notification'

/** A notification in the queue. */
export type QueuedNotification = Notification & QueueEntry

/** The notifications of one page, oldest first. */
export type NotificationQueue = Queue<Notification>

/** The queue of one page. */
export const createNotificationQueue = (): NotificationQueue => createQueue<Notification>()
