import type { Clock } from '../target/clock'

interface Limit {
  readonly clock: Clock
  /** In ms. */
  readonly timeout: number
}

/** Waits for a piece of work and gives up after a while: its signal aborts, and the promise rejects with an error that says so. */
export async function inTime<T>(
  work: (signal: AbortSignal) => Promise<T>,
  { clock, timeout }: Limit,
): Promise<T> {
  const broken = new AbortController()
  const over = new AbortController()
  const result = work(broken.signal)
  // When the time is up first, nobody listens to the work any more.
  result.catch(() => undefined)
  const late = clock.sleep(timeout, over.signal).then(() => {
    if (over.signal.aborted) return result
    const error = new Error(`no answer within ${timeout} ms`)
    broken.abort(error)
    throw error
  })
  // And when the work failed first, nobody listens to the time.
  late.catch(() => undefined)
  try {
    return await Promise.race([result, late])
  } finally {
    over.abort()
  }
}
