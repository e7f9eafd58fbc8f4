import { createContext } from 'react'
import type { NotificationQueue } from './notification-queue'

export const NotificationsContext = createContext<NotificationQueue | undefined>(undefined)
