/** Runs tasks with the same name one after another: across all tabs with Web Locks, else within this client. */
export type RunExclusive = <T>(name: string, task: () => T | Promise<T>) => Promise<T>

/** The part of the web's `LockManager` that the SDK uses. */
export interface Locks {
  /** Runs the callback while it holds the lock of that name, and returns its result. */
  request<T>(name: string, callback: () => Promise<T>): Promise<T>
  /** The held locks. Without it a task may miss what another tab wrote in the last few milliseconds. */
  query?(): Promise<{
    /** One entry for each lock that a tab has now. */
    readonly held?: readonly {
      /** The name it was requested by. */
      readonly name?: string
    }[]
  }>
}

/** Ensures that the holder of a lock reads what the previous holder wrote. */
export interface StorageVersions {
  /** Waits until this tab sees the latest announced version. Never throws. */
  catchUp(locks: Locks, name: string): Promise<void>
  /** Increments and announces the version, after writing and while the lock is held. Never throws. */
  publish(locks: Locks, name: string): Promise<void>
}

/** Without Web Locks (old browsers, servers, insecure pages) the order holds within this client only. */
export function createExclusive(getLocks: () => Locks | undefined, versions?: StorageVersions): RunExclusive {
  const tails = new Map<string, Promise<unknown>>()

  const queue = <T>(name: string, task: () => T | Promise<T>): Promise<T> => {
    const result = (tails.get(name) ?? Promise.resolve()).then(task)
    // The next task waits for this one, whether it succeeds or fails.
    const tail = result.catch(() => undefined)
    tails.set(name, tail)
    return result
  }

  const runWithVersions = async <T>(locks: Locks, name: string, task: () => T | Promise<T>): Promise<T> => {
    await versions?.catchUp(locks, name)
    try {
      return await task()
    } finally {
      await versions?.publish(locks, name)
    }
  }

  return (name, task) => {
    const locks = getLocks()
    return locks ? locks.request(name, () => runWithVersions(locks, name, task)) : queue(name, task)
  }
}
