/** What a queue adds to a notification. */
export interface QueueEntry {
  readonly id: number
  /** It has closed, and stays a moment longer for its way out. */
  readonly isClosed: boolean
}

/** The notifications of one page, oldest first; a store for `useSyncExternalStore`. */
export interface NotificationQueue<T extends object> {
  /** Gives the id under which it can be closed. */
  add(notification: T): number
  /** Marks it as closed; whoever shows it then removes it. */
  close(id: number): void
  remove(id: number): void
  getSnapshot(): readonly (T & QueueEntry)[]
  getServerSnapshot(): readonly (T & QueueEntry)[]
  subscribe(listener: () => void): () => void
}

/** An empty queue. It keeps no time: who shows a notification also ends it. */
export function createNotificationQueue<T extends object>(): NotificationQueue<T> {
  const none: readonly (T & QueueEntry)[] = []
  let queue = none
  let last = 0
  const listeners = new Set<() => void>()
  const set = (next: readonly (T & QueueEntry)[]) => {
    queue = next
    for (const listener of [...listeners]) listener()
  }
  return {
    add: (notification) => {
      last += 1
      set([...queue, { ...notification, id: last, isClosed: false }])
      return last
    },
    close: (id) => {
      if (queue.some((one) => one.id === id && !one.isClosed))
        set(queue.map((one) => (one.id === id ? { ...one, isClosed: true } : one)))
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
