interface Task {
  readonly at: number
  readonly run: () => void
}

/** Lets all pending promises settle. */
const settlePromises = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Time that advances only when nothing else is left to do. */
export function createFakeTime() {
  let now = 0
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
        signal?.addEventListener('abort', () => {
          tasks = tasks.filter(({ run }) => run !== resolve)
          reject(signal.reason)
        })
        at(now + ms, resolve)
      }),
    /** Runs until nothing is scheduled. */
    async run() {
      await settlePromises()
      for (let [next, ...rest] = tasks; next; [next, ...rest] = tasks) {
        tasks = rest
        now = Math.max(now, next.at)
        next.run()
        await settlePromises()
      }
    },
  }
}

export type FakeTime = ReturnType<typeof createFakeTime>
