import { isShopError, ShopError } from '../errors/errors'
import { createStore, readOnly } from './store'
import type { ReadableStore } from './store'

/** A value that is loaded from the platform. A reload keeps the old value beside the new status. */
export type AsyncState<T> =
  | {
      /** Nothing was requested yet, or the store was emptied. */
      readonly status: 'idle'
    }
  | {
      /** A request is on its way. */
      readonly status: 'loading'
      /** What an earlier request brought; absent at the first. */
      readonly value?: T
    }
  | {
      /** The newest request succeeded. */
      readonly status: 'ready'
      /** What it brought. */
      readonly value: T
    }
  | {
      /** The newest request failed. */
      readonly status: 'failed'
      /** Why; branch on its code. */
      readonly error: ShopError
      /** What an earlier request brought, to display beside the error; absent where none succeeded. */
      readonly value?: T
    }

/** Loads a value; `isCurrent` is false once a newer run or value makes the result irrelevant. */
type Loader<T> = (isCurrent: () => boolean) => Promise<T>

/** The store of a loaded value. Of several runs only the newest decides about the state. */
export interface AsyncStore<T> extends ReadableStore<AsyncState<T>> {
  /**
   * Runs the loader and stores its result, unless a newer run or value came in between. Rejects with what the loader
   * throws, as it is.
   */
  run(loader: Loader<T>): Promise<T>
  /** The run in flight, or else a new one. */
  join(loader: Loader<T>): Promise<T>
  /** Stores a value from elsewhere; results of runs that began earlier are ignored. */
  set(value: T): void
  /** Stores a failure from elsewhere, with the value to display beside it. */
  fail(error: ShopError, value?: T): void
  /** Empties the store; results of runs in flight are ignored. */
  reset(): void
}

/** The value of a state, current or old; `undefined` when none was ever loaded. */
export const valueOf = <T>(state: AsyncState<T>): T | undefined =>
  'value' in state ? state.value : undefined

/** Any thrown value as a {@link ShopError}; all others become `INTERNAL_ERROR` with their cause. */
export function toShopError(error: unknown): ShopError {
  if (isShopError(error)) return error
  const message = error instanceof Error ? error.message : String(error)
  return new ShopError('INTERNAL_ERROR', message, { cause: error })
}

const withOld = <T>(state: AsyncState<T>): { value?: T } => ('value' in state ? { value: state.value } : {})

/** A store for one value of the platform; `initial` is what a server loaded. */
export function createAsyncStore<T>(initial?: T): AsyncStore<T> {
  const store = createStore<AsyncState<T>>(
    initial === undefined ? { status: 'idle' } : { status: 'ready', value: initial },
  )
  let newest = 0
  let running: Promise<T> | undefined

  /** Runs that began before no longer change the state. */
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
        // A cancelled load changes nothing: the former state returns.
        settle(number, error.code === 'ABORTED' && before.status !== 'loading' ? before : after)
        throw cause
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
