import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { AlertIcon, CheckIcon, CloseIcon, ErrorIcon, InfoIcon } from '../../components/icons'
import type { NotificationKind } from './notification'
import type { QueuedNotification } from './notification-queue'
import { joinClasses } from '../../components/join-classes'
import styles from './notifications.module.css'
import { useLifetime } from './use-lifetime'

const icons = {
  success: CheckIcon,
  info: InfoIcon,
  warning: AlertIcon,
  error: ErrorIcon,
} as const satisfies Record<NotificationKind, unknown>

export interface NotificationCardProps {
  readonly notification: QueuedNotification
  readonly onEnd: (id: number) => void
}

/** One notification. It stays while the pointer or the focus is on it. */
export function NotificationCard({ notification, onEnd }: NotificationCardProps) {
  const { t } = useTranslation('common')
  const { id, kind, title, text, link } = notification
  const [paused, setPaused] = useState(false)
  const end = () => onEnd(id)
  useLifetime(end, paused)
  const KindIcon = icons[kind]
  return (
    <div
      className={joinClasses(styles['card'], styles[kind], paused && styles['paused'])}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <span className={styles['life']} aria-hidden="true" />
      <KindIcon className={joinClasses(styles['icon'])} title={t(`notification.${kind}`)} />
      <p className={styles['text']}>
        <strong>{title}</strong>
        {text === undefined ? null : <span>{text}</span>}
        {link === undefined ? null : (
          <Link className="link" to={link.to} onClick={end}>
            {link.label}
          </Link>
        )}
      </p>
      <button type="button" className={styles['close']} onClick={end}>
        <CloseIcon size={17} title={t('close')} />
      </button>
    </div>
  )
}
