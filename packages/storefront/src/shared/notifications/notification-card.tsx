import { useNotificationLifetime } from '@cartonnage/react-hooks'
import { productNotification, toastLifetime } from '@cartonnage/sdk/rules'
import { useEffect, useEffectEvent } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { AlertIcon, CheckIcon, CloseIcon, ErrorIcon, InfoIcon } from '../../components/icons'
import { joinClasses } from '../../components/join-classes'
import type { NotificationKind, Notification, QueuedNotification } from './notification'
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
  /** Called when its closing animation is over. */
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
  useRemoval(isClosed, () => onGone(id))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }
  const KindIcon = icons[kind]
  const classes = [styles.card, styles[look], styles[kind], isPaused && styles.paused]
  return (
    <div
      className={joinClasses(...classes, isClosed && styles.closed)}
      data-notification={id}
      inert={isClosed}
      onKeyDown={onKeyDown}
      {...pauseProps}
    >
      {look === 'product' ? (
        <span className={joinClasses(styles.life, wasPaused && styles.last)} aria-hidden="true" />
      ) : null}
      <KindIcon className={styles.icon} title={t(`notification.${kind}`)} />
      <p className={styles.text}>
        <strong>{title}</strong>
        {text === undefined ? null : <span> {text}</span>}
        {link === undefined ? null : (
          <>
            {' '}
            <Link
              className={styles.link}
              to={link.to}
              reloadDocument={link.isWholePage ?? false}
              onClick={close}
            >
              {link.label}
            </Link>
          </>
        )}
      </p>
      <button type="button" className={styles.close} onClick={close}>
        <CloseIcon size={17} title={t('close')} />
      </button>
    </div>
  )
}

/** Removes a closed notification after its closing animation. */
function useRemoval(isClosed: boolean, onGone: () => void): void {
  const remove = useEffectEvent(onGone)
  useEffect(() => {
    if (!isClosed) return undefined
    const timer = setTimeout(() => remove(), productNotification.removalDelayMs)
    return () => clearTimeout(timer)
  }, [isClosed])
}

/** How long a notification is shown, in ms; `Infinity` until it is closed by hand. */
export function notificationLifetime({ look, kind, link, mode }: Notification): number {
  if (look !== 'toast') return productNotification.durationMs
  return toastLifetime({ variant: kind, hasLinks: link !== undefined, mode })
}
