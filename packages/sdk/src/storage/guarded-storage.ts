import type { KeyValueStorage } from './memory-storage'

/** A storage that never throws. */
export interface GuardedStorage {
  /** The text under the key, or null. Never throws. */
  read(key: string): string | null
  /** Stores the text, or removes the key with null. False when it is in memory only. Never throws. */
  write(key: string, text: string | null): boolean
}

interface GuardOptions {
  readonly name: string
  readonly reportFailure: (error: unknown, context: string) => void
}

/**
 * A storage that may be missing, blocked or full. The first failure is reported; what could not be written is kept in
 * memory, and tried again with the next write to the same key.
 */
export function createGuardedStorage(
  open: () => KeyValueStorage,
  { name, reportFailure }: GuardOptions,
): GuardedStorage {
  /** Writes that the real storage refused; null is a failed removal. */
  const overlay = new Map<string, string | null>()
  let reported = false

  const attempt = <T>(action: (storage: KeyValueStorage) => T, otherwise: T): T => {
    try {
      return action(open())
    } catch (error) {
      if (!reported) reportFailure(error, `${name} cannot be used`)
      reported = true
      return otherwise
    }
  }

  return {
    read(key) {
      const kept = overlay.get(key)
      return kept === undefined ? attempt((storage) => storage.getItem(key), null) : kept
    },
    write(key, text) {
      const isDurable = attempt((storage) => {
        if (text === null) storage.removeItem(key)
        else storage.setItem(key, text)
        return true
      }, false)
      if (isDurable) overlay.delete(key)
      else overlay.set(key, text)
      return isDurable
    },
  }
}
