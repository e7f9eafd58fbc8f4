import { useEffect, useRef, useState } from 'react'
import type { FocusEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { joinClasses } from '../../components/join-classes'
import { NotificationCard } from './notification-card'
import type { QueuedNotification } from './notification-queue'
import styles from './notifications.module.css'
import { shownPositions } from './shown-notifications'
import type { ShownPosition } from './shown-notifications'
import { useNotifications } from './use-notifications'

export interface NotificationPositionsProps {
  readonly notifications: readonly QueuedNotification[]
}

/** All notifications, each at its place of the screen. */
export function NotificationPositions({ notifications }: NotificationPositionsProps) {
  const { t } = useTranslation('common')
  const { rootRef, onFocus, close } = useFocusReturn()
  useArrival(notifications)
  return (
    <section ref={rootRef} aria-label={t('notifications')} onFocus={onFocus}>
      {[...shownPositions(notifications)].map(([key, location]) => (
        <PositionOf key={key} {...location} onClose={close} />
      ))}
    </section>
  )
}

/** Whoever stands where a notification leads has done what it offers: it would only cover the page. */
function useArrival(notifications: readonly QueuedNotification[]): void {
  const { pathname } = useLocation()
  const { close } = useNotifications()
  const left = useRef(pathname)
  useEffect(() => {
    if (left.current === pathname) return
    left.current = pathname
    for (const { id, link } of notifications) if (link?.to === pathname) close(id)
  }, [pathname, notifications, close])
}

interface PositionProps extends ShownPosition {
  readonly onClose: (id: number) => void
}

/**
 * One place with its two live regions: errors interrupt, the rest waits. A region speaks only of what comes into it
 * later, so it begins empty.
 */
function PositionOf({ position, notifications, onClose }: PositionProps) {
  const { remove } = useNotifications()
  const [element, setElement] = useState<HTMLElement | null>(null)
  const cards = (isError: boolean) =>
    notifications
      .filter(({ kind }) => element !== null && (kind === 'error') === isError)
      .map((notification) => (
        <NotificationCard
          key={notification.id}
          notification={notification}
          onClose={onClose}
          onGone={remove}
        />
      ))
  const classes = [styles['place'], styles[position.vertical], styles[position.horizontal]]
  return (
    <div ref={setElement} className={joinClasses(...classes)}>
      <div aria-live="assertive">{cards(true)}</div>
      <div aria-live="polite">{cards(false)}</div>
    </div>
  )
}

/** When the notification that has the focus closes, the focus goes to the next one, or to where it came from. */
function useFocusReturn() {
  const { close } = useNotifications()
  const rootRef = useRef<HTMLElement>(null)
  const origin = useRef<HTMLElement>(null)
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && rootRef.current?.contains(relatedTarget) === false)
      origin.current = relatedTarget
  }
  return {
    rootRef,
    onFocus,
    close: (id: number) => {
      const card = document.activeElement?.closest('[data-notification]')
      if (card?.getAttribute('data-notification') === String(id)) {
        const open = [...(rootRef.current?.querySelectorAll('[data-notification]:not([inert])') ?? [])]
        const next = open.filter((one) => one !== card)[0]?.querySelector<HTMLElement>('button')
        const before = origin.current?.isConnected === true ? origin.current : undefined
        const target = next ?? before ?? document.getElementById('main')
        target?.focus()
      }
      close(id)
    },
  }
}
