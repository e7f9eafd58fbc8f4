import type { Notification } from './notification'

/** A notification in the queue. */
export interface QueuedNotification extends Notification {
  readonly id: number
}

/** The notifications of one page, oldest first. */
export interface NotificationQueue {
  add(notification: Notification): void
  remove(id: number): void
  getSnapshot(): readonly QueuedNotification[]
  getServerSnapshot(): readonly QueuedNotification[]
  subscribe(listener: () => void): () => void
}

const none: readonly QueuedNotification[] = []

/** An empty queue. It keeps no time: who shows a notification also ends it. */
export function createNotificationQueue(): NotificationQueue {
  let queue = none
  let last = 0
  const listeners = new Set<() => void>()
  const set = (next: readonly QueuedNotification[]) => {
    queue = next
    for (const listener of [...listeners]) listener()
  }
  return {
    add: (notification) => {
      last += 1
      set([...queue, { ...notification, id: last }])
    },
    remove: (id) => set(queue.filter((one) => one.id !== id)),
    getSnapshot: () => queue,
    getServerSnapshot: () => none,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
