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
  /** Replaces the value. A value of equal content changes nothing and calls no listener. */
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

/** Whether two plain values, as JSON has them, have the same content. */
export function isSameContent(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false
  // Errors carry their content in members that are not listed; only the same error is equal.
  if (a instanceof Error) return false
  const entries = Object.entries(a)
  const other = new Map(Object.entries(b))
  return (
    entries.length === other.size &&
    entries.every(([key, value]) => other.has(key) && isSameContent(value, other.get(key)))
  )
}

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
    if (isSameContent(value, next)) return
    value = next
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
