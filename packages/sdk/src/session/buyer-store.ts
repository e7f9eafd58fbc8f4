import type { Client } from '../client/client'
import type { StateKey } from '../client/client-state'
import type { LoadedStore } from '../client/loaded-store'
import { readOnly } from '../state/store'
import type { CallOptions } from '../transport/transport'
import { session } from './session'

/** A value that only a buyer has. */
export interface BuyerStore<T> extends LoadedStore<T> {
  /** Asks again, also while an older response is on its way. */
  reload(options?: CallOptions): Promise<T>
  /** Reloads, and reports a failure: it never rejects. */
  refresh(): Promise<unknown>
}

export interface BuyerStoreOptions<T> {
  readonly key: StateKey<T>
  /** What a guest has. */
  readonly forGuests: T
  readonly read: (call?: CallOptions) => Promise<T>
  /** What the report of a failed refresh says. */
  readonly failure: string
}

/** Loads what belongs to a buyer; for guests nothing is asked. */
export function createBuyerStore<T>(client: Client, options: BuyerStoreOptions<T>): BuyerStore<T> {
  const { key, forGuests, read, failure } = options
  const store = client.loaded(key)
  const { ensure } = client.use(session)
  /** The shopper is made out first: a change of shopper would empty the store under a run. */
  const reader = async (call?: CallOptions) => {
    const { isGuest } = await ensure(call)
    return () => (isGuest ? Promise.resolve(forGuests) : read(call))
  }
  const reload = async (call?: CallOptions) => await store.run(await reader(call))
  return {
    ...readOnly(store),
    load: async (call) => {
      const readNow = await reader(call)
      // Whoever may give up does not take others along.
      return await (call?.signal ? store.run(readNow) : store.join(readNow))
    },
    reload,
    refresh: () => reload().catch((error: unknown) => client.reportFailure(error, failure)),
  }
}
