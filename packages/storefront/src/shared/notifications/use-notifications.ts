import { use, createContext } from 'react'
import type { NotificationQueue } from './notification'

/** The page's notification queue. Throws outside of `Providers`. */
export function useNotifications(): NotificationQueue {
  const queue = use(NotificationsContext)
  if (queue === undefined) throw new Error('No notifications here: render inside <Providers>.')
  return queue
}

export const NotificationsContext = createContext<NotificationQueue | undefined>(undefined)
