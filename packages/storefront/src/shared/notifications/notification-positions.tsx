import { useEffect, useRef, useState } from 'react'
import type { FocusEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { NotificationPosition } from '@cartonnage/sdk/rules'
import { platformToast, productNotification } from '@cartonnage/sdk/rules'
import { joinClasses } from '../../components/join-classes'
import { NotificationCard } from './notification-card'
import type { QueuedNotification } from './notification'
import styles from './notifications.module.css'
import { useClearOfFocus } from './use-clear-of-focus'
import { useNotificationKeys } from './use-notification-keys'
import { useNotifications } from './use-notifications'

export interface NotificationPositionsProps {
  readonly notifications: readonly QueuedNotification[]
}

/** All notifications, each at its position on the screen. */
export function NotificationPositions({ notifications }: NotificationPositionsProps) {
  const { t } = useTranslation('common')
  const { rootRef, onFocus, close } = useFocusReturn()
  useCloseOnArrival(notifications)
  const newest = withoutQueued(notifications).findLast(({ isClosed }) => !isClosed)?.id
  useNotificationKeys(rootRef, { newest, close })
  return (
    <section ref={rootRef} aria-label={t('notifications')} onFocus={onFocus}>
      {[...visiblePositions(notifications)].map(([key, position]) => (
        <PositionRegion key={key} {...position} onClose={close} />
      ))}
    </section>
  )
}

/** Closes notifications whose link the visitor has followed, because they would only cover the page. */
function useCloseOnArrival(notifications: readonly QueuedNotification[]): void {
  const { pathname } = useLocation()
  const { close } = useNotifications()
  const lastPathname = useRef(pathname)
  useEffect(() => {
    if (lastPathname.current === pathname) return
    lastPathname.current = pathname
    for (const { id, link } of notifications) if (link?.to === pathname) close(id)
  }, [pathname, notifications, close])
}

interface PositionProps extends VisiblePosition {
  readonly onClose: (id: number) => void
}

/**
 * One position with its two live regions: errors interrupt, the rest waits. Screen readers announce only what is added to
 * a region later, so it is empty at first.
 */
function PositionRegion({ position, notifications, onClose }: PositionProps) {
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
  const vertical = useClearOfFocus(element, { home: position.vertical, count: notifications.length })
  const classes = [styles.place, styles[vertical], styles[position.horizontal]]
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
        const next = open.find((other) => other !== card)?.querySelector<HTMLElement>('button')
        const before = origin.current?.isConnected === true ? origin.current : undefined
        const target = next ?? before ?? document.getElementById('main')
        target?.focus()
      }
      close(id)
    },
  }
}

/** The notifications at one position of the screen. */
export interface VisiblePosition {
  readonly position: NotificationPosition
  readonly notifications: readonly QueuedNotification[]
}

const lookOf = ({ look = 'product' }: QueuedNotification) => look

/** At most three of each look are open at once, oldest first; the next one opens when one has closed. */
function withoutQueued(queue: readonly QueuedNotification[]): readonly QueuedNotification[] {
  return queue.filter((notification, index) => {
    const before = queue
      .slice(0, index)
      .filter((other) => !other.isClosed && lookOf(other) === lookOf(notification))
    return notification.isClosed || before.length < platformToast.maximumVisible
  })
}

const keyOf = ({ vertical, horizontal }: NotificationPosition) => `${vertical} ${horizontal}`

/** The notifications by position; the default position is always included. */
export function visiblePositions(queue: readonly QueuedNotification[]): ReadonlyMap<string, VisiblePosition> {
  const defaultPosition: NotificationPosition = productNotification.position
  const positions = new Map<string, VisiblePosition>([
    [keyOf(defaultPosition), { position: defaultPosition, notifications: [] }],
  ])
  for (const notification of withoutQueued(queue)) {
    const { position = defaultPosition } = notification
    const key = keyOf(position)
    const notifications = [...(positions.get(key)?.notifications ?? []), notification]
    positions.set(key, { position, notifications })
  }
  return positions
}
