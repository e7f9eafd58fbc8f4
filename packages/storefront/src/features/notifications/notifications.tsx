import { platformToast } from '@cartonnage/sdk/rules'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { NotificationCard } from './notification-card'
import styles from './notifications.module.css'
import { useNotifications } from './use-notifications'

/** The only place for notifications, and the page's only live region. */
export function Notifications() {
  const { t } = useTranslation('common')
  const { subscribe, getSnapshot, getServerSnapshot, remove } = useNotifications()
  const queue = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot)
  return (
    <section className={styles['place']} aria-label={t('notifications')} aria-live="polite">
      {queue.slice(0, platformToast.shownAtOnce).map((notification) => (
        <NotificationCard key={notification.id} notification={notification} onEnd={remove} />
      ))}
    </section>
  )
}
