import type { CallOptions } from '../transport/transport'
import type { AsyncState } from '../state/async-state'
import type { ReadableStore } from '../state/store'

/** A value of the platform and how to load it. A reload keeps the old value until the new one is there. */
export interface LoadedStore<T> extends ReadableStore<AsyncState<T>> {
  /** Loads the value, or joins a load in flight. Rejects with what the store shows as its error. */
  load(options?: CallOptions): Promise<T>
}
