import type { ClientCore } from './client-core'
import type { AsyncState, AsyncStore } from './state/async-state'
import type { ReadableStore } from './state/store'

/**
 * The reading side of stores, as views get it. What a server has at the moment is what it renders; in a browser that
 * is the state which came with the page.
 */
export function createViews({ options }: ClientCore) {
  const isServer = options.runtime === 'server'
  const view = <T>({ getSnapshot, getServerSnapshot, subscribe }: ReadableStore<T>): ReadableStore<T> => ({
    getSnapshot,
    subscribe,
    getServerSnapshot: isServer ? getSnapshot : getServerSnapshot,
  })
  /** Only what was loaded travels to the browser, so anything else is rendered as not loaded. */
  const loadedView = <T>(store: AsyncStore<T>): ReadableStore<AsyncState<T>> => ({
    ...view(store),
    ...(isServer && {
      getServerSnapshot: (): AsyncState<T> => {
        const state = store.getSnapshot()
        return state.status === 'ready' ? state : idle
      },
    }),
  })
  return { view, loadedView }
}

const idle = { status: 'idle' } as const
