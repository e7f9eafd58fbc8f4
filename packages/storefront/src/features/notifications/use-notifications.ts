import { use } from 'react'
import type { NotificationQueue } from './notification-queue'
import { NotificationsContext } from './notifications-context'

/** The page's queue. Throws outside of the application's providers. */
export function useNotifications(): NotificationQueue {
  const queue = use(NotificationsContext)
  if (queue === undefined) throw new Error('No notifications here: render inside <Providers>.')
  return queue
}
