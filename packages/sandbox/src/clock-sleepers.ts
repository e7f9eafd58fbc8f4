interface TimeSource {
  readonly now: () => number
  /** Whether time goes by itself; a clock that stands still wakes nobody unless it is moved. */
  readonly isRunning: () => boolean
}

interface Sleeper {
  readonly until: number
  readonly hydrate: () => void
  timer?: ReturnType<typeof setTimeout> | undefined
}

/** What waits for a moment of a clock. `review` is due whenever the clock was moved, stopped or started. */
export interface Sleepers {
  sleep(ms: number, signal?: AbortSignal): Promise<void>
  review(): void
}

/** The longest time that a timer can wait, about 24 days; after it the sleeper looks at the clock again. */
const longestTimer = 2 ** 31 - 1

export function createSleepers({ now, isRunning }: TimeSource): Sleepers {
  const sleepers = new Set<Sleeper>()
  const look = (sleeper: Sleeper) => {
    clearTimeout(sleeper.timer)
    const left = sleeper.until - now()
    if (left <= 0) sleeper.hydrate()
    else if (isRunning()) sleeper.timer = setTimeout(() => look(sleeper), Math.min(left, longestTimer))
  }
  const sleep = (ms: number, signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      const leave = () => {
        clearTimeout(sleeper.timer)
        sleepers.delete(sleeper)
        signal?.removeEventListener('abort', abort)
      }
      const abort = () => {
        leave()
        reject(signal?.reason)
      }
      const hydrate = () => {
        leave()
        resolve()
      }
      const sleeper: Sleeper = { until: now() + ms, hydrate }
      sleepers.add(sleeper)
      signal?.addEventListener('abort', abort, { once: true })
      look(sleeper)
    })
  return { sleep, review: () => [...sleepers].forEach(look) }
}
