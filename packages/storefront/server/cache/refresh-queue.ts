import { setImmediate as nextRound } from 'node:timers/promises'

/** Refreshes that nobody is waiting for: run one after the other, in the order in which they were enqueued. */
export interface RefreshQueue {
  /**
   * Enqueues a refresh, or renews its expiry when it is enqueued already. Ignored when the queue is full: the next
   * request tries again.
   */
  enqueue(key: string, refresh: () => Promise<unknown>): void
  /** Drops everything in the queue. */
  clear(): void
}

export interface RefreshQueueOptions {
  /** The time in ms. */
  readonly now: () => number
  /** A refresh that was not requested again within this time is dropped, in ms. @default 5,000 */
  readonly expiryMs?: number
  /** Length of the queue. @default 200, about as many as run in the time above */
  readonly maxQueued?: number
}

interface QueuedRefresh {
  /** When it was requested last. */
  requestedAt: number
  readonly refresh: () => Promise<unknown>
}

/**
 * After a traffic peak most of the entries that have become stale are not requested any more. Refreshing them all would
 * slow the process down for its current visitors for half a minute.
 */
export function createRefreshQueue({
  now,
  expiryMs = 5_000,
  maxQueued = 200,
}: RefreshQueueOptions): RefreshQueue {
  const queue = new Map<string, QueuedRefresh>()
  let isRunning = false
  const run = async () => {
    isRunning = true
    // Iterates over later entries too.
    for (const [key, { requestedAt, refresh }] of queue) {
      queue.delete(key)
      if (now() - requestedAt >= expiryMs) continue
      await nextRound()
      await refresh()
    }
    isRunning = false
  }
  return {
    enqueue: (key, refresh) => {
      const current = queue.get(key)
      if (current !== undefined) current.requestedAt = now()
      else if (queue.size < maxQueued) queue.set(key, { requestedAt: now(), refresh })
      if (!isRunning) void run()
    },
    clear: () => queue.clear(),
  }
}
