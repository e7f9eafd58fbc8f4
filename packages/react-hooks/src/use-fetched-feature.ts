import type { AsyncState, Feature, LoadedStore, StateKey } from '@cartonnage/sdk'
import { useEffect } from 'react'
import { useShopClient } from './shop-provider'
import { useStore } from './use-store'

/**
 * The state of a value that pages usually bring along. Only if it is missing, the first component that uses it
 * loads the code that fetches it. A failed request is in the state; code that fails to load is reported.
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
