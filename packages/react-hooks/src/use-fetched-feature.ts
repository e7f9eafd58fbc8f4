import type { AsyncState, Feature, LoadedStore, StateKey } from '@cartonnage/sdk'
import { useEffect } from 'react'
import { useShopClient } from './shop-provider'
import { useStore } from './use-store'

/**
 * The state of a value that pages mostly bring along: only where it is missing the code that loads it is fetched, when
 * the first view asks for it. Failures of the load stand in the state.
 */
export function useFetchedFeature<T>(
  key: StateKey<T>,
  fetchFeature: () => Promise<Feature<LoadedStore<T>>>,
): AsyncState<T> {
  const client = useShopClient()
  const store = client.loaded(key)
  const state = useStore(store)
  useEffect(() => {
    if (store.getSnapshot().status !== 'idle') return
    fetchFeature().then(
      (feature) =>
        client
          .use(feature)
          .load()
          .catch(() => undefined),
      (error: unknown) => client.reportFailure(error, `the code for '${key.name}' cannot be loaded`),
    )
  }, [client, store, key, fetchFeature])
  return state
}
