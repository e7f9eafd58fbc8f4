import { useShopClient } from '@cartonnage/react-hooks'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ComponentType } from 'react'
import { waitForInteraction } from '../../hydration/first-interaction'
import type { NotificationPositionsProps } from './notification-positions'
import { useNotifications } from './use-notifications'

/**
 * Shows all notifications. Its code is fetched with the first interaction, before anything can fail: without a network it
 * could not be fetched any more. Where that failed, each notification tries again.
 */
export function Notifications() {
  const { reportFailure } = useShopClient()
  const { subscribe, getSnapshot, getServerSnapshot } = useNotifications()
  const queue = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot)
  const [Positions, setPositions] = useState<ComponentType<NotificationPositionsProps>>()
  const isLoaded = Positions !== undefined
  useEffect(() => {
    if (isLoaded) return undefined
    let isUnmounted = false
    const trigger = queue.length > 0 ? Promise.resolve() : waitForInteraction(document)
    trigger
      .then(() => import('./notification-positions'))
      .then(
        ({ NotificationPositions }) => (isUnmounted ? undefined : setPositions(() => NotificationPositions)),
        (error: unknown) => reportFailure(error, 'notifications'),
      )
    return () => {
      isUnmounted = true
    }
  }, [queue, isLoaded, reportFailure])
  return Positions === undefined ? null : <Positions notifications={queue} />
}
