/** What a queue adds to a notification. */
export interface QueueEntry {
  /** Unique within the queue, from 1. */
  readonly id: number
  /** It is closing, and stays a moment longer for its animation. */
  readonly isClosed: boolean
}

/** The notifications of one page, oldest first; a store for `useSyncExternalStore`. */
export interface NotificationQueue<T extends object> {
  /** Returns the id to close it with. */
  add(notification: T): number
  /** Marks it as closed; the view then calls `remove`. An unknown id is ignored. */
  close(id: number): void
  /** Drops it, closed or not. An unknown id is ignored. */
  remove(id: number): void
  /** The current notifications; the same array until something changes. */
  getSnapshot(): readonly (T & QueueEntry)[]
  /** Always empty: notifications exist only in the browser. */
  getServerSnapshot(): readonly (T & QueueEntry)[]
  /** Calls the listener after each change; returns the function that unsubscribes it. */
  subscribe(listener: () => void): () => void
}

/** Creates an empty queue. It has no timer: the view that shows a notification also closes it. */
export function createNotificationQueue<T extends object>(): NotificationQueue<T> {
  const emptyQueue: readonly (T & QueueEntry)[] = []
  let queue = emptyQueue
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
      if (queue.some((entry) => entry.id === id && !entry.isClosed))
        set(queue.map((entry) => (entry.id === id ? { ...entry, isClosed: true } : entry)))
    },
    remove: (id) => set(queue.filter((entry) => entry.id !== id)),
    getSnapshot: () => queue,
    getServerSnapshot: () => emptyQueue,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
