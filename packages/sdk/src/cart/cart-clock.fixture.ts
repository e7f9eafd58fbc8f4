interface Task {
  readonly at: number
  readonly run: () => void
}

/** Lets all pending promises settle. */
const settlePromises = () => new Promise<void>((resolve) => setImmediate(resolve))

/**
 * Time that advances only when nothing else is left to do.
 * @param settle waits for that; by default for pending promises
 */
export function createFakeTime({ start = 0, settle = settlePromises } = {}) {
  let now = start
  let tasks: readonly Task[] = []

  const at = (time: number, run: () => void) => {
    const later = tasks.findIndex((task) => task.at > time)
    tasks = later < 0 ? [...tasks, { at: time, run }] : tasks.toSpliced(later, 0, { at: time, run })
  }

  return {
    now: () => now,
    at,
    sleep: (ms: number, signal?: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason)
        signal?.addEventListener('abort', () => {
          tasks = tasks.filter(({ run }) => run !== resolve)
          reject(signal.reason)
        })
        at(now + ms, resolve)
      }),
    /** Runs until nothing is scheduled, or it is over. */
    async run(isOver = () => false) {
      await settle()
      for (let [next, ...rest] = tasks; next && !isOver(); [next, ...rest] = tasks) {
        tasks = rest
        now = Math.max(now, next.at)
        next.run()
        await settle()
      }
    },
  }
}

export type FakeTime = ReturnType<typeof createFakeTime>
