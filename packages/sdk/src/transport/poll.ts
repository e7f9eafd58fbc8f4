import { isShopError, ShopError } from '../errors/errors'
import { pollDelay } from '../rules/call/polling'
import type { Clock, TransportPorts } from './ports'

/** What to load, and when it is ready. */
export interface PollOptions<T> {
  readonly load: () => Promise<T>
  /** True while the platform is still working on the value. */
  readonly isPending: (value: T) => boolean
  /** True for a failure that means 'not yet'. @default never */
  readonly isPendingFailure?: ((error: unknown) => boolean) | undefined
  readonly signal?: AbortSignal | undefined
}

type PollPorts = { readonly clock: Clock; readonly runtime: TransportPorts['runtime'] }

/**
 * Loads until the value is ready: the delay comes before each attempt and the first load is attempt 1.
 * Errors: `ASYNC_MAXIMUM_WAIT_EXCEEDED` after attempt 14, `SSR_NO_POLLING` when a server would have to wait,
 * `ABORTED`, and whatever `load` fails with.
 */
export async function poll<T>(options: PollOptions<T>, { clock, runtime }: PollPorts): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    await waitBefore(attempt, clock, options.signal)
    const ready = await attemptLoad(options)
    if (ready) return ready.value
    if (runtime === 'server') {
      throw new ShopError(
        'SSR_NO_POLLING',
        'The platform is still working, and a server does not wait for it.',
      )
    }
  }
}

async function waitBefore(attempt: number, clock: Clock, signal: AbortSignal | undefined): Promise<void> {
  const delayMs = pollDelay(attempt)
  try {
    if (delayMs > 0) await clock.sleep(delayMs, signal)
    signal?.throwIfAborted()
  } catch (error) {
    throw isShopError(error) ? error : new ShopError('ABORTED', 'Aborted', { cause: error })
  }
}

async function attemptLoad<T>({ load, isPending, isPendingFailure }: PollOptions<T>) {
  try {
    const value = await load()
    return isPending(value) ? undefined : { value }
  } catch (error) {
    if (isPendingFailure?.(error)) return undefined
    throw error
  }
}
