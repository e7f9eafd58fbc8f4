import type { BrowserStore } from '../storage/browser-store'
import type { StorageEntry } from '../storage/storage-entries'
import { createStore } from './store'
import type { ReadableStore } from './store'

/** A store whose value is in browser storage. */
export interface StoredStore<T> extends ReadableStore<T> {
  /** Reads storage again, as for a page restored from the back/forward cache. */
  refresh(): void
}

interface StoredStoreOptions<T, Stored> {
  readonly browserStore: BrowserStore
  readonly entry: StorageEntry<Stored>
  /** Makes the value of the stored one. */
  readonly read: (stored: Stored) => T
  /** What the server rendered, which has no browser storage. */
  readonly serverValue: T
}

/**
 * A store whose value is in browser storage. With subscribers it follows changes by other tabs; without, each
 * `getSnapshot` reads the storage.
 */
export function createStoredStore<T, Stored>(options: StoredStoreOptions<T, Stored>): StoredStore<T> {
  const { browserStore, entry, read, serverValue } = options
  const store = createStore<T>(serverValue, serverValue)
  let text: string | null | undefined
  let listeners = 0
  let stop = () => {}

  const refresh = () => {
    const current = browserStore.readText(entry)
    if (current === text) return
    text = current
    store.set(read(browserStore.read(entry)))
  }

  return {
    refresh,
    getSnapshot() {
      if (listeners === 0) refresh()
      return store.getSnapshot()
    },
    getServerSnapshot: store.getServerSnapshot,
    subscribe(listener) {
      refresh()
      const leave = store.subscribe(listener)
      listeners += 1
      if (listeners === 1) stop = browserStore.follow(entry, refresh)
      let isListening = true
      return () => {
        if (!isListening) return
        isListening = false
        leave()
        listeners -= 1
        if (listeners === 0) stop()
      }
    },
  }
}
