import { createGuardedStorage } from './guarded-storage'
import type { KeyValueStorage } from './memory-storage'
import { personalLocations } from './storage-entries'
import type { StorageEntry, StorageLocation } from './storage-entries'
import type { Tabs } from './tabs'

/** Typed access to the browser's storage. Blocked or full storage is replaced with memory. */
export interface BrowserStore {
  /** The stored value; the entry's default when nothing is stored or the text is corrupt. Never throws. */
  read<T>(entry: StorageEntry<T>): T
  /** Stores the value. False when it is in memory only, because storage is blocked or full. Never throws. */
  write<T>(entry: StorageEntry<T>, value: T): boolean
  /** Removes the value, which then reads as the default. False when storage is blocked. Never throws. */
  remove(entry: StorageEntry<unknown>): boolean
  /** The stored text without parsing, for comparisons; null when nothing is stored. */
  readText(entry: StorageEntry<unknown>): string | null
  /** Calls the listener when another tab changed the value; the returned function unsubscribes. */
  follow(entry: StorageEntry<unknown>, listener: () => void): () => void
  /** Removes the personal entries, when the person who was signed in leaves. */
  forgetPersonal(): void
}

export interface BrowserStoreOptions {
  readonly webstoreId: string
  readonly localStorage: () => KeyValueStorage
  readonly sessionStorage: () => KeyValueStorage
  readonly tabs: Tabs
  readonly reportFailure: (error: unknown, context: string) => void
}

/** The typed store over local and tab storage. Reports the first failure of each kind, and works around all. */
export function createBrowserStore(options: BrowserStoreOptions): BrowserStore {
  const { webstoreId, tabs, reportFailure } = options
  const areas = {
    local: createGuardedStorage(options.localStorage, { name: 'localStorage', reportFailure }),
    tab: createGuardedStorage(options.sessionStorage, { name: 'sessionStorage', reportFailure }),
  }
  const reported = new Set<string>()

  const keyOf = (entry: StorageLocation) => (entry.perShop ? `${entry.key}:${webstoreId}` : entry.key)
  const areaOf = ({ area = 'local' }: StorageLocation) => areas[area]
  const readText = (entry: StorageEntry<unknown>) => areaOf(entry).read(keyOf(entry))
  const remove = (entry: StorageLocation) => areaOf(entry).write(keyOf(entry), null)

  const reportCorrupt = (error: unknown, key: string) => {
    if (!reported.has(key)) reportFailure(error, `what is stored under '${key}' cannot be read`)
    reported.add(key)
  }

  return {
    readText,
    remove,
    read(entry) {
      try {
        return entry.parse(readText(entry))
      } catch (error) {
        reportCorrupt(error, keyOf(entry))
        return entry.parse(null)
      }
    },
    write: (entry, value) => areaOf(entry).write(keyOf(entry), entry.format(value)),
    follow: (entry, listener) =>
      entry.area === 'tab' ? () => undefined : tabs.follow(keyOf(entry), listener),
    forgetPersonal() {
      for (const location of personalLocations) remove(location)
    },
  }
}
