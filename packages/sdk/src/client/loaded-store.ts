import type { CallOptions } from '../transport/transport'
import type { AsyncState } from '../state/async-state'
import type { ReadableStore } from '../state/store'

/** A value of the platform, and how to load it. A load joins one that is under way; a reload keeps the old value. */
export interface LoadedStore<T> extends ReadableStore<AsyncState<T>> {
  load(options?: CallOptions): Promise<T>
}
