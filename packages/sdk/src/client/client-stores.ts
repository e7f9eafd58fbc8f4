import { createAsyncStore, type AsyncState, type AsyncStore } from '../state/async-state'
import { createStore, type Store } from '../state/store'
import type { Client } from './client'
import type { StateKey } from './client-state'
import type { ResolvedOptions } from './options'

/** The stores of a client, and what becomes of them together. */
export interface ClientStores extends Pick<Client, 'store' | 'loaded' | 'carried' | 'onShopperChange'> {
  /** Forgets what belonged to the shopper who was here before. */
  forget(): void
  /** What was loaded, by name. */
  readLoaded(): Readonly<Record<string, unknown>>
}

const idle = { status: 'idle' } as const

/**
 * The stores of one client. On a server they are what it renders; of a value that is loaded only the value travels, so
 * in any other state it is rendered as not loaded.
 */
export function createClientStores({ runtime, initialState }: ResolvedOptions): ClientStores {
  const isServer = runtime === 'server'
  // What no feature has taken yet.
  let initial = new Map(Object.entries(initialState.features ?? {}))
  const loadedStores = new Map<string, AsyncStore<unknown>>()
  const carriedValues = new Map<string, () => unknown>()
  const resets: (() => void)[] = []

  const take = <T>({ name }: StateKey<T>): T | undefined => {
    // The name stands for the type: it is what `dehydrate` wrote under it.
    const value = initial.get(name) as T | undefined
    initial.delete(name)
    return value
  }

  const createLoaded = <T>(key: StateKey<T>): AsyncStore<T> => {
    const store = createAsyncStore(take(key))
    if (key.isPersonal) resets.push(store.reset)
    return isServer ? { ...store, getServerSnapshot: () => whatTravels(store.getSnapshot()) } : store
  }

  return {
    store: <T>(value: T, serverValue?: T): Store<T> => {
      const store = createStore(value, serverValue)
      return isServer ? { ...store, getServerSnapshot: store.getSnapshot } : store
    },
    loaded: <T>(key: StateKey<T>): AsyncStore<T> => {
      const existing = loadedStores.get(key.name)
      // The name stands for the type here too.
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
    forget: () => {
      initial = new Map()
      for (const reset of resets) reset()
    },
    readLoaded: () => ({
      ...Object.fromEntries([...carriedValues].map(([name, read]) => [name, read()])),
      ...Object.fromEntries([...loadedStores].flatMap(([name, store]) => readReady(name, store))),
    }),
  }
}

const whatTravels = <T>(state: AsyncState<T>): AsyncState<T> => (state.status === 'ready' ? state : idle)

function readReady(name: string, store: AsyncStore<unknown>): readonly (readonly [string, unknown])[] {
  const state = store.getSnapshot()
  return state.status === 'ready' ? [[name, state.value]] : []
}
