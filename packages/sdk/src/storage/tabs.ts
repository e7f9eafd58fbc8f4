type Listener = () => void

/** The part of `window` that receives `storage` events. */
export type TabEvents = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

/** Changes of the shared storage by other tabs. */
export interface Tabs {
  /** Calls the listener when another tab wrote or removed the key; the returned function unsubscribes. */
  follow(key: string, listener: Listener): () => void
}

/** The key of a storage event; null when the other tab cleared everything. */
const keyOf = (event: Event): string | null =>
  'key' in event && typeof event.key === 'string' ? event.key : null

/** Listens from the first follower to the last. Without a page, as on a server, no listener is ever called. */
export function createTabs(page: () => TabEvents | undefined): Tabs {
  const followers = new Set<{ readonly key: string; readonly listener: Listener }>()
  let target: TabEvents | undefined

  const handleStorage = (event: Event) => {
    const touched = keyOf(event)
    for (const { key, listener } of [...followers]) if (touched === null || touched === key) listener()
  }

  return {
    follow(key, listener) {
      const follower = { key, listener }
      if (followers.size === 0) {
        target = page()
        target?.addEventListener('storage', handleStorage)
      }
      followers.add(follower)
      return () => {
        if (followers.delete(follower) && followers.size === 0)
          target?.removeEventListener('storage', handleStorage)
      }
    },
  }
}
