import type { Notification } from './notification'
import { useNotifications } from './use-notifications'

/**
 * Raises a notification. Call it in event handlers and effects, not while rendering.
 *
 * @example
 * const notify = useNotify()
 * notify({ kind: 'success', title: t('added'), link: { to: paths.guestCart(), label: t('toCart') } })
 */
export function useNotify(): (notification: Notification) => void {
  return useNotifications().add
}
