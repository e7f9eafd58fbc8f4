import { useShopClient } from '@cartonnage/react-hooks'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ComponentType } from 'react'
import { waitForInteraction } from '../../app/first-interaction'
import type { NotificationPositionsProps } from './notification-positions'
import { useNotifications } from './use-notifications'

/**
 * The only place for notifications. Its code comes when somebody is there, before anything can have gone wrong for
 * them: without a network it could not be fetched any more. Where it did not come, each notification asks again.
 */
export function Notifications() {
  const { reportFailure } = useShopClient()
  const { subscribe, getSnapshot, getServerSnapshot } = useNotifications()
  const queue = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot)
  const [Positions, setPositions] = useState<ComponentType<NotificationPositionsProps>>()
  const hasLocations = Positions !== undefined
  useEffect(() => {
    if (hasLocations) return undefined
    let isLeft = false
    const sign = queue.length > 0 ? Promise.resolve() : waitForInteraction(document)
    sign
      .then(() => import('./notification-positions'))
      .then(
        ({ NotificationPositions }) => (isLeft ? undefined : setPositions(() => NotificationPositions)),
        (error: unknown) => reportFailure(error, 'notifications'),
      )
    return () => {
      isLeft = true
    }
  }, [queue, hasLocations, reportFailure])
  return Positions === undefined ? null : <Positions notifications={queue} />
}
