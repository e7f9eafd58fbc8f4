interface TimeSource {
  readonly now: () => number
  /** Whether time passes; on a frozen clock, sleepers resume only when it is moved. */
  readonly isRunning: () => boolean
}

interface Sleeper {
  readonly until: number
  readonly resume: () => void
  timer?: ReturnType<typeof setTimeout> | undefined
}

/** What waits for a moment of a clock. Call `recheck` whenever the clock was moved, stopped or started. */
interface Sleepers {
  sleep(ms: number, signal?: AbortSignal): Promise<void>
  recheck(): void
}

/** The longest time that a timer can wait, about 24 days; after it the sleeper checks the clock again. */
const longestTimer = 2 ** 31 - 1

export function createSleepers({ now, isRunning }: TimeSource): Sleepers {
  const sleepers = new Set<Sleeper>()
  const check = (sleeper: Sleeper) => {
    clearTimeout(sleeper.timer)
    const left = sleeper.until - now()
    if (left <= 0) sleeper.resume()
    else if (isRunning()) sleeper.timer = setTimeout(() => check(sleeper), Math.min(left, longestTimer))
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
      const resume = () => {
        leave()
        resolve()
      }
      const sleeper: Sleeper = { until: now() + ms, resume }
      sleepers.add(sleeper)
      signal?.addEventListener('abort', abort, { once: true })
      check(sleeper)
    })
  return { sleep, recheck: () => [...sleepers].forEach(check) }
}
