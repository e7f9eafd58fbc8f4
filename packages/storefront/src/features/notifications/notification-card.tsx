import { useNotificationLifetime } from '@cartonnage/react-hooks'
import { productNotification } from '@cartonnage/sdk/rules'
import { useEffect } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { AlertIcon, CheckIcon, CloseIcon, ErrorIcon, InfoIcon } from '../../components/icons'
import { joinClasses } from '../../components/join-classes'
import type { NotificationKind } from './notification'
import { notificationLifetime } from './notification-lifetime'
import type { QueuedNotification } from './notification-queue'
import styles from './notifications.module.css'
import { usePause } from './use-pause'

const icons = {
  success: CheckIcon,
  info: InfoIcon,
  warning: AlertIcon,
  error: ErrorIcon,
} as const satisfies Record<NotificationKind, unknown>

export interface NotificationCardProps {
  readonly notification: QueuedNotification
  readonly onClose: (id: number) => void
  /** Called when its way out is over. */
  readonly onGone: (id: number) => void
}

/** One notification. It stays while the pointer or the focus is on it; Escape closes the one with the focus. */
export function NotificationCard({ notification, onClose, onGone }: NotificationCardProps) {
  const { t } = useTranslation('common')
  const { id, kind, title, text, link, look = 'product', isClosed } = notification
  const { isPaused, wasPaused, pauseProps } = usePause()
  const close = () => onClose(id)
  useNotificationLifetime({
    lifetimeMs: isClosed ? Infinity : notificationLifetime(notification),
    isPaused,
    onEnd: close,
  })
  useGone(isClosed, () => onGone(id))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }
  const KindIcon = icons[kind]
  const classes = [styles['card'], styles[look], styles[kind], isPaused && styles['paused']]
  return (
    <div
      className={joinClasses(...classes, isClosed && styles['closed'])}
      data-notification={id}
      inert={isClosed}
      onKeyDown={onKeyDown}
      {...pauseProps}
    >
      {look === 'product' ? (
        <span className={joinClasses(styles['life'], wasPaused && styles['last'])} aria-hidden="true" />
      ) : null}
      <KindIcon className={joinClasses(styles['icon'])} title={t(`notification.${kind}`)} />
      <p className={styles['text']}>
        <strong>{title}</strong>
        {text === undefined ? null : <span> {text}</span>}
        {link === undefined ? null : (
          <>
            {' '}
            <Link
              className={styles['way']}
              to={link.to}
              reloadDocument={link.isWholePage ?? false}
              onClick={close}
            >
              {link.label}
            </Link>
          </>
        )}
      </p>
      <button type="button" className={styles['close']} onClick={close}>
        <CloseIcon size={17} title={t('close')} />
      </button>
    </div>
  )
}

/** A closed notification leaves the page after its way out [9-23]. */
function useGone(isClosed: boolean, onGone: () => void): void {
  useEffect(() => {
    if (!isClosed) return undefined
    const timer = setTimeout(onGone, productNotification.removalDelayMs)
    return () => clearTimeout(timer)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the clock starts once, when it closes
  }, [isClosed])
}
