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
  const followers = new Map<string, Set<Listener>>()
  let stop: (() => void) | undefined

  const hear = (event: Event) => {
    const key = keyOf(event)
    const touched = key === null ? [...followers.values()] : [followers.get(key) ?? []]
    for (const listener of touched.flatMap((set) => [...set])) listener()
  }

  const start = () => {
    const target = page()
    target?.addEventListener('storage', hear)
    return () => target?.removeEventListener('storage', hear)
  }

  const leave = (key: string, entry: Listener) => {
    const set = followers.get(key)
    if (!set?.delete(entry) || set.size > 0) return
    followers.delete(key)
    if (followers.size > 0) return
    stop?.()
    stop = undefined
  }

  return {
    follow(key, listener) {
      const entry = () => listener()
      followers.set(key, (followers.get(key) ?? new Set<Listener>()).add(entry))
      stop ??= start()
      return () => leave(key, entry)
    },
  }
}
