import { useMemo, useSyncExternalStore } from 'react'
import type { ReadableStore } from '@cartonnage/sdk'

/** A getter that recomputes the selection only when the value of the store changes. */
function memoize<T, Selected>(read: () => T, select: (value: T) => Selected): () => Selected {
  let last: { readonly value: T; readonly selected: Selected } | undefined
  return () => {
    const value = read()
    if (!last || !Object.is(last.value, value)) last = { value, selected: select(value) }
    return last.selected
  }
}

const identity = (value: unknown): unknown => value

/**
 * The current value of a store of the SDK, or what `select` returns for it. The component renders again when that
 * changes. During hydration it is the value that the server rendered.
 *
 * Declare a selector that returns new objects outside the component, so that its identity is stable.
 *
 * @example
 * const selectCount = (lines: readonly GuestCartLine[]) => lines.length
 * const count = useStore(useFeature(guestCart), selectCount)
 */
export function useStore<T>(store: ReadableStore<T>): T
export function useStore<T, Selected>(store: ReadableStore<T>, select: (value: T) => Selected): Selected
export function useStore(
  store: ReadableStore<unknown>,
  select: (value: unknown) => unknown = identity,
): unknown {
  const read = useMemo(() => memoize(store.getSnapshot, select), [store, select])
  const readServer = useMemo(() => memoize(store.getServerSnapshot, select), [store, select])
  return useSyncExternalStore(store.subscribe, read, readServer)
}
