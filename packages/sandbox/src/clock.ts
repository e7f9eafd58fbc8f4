/** Time as the sandbox sees it, in milliseconds since 1970. */
export interface Clock {
  now(): number
  /** Resolves when the clock has gone `ms` further; rejects with the signal's reason when aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
}

/** A clock that can be moved forward: what waited for a moment that has passed goes on. */
export interface MovableClock extends Clock {
  advance(ms: number): void
}

interface Sleeper {
  until: number
  wake: () => void
}

/**
 * A movable clock. With `start` (ms) time stands still there and goes only where `advance` moves it:
 * what tests want. Without it, the system's time plus everything that was advanced.
 */
export function createClock(start?: number): MovableClock {
  let moved = start ?? 0
  const sleepers = new Set<Sleeper>()
  const now = () => (start === undefined ? Date.now() + moved : moved)
  const wakeDue = () => [...sleepers].filter(({ until }) => until <= now()).forEach(({ wake }) => wake())

  return {
    now,
    advance: (ms) => {
      moved += ms
      wakeDue()
    },
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason)
        if (ms <= 0) return resolve()
        const timer = start === undefined ? setTimeout(() => sleeper.wake(), ms) : undefined
        const abort = () => {
          leave()
          reject(signal?.reason)
        }
        const leave = () => {
          clearTimeout(timer)
          sleepers.delete(sleeper)
          signal?.removeEventListener('abort', abort)
        }
        const sleeper: Sleeper = {
          until: now() + ms,
          wake: () => {
            leave()
            resolve()
          },
        }
        sleepers.add(sleeper)
        signal?.addEventListener('abort', abort, { once: true })
      }),
  }
}
