import { createAsyncStore, type AsyncState, type AsyncStore } from '../state/async-state'
import { createStore, type Store } from '../state/store'
import type { FeatureContext } from './client'
import type { StateKey } from './client-state'
import type { ResolvedOptions } from './options'

/** The stores of a client, as a group that is emptied and serialised together. */
export interface ClientStores extends Pick<
  FeatureContext,
  'store' | 'loaded' | 'carried' | 'onShopperChange'
> {
  /** Empties what belongs to the former shopper. */
  resetPersonal(): void
  /** The loaded values by name. */
  readLoaded(): Readonly<Record<string, unknown>>
}

const idle = { status: 'idle' } as const

/**
 * The stores of one client. On a server they render what is loaded: a value in any other state is rendered as idle,
 * because only loaded values reach the browser.
 */
export function createClientStores({ runtime, initialState }: ResolvedOptions): ClientStores {
  const isServer = runtime === 'server'
  // The values that no feature has taken yet.
  let initial = new Map(Object.entries(initialState.features ?? {}))
  const loadedStores = new Map<string, AsyncStore<unknown>>()
  const carriedValues = new Map<string, () => unknown>()
  const resets: (() => void)[] = []

  const take = <T>({ name }: StateKey<T>): T | undefined => {
    // `dehydrate` wrote a value of this type under this name.
    const value = initial.get(name) as T | undefined
    initial.delete(name)
    return value
  }

  const createLoaded = <T>(key: StateKey<T>): AsyncStore<T> => {
    const store = createAsyncStore(take(key))
    if (key.isPersonal) resets.push(store.reset)
    return isServer ? { ...store, getServerSnapshot: () => toServerState(store.getSnapshot()) } : store
  }

  return {
    store: <T>(value: T, serverValue?: T): Store<T> => {
      const store = createStore(value, serverValue)
      return isServer ? { ...store, getServerSnapshot: store.getSnapshot } : store
    },
    loaded: <T>(key: StateKey<T>): AsyncStore<T> => {
      const existing = loadedStores.get(key.name)
      // Here too the name determines the type.
      if (existing) return existing as AsyncStore<T>
      const store = createLoaded(key)
      loadedStores.set(key.name, store)
      return store
    },
    carried: (key, read) => {
      carriedValues.set(key.name, read)
      return take(key)
    },
    onShopperChange: (reset) => void resets.push(reset),
    resetPersonal: () => {
      initial = new Map()
      for (const reset of resets) reset()
    },
    readLoaded: () => ({
      ...Object.fromEntries([...carriedValues].map(([name, read]) => [name, read()])),
      ...Object.fromEntries([...loadedStores].flatMap(([name, store]) => readReady(name, store))),
    }),
  }
}

const toServerState = <T>(state: AsyncState<T>): AsyncState<T> => (state.status === 'ready' ? state : idle)

function readReady(name: string, store: AsyncStore<unknown>): readonly (readonly [string, unknown])[] {
  const state = store.getSnapshot()
  return state.status === 'ready' ? [[name, state.value]] : []
}
