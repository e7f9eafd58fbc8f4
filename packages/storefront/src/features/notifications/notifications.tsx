import { useShopClient } from '@cartonnage/react-hooks'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ComponentType } from 'react'
import { waitForInteraction } from '../../app/first-interaction'
import type { NotificationPlacesProps } from './notification-places'
import { useNotifications } from './use-notifications'

/**
 * The only place for notifications. Its code comes when somebody is there, before anything can have gone wrong for
 * them: without a network it could not be fetched any more. Where it did not come, each notification asks again.
 */
export function Notifications() {
  const { reportFailure } = useShopClient()
  const { subscribe, getSnapshot, getServerSnapshot } = useNotifications()
  const queue = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot)
  const [Places, setPlaces] = useState<ComponentType<NotificationPlacesProps>>()
  const hasPlaces = Places !== undefined
  useEffect(() => {
    if (hasPlaces) return undefined
    let isLeft = false
    const sign = queue.length > 0 ? Promise.resolve() : waitForInteraction(document)
    sign
      .then(() => import('./notification-places'))
      .then(
        ({ NotificationPlaces }) => (isLeft ? undefined : setPlaces(() => NotificationPlaces)),
        (error: unknown) => reportFailure(error, 'notifications'),
      )
    return () => {
      isLeft = true
    }
  }, [queue, hasPlaces, reportFailure])
  return Places === undefined ? null : <Places notifications={queue} />
}
