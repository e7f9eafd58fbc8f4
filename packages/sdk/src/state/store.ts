import { keepUnchanged } from './keep-unchanged'

/** A store without its writing methods, for views. */
export interface ReadableStore<T> {
  /** The current value: the same reference until the content changes. */
  getSnapshot(): T
  /** What the server rendered, to hydrate with. */
  getServerSnapshot(): T
  /** Calls the listener after each change; the returned function unsubscribes. */
  subscribe(listener: () => void): () => void
}

/** A store that may be written to. */
export interface Store<T> extends ReadableStore<T> {
  /**
   * Replaces the value; its parts of equal content stay the same objects. A value of equal content changes nothing and
   * calls no listener.
   */
  set(value: T): void
}

/** The reading methods of a store alone. */
export const readOnly = <T>({
  getSnapshot,
  getServerSnapshot,
  subscribe,
}: ReadableStore<T>): ReadableStore<T> => ({
  getSnapshot,
  getServerSnapshot,
  subscribe,
})

/**
 * A store around one value.
 *
 * @example
 * const count = createStore(0)
 * const stop = count.subscribe(() => console.log(count.getSnapshot()))
 * count.set(1)
 * stop()
 */
export function createStore<T>(initial: T, serverValue: T = initial): Store<T> {
  let value = serverValue
  const listeners = new Set<() => void>()
  const set = (next: T) => {
    const kept = keepUnchanged(value, next)
    if (Object.is(kept, value)) return
    value = kept
    for (const listener of [...listeners]) listener()
  }
  // The server's value stays where the content is the same: views do not render again once they are hydrated.
  set(initial)
  return {
    getSnapshot: () => value,
    getServerSnapshot: () => serverValue,
    subscribe(listener) {
      // A wrapper of its own, so that the same listener may subscribe twice.
      const entry = () => listener()
      listeners.add(entry)
      return () => void listeners.delete(entry)
    },
    set,
  }
}
