import { keepUnchanged } from './keep-unchanged'
import type { ReadableStore } from './store'

/** Reads the current value of a store that another one is derived from. */
export type ReadStore = <T>(store: ReadableStore<T>) => T

/**
 * A store whose value follows from other stores. It is derived when it is read, and again only when one of them has
 * changed; parts of equal content stay the same objects. `derive` reads nothing but those stores.
 */
export function deriveStore<T>(
  sources: readonly ReadableStore<unknown>[],
  derive: (read: ReadStore) => T,
): ReadableStore<T> {
  const getSnapshot = createReader(sources, derive, (store) => store.getSnapshot())
  return {
    getSnapshot,
    getServerSnapshot: createReader(sources, derive, (store) => store.getServerSnapshot()),
    subscribe: (listener) => {
      let last = getSnapshot()
      const notify = () => {
        const value = getSnapshot()
        if (Object.is(value, last)) return
        last = value
        listener()
      }
      const stops = sources.map((store) => store.subscribe(notify))
      return () => stops.forEach((stop) => stop())
    },
  }
}

function createReader<T>(
  sources: readonly ReadableStore<unknown>[],
  derive: (read: ReadStore) => T,
  read: ReadStore,
): () => T {
  let last: { readonly from: readonly unknown[]; readonly value: T } | undefined
  return () => {
    const from = sources.map((store) => read(store))
    if (last?.from.every((value, index) => Object.is(value, from[index]))) return last.value
    last = { from, value: keepUnchanged(last?.value, derive(read)) }
    return last.value
  }
}
