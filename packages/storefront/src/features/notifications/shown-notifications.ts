import type { NotificationPosition } from '@cartonnage/sdk/rules'
import { platformToast, productNotification } from '@cartonnage/sdk/rules'
import type { QueuedNotification } from './notification-queue'

/** What stands at one place of the screen. */
export interface ShownPosition {
  readonly position: NotificationPosition
  readonly notifications: readonly QueuedNotification[]
}

const lookOf = ({ look = 'product' }: QueuedNotification) => look

/** Of each look three are open at once, oldest first; the next one comes when one has closed [9-24]. */
function withoutWaiting(queue: readonly QueuedNotification[]): readonly QueuedNotification[] {
  return queue.filter((one, index) => {
    const before = queue.slice(0, index).filter((other) => !other.isClosed && lookOf(other) === lookOf(one))
    return one.isClosed || before.length < platformToast.shownAtOnce
  })
}

const keyOf = ({ vertical, horizontal }: NotificationPosition) => `${vertical} ${horizontal}`

/** The places of the screen and what stands there; the usual one is always among them. */
export function shownPositions(queue: readonly QueuedNotification[]): ReadonlyMap<string, ShownPosition> {
  const usual: NotificationPosition = productNotification.position
  const locations = new Map<string, ShownPosition>([[keyOf(usual), { position: usual, notifications: [] }]])
  for (const notification of withoutWaiting(queue)) {
    const { position = usual } = notification
    const key = keyOf(position)
    const notifications = [...(locations.get(key)?.notifications ?? []), notification]
    locations.set(key, { position, notifications })
  }
  return locations
}
