import { useSyncExternalStore } from 'react'
import { NotificationPositions } from './notification-positions'
import { useNotifications } from './use-notifications'

/** Shows all notifications. It is part of the frame: without a network its code could not be fetched when it is needed. */
export function Notifications() {
  const { subscribe, getSnapshot, getServerSnapshot } = useNotifications()
  return (
    <NotificationPositions notifications={useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot)} />
  )
}
