import { useEffect } from 'react'
import type { AsyncState, LoadedStore, ReadableStore } from '@cartonnage/sdk'
import { useStore } from './use-store'

interface Loadable<T> extends ReadableStore<AsyncState<T>> {
  readonly load: LoadedStore<T>['load']
}

/** The state of a store that the first component to use it loads. Failures are in the state. */
export function useLoaded<T>(store: Loadable<T>): AsyncState<T> {
  const state = useStore(store)
  useEffect(() => {
    if (store.getSnapshot().status === 'idle') store.load().catch(() => undefined)
  }, [store])
  return state
}

/**
 * The value of a state, also while it is reloading or after a failed reload; `undefined` before the first response.
 */
export const valueOf = <T>(state: AsyncState<T>): T | undefined =>
  'value' in state ? state.value : undefined
