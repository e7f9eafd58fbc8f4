/** Runs tasks of one name after another: across the tabs of a browser where it has Web Locks, else in this client. */
export type RunExclusive = <T>(name: string, task: () => T | Promise<T>) => Promise<T>

/** The part of the web's `LockManager` that the SDK uses. */
export interface Locks {
  request<T>(name: string, callback: () => Promise<T>): Promise<T>
  /** Without it a task may miss what another tab wrote in the last few milliseconds. */
  query?(): Promise<{ readonly held?: readonly { readonly name?: string }[] }>
}

/** Sees to it that who holds a lock reads what the holder before it wrote. */
export interface StorageVersions {
  /** Waits until this tab has the latest version that a tab names. Never throws. */
  catchUp(locks: Locks, name: string): Promise<void>
  /** Counts up and names the new version, after the writing and while the lock is held. Never throws. */
  publish(locks: Locks, name: string): Promise<void>
}

/** Without Web Locks (old browsers, servers, insecure pages) the order holds within this client only. */
export function createExclusive(getLocks: () => Locks | undefined, versions?: StorageVersions): RunExclusive {
  const tails = new Map<string, Promise<unknown>>()

  const queue = <T>(name: string, task: () => T | Promise<T>): Promise<T> => {
    const result = (tails.get(name) ?? Promise.resolve()).then(task)
    // The next one waits for this one whether it worked or not.
    const tail = result.catch(() => undefined)
    tails.set(name, tail)
    return result
  }

  const runFresh = async <T>(locks: Locks, name: string, task: () => T | Promise<T>): Promise<T> => {
    await versions?.catchUp(locks, name)
    try {
      return await task()
    } finally {
      await versions?.publish(locks, name)
    }
  }

  return (name, task) => {
    const locks = getLocks()
    return locks ? locks.request(name, () => runFresh(locks, name, task)) : queue(name, task)
  }
}
