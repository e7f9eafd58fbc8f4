/** Runs tasks of one name after another: across the tabs of a browser where it has Web Locks, else in this client. */
export type RunExclusive = <T>(name: string, task: () => T | Promise<T>) => Promise<T>

/** The part of the web's `LockManager` that the SDK uses. */
export interface Locks {
  request<T>(name: string, callback: () => Promise<T>): Promise<T>
}

/** Without Web Locks (old browsers, servers, insecure pages) the order holds within this client only. */
export function createExclusive(getLocks: () => Locks | undefined): RunExclusive {
  const tails = new Map<string, Promise<unknown>>()

  const queue = <T>(name: string, task: () => T | Promise<T>): Promise<T> => {
    const result = (tails.get(name) ?? Promise.resolve()).then(task)
    // The next one waits for this one whether it worked or not.
    const tail = result.catch(() => undefined)
    tails.set(name, tail)
    return result
  }

  return (name, task) => {
    const locks = getLocks()
    return locks ? locks.request(name, async () => task()) : queue(name, task)
  }
}
