import { isShopError, ShopError } from '../errors/errors'
import { createStore, readOnly } from './store'
import type { ReadableStore } from './store'

/** A value that comes from the platform. A reload keeps the old value beside the new status. */
export type AsyncState<T> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly value?: T }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly error: ShopError; readonly value?: T }

/** Loads a value; `isCurrent` tells whether the store would still take it. */
type Loader<T> = (isCurrent: () => boolean) => Promise<T>

export interface AsyncStore<T> extends ReadableStore<AsyncState<T>> {
  /** Runs the loader and keeps its answer, unless a newer run or value came in between. */
  run(loader: Loader<T>): Promise<T>
  /** The run that is under way, or else a new one. */
  join(loader: Loader<T>): Promise<T>
  /** A value from elsewhere; answers of runs that began earlier no longer count. */
  set(value: T): void
  /** A failure from elsewhere, with the value that is worth showing beside it. */
  fail(error: ShopError, value?: T): void
  /** Forgets everything; runs under way no longer count. */
  reset(): void
}

/** The value of a state, old or new; `undefined` when there never was one. */
export const valueOf = <T>(state: AsyncState<T>): T | undefined =>
  'value' in state ? state.value : undefined

/** Any thrown thing as a {@link ShopError}; what is none becomes `INTERNAL_ERROR` with its cause. */
export function toShopError(error: unknown): ShopError {
  if (isShopError(error)) return error
  const message = error instanceof Error ? error.message : String(error)
  return new ShopError('INTERNAL_ERROR', message, { cause: error })
}

const withOld = <T>(state: AsyncState<T>): { value?: T } => ('value' in state ? { value: state.value } : {})

/** A store for one value of the platform; `initial` is what the server already loaded. */
export function createAsyncStore<T>(initial?: T): AsyncStore<T> {
  const store = createStore<AsyncState<T>>(
    initial === undefined ? { status: 'idle' } : { status: 'ready', value: initial },
  )
  let newest = 0
  let running: Promise<T> | undefined

  /** Everything that began before this moment loses its say. */
  const supersede = (state: AsyncState<T>) => {
    newest += 1
    running = undefined
    store.set(state)
  }

  const settle = (number: number, state: AsyncState<T>) => {
    if (number === newest) supersede(state)
  }

  const run = (loader: Loader<T>): Promise<T> => {
    const before = store.getSnapshot()
    supersede({ status: 'loading', ...withOld(before) })
    const number = newest
    const attempt = loader(() => number === newest).then(
      (value) => {
        settle(number, { status: 'ready', value })
        return value
      },
      (cause: unknown) => {
        const error = toShopError(cause)
        const after: AsyncState<T> = { status: 'failed', error, ...withOld(before) }
        // A cancelled load says nothing about the value: the state is as it was before.
        settle(number, error.code === 'ABORTED' && before.status !== 'loading' ? before : after)
        throw error
      },
    )
    running = attempt
    return attempt
  }

  return {
    ...readOnly(store),
    run,
    join: (loader) => running ?? run(loader),
    set: (value) => supersede({ status: 'ready', value }),
    fail: (error, value) => supersede({ status: 'failed', error, ...(value === undefined ? {} : { value }) }),
    reset: () => supersede({ status: 'idle' }),
  }
}
