import { useMemo, useSyncExternalStore } from 'react'
import type { ReadableStore } from '@cartonnage/sdk'

/** One getter per store and selector, which computes again only when the store's value is another one. */
function remember<T, Selected>(read: () => T, select: (value: T) => Selected): () => Selected {
  let last: { readonly value: T; readonly selected: Selected } | undefined
  return () => {
    const value = read()
    if (!last || !Object.is(last.value, value)) last = { value, selected: select(value) }
    return last.selected
  }
}

const identity = (value: unknown): unknown => value

/**
 * The present value of a store of the SDK, or the part that `select` takes of it.
 * The component draws again when that value changes. During hydration it is what the server rendered.
 *
 * Pass a selector that keeps its identity (declared outside the component) when it makes new objects.
 *
 * @example
 * const selectCount = (lines: readonly GuestCartLine[]) => lines.length
 * const count = useStore(client.guestCart, selectCount)
 */
export function useStore<T>(store: ReadableStore<T>): T
export function useStore<T, Selected>(store: ReadableStore<T>, select: (value: T) => Selected): Selected
export function useStore(
  store: ReadableStore<unknown>,
  select: (value: unknown) => unknown = identity,
): unknown {
  const read = useMemo(() => remember(store.getSnapshot, select), [store, select])
  const readServer = useMemo(() => remember(store.getServerSnapshot, select), [store, select])
  return useSyncExternalStore(store.subscribe, read, readServer)
}
