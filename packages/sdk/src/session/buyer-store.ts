import type { FeatureContext } from '../client/client'
import type { StateKey } from '../client/client-state'
import type { LoadedStore } from '../client/loaded-store'
import { transport } from '../client/transport'
import { readOnly } from '../state/store'
import type { CallOptions, Transport } from '../transport/transport'
import { sessionStore } from './session-store'

/** A value that only buyers have. */
export interface BuyerStore<T> {
  readonly store: LoadedStore<T>
  /** Loads again, even while an older response is on its way. */
  reload(options?: CallOptions): Promise<T>
  /** Reloads and reports a failure: never rejects. */
  refresh(): Promise<unknown>
}

export interface BuyerStoreOptions<T> {
  readonly key: StateKey<T>
  /** The value of guests, for whom nothing is requested. */
  readonly forGuests: T
  readonly read: (transport: Transport, call?: CallOptions) => Promise<T>
  /** The report of a refresh that failed. */
  readonly failure: string
}

/** A store that loads a value for buyers. */
export function createBuyerStore<T>(client: FeatureContext, options: BuyerStoreOptions<T>): BuyerStore<T> {
  const { key, forGuests, read, failure } = options
  const store = client.loaded(key)
  const { ensure } = client.use(sessionStore)
  const clientTransport = client.use(transport)
  // The session comes first: a change of shopper during a run would empty the store.
  const createLoader = async (call?: CallOptions) => {
    const { isGuest } = await ensure(call)
    return () => (isGuest ? Promise.resolve(forGuests) : read(clientTransport, call))
  }
  const load = async (call?: CallOptions) => {
    const loader = await createLoader(call)
    // A call that may be cancelled must not cancel others.
    return await (call?.signal ? store.run(loader) : store.join(loader))
  }
  const reload = async (call?: CallOptions) => await store.run(await createLoader(call))
  return {
    store: { ...readOnly(store), load },
    reload,
    refresh: () => reload().catch((error: unknown) => client.reportFailure(error, failure)),
  }
}
