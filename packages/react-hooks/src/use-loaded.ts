import { useEffect } from 'react'
import type { AsyncState, LoadedStore, ReadableStore } from '@cartonnage/sdk'
import { useStore } from './use-store'

interface Loadable<T> extends ReadableStore<AsyncState<T>> {
  readonly load: LoadedStore<T>['load']
}

/** The state of a store that is loaded when the first view asks for it. Failures stand in the state. */
export function useLoaded<T>(store: Loadable<T>): AsyncState<T> {
  const state = useStore(store)
  useEffect(() => {
    if (store.getSnapshot().status === 'idle') store.load().catch(() => undefined)
  }, [store])
  return state
}

/** The value of a state, also while it is loaded again; `undefined` before the first answer. */
export const valueOf = <T>(state: AsyncState<T>): T | undefined =>
  'value' in state ? state.value : undefined
