type Listener = () => void

/** The part of `window` that tells what other tabs did. */
export type TabEvents = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

export interface Tabs {
  /** Calls the listener when another tab wrote or removed the key; the answer ends it. */
  follow(key: string, listener: Listener): () => void
}

/** The key that a storage event names; null when the other tab emptied everything. */
const keyOf = (event: Event): string | null =>
  'key' in event && typeof event.key === 'string' ? event.key : null

/** What other tabs did. It listens from the first follower to the last; without a page there is nothing to hear. */
export function createTabs(page: () => TabEvents | undefined): Tabs {
  const followers = new Set<{ readonly key: string; readonly listener: Listener }>()
  let target: TabEvents | undefined

  const hear = (event: Event) => {
    const touched = keyOf(event)
    for (const { key, listener } of [...followers]) if (touched === null || touched === key) listener()
  }

  return {
    follow(key, listener) {
      const follower = { key, listener }
      if (followers.size === 0) {
        target = page()
        target?.addEventListener('storage', hear)
      }
      followers.add(follower)
      return () => {
        if (followers.delete(follower) && followers.size === 0) target?.removeEventListener('storage', hear)
      }
    },
  }
}
