/** @typedef {{ name: string, owner: object, start: () => void }} LockRequest */

/**
 * The Web Locks of one browser: exclusive, first come first served per name. A page that closes loses its locks and
 * requests.
 */
export const createLockManager = () => {
  /** The first entry of each queue holds the lock. @type {Map<string, LockRequest[]>} */
  const queues = new Map()
  /** Closed pages: they never get a lock. @type {WeakSet<object>} */
  const closed = new WeakSet()

  /** @param {LockRequest} request */
  const release = (request) => {
    const queue = queues.get(request.name) ?? []
    const isHeld = queue[0] === request
    const others = queue.filter((one) => one !== request)
    if (others.length === 0) queues.delete(request.name)
    else queues.set(request.name, others)
    if (isHeld) others[0]?.start()
  }

  /** @template T @param {{ name: string, owner: object, callback: () => Promise<T> }} options @returns {Promise<T>} */
  const request = ({ name, owner, callback }) =>
    new Promise((resolve, reject) => {
      const run = async () => {
        try {
          resolve(await callback())
        } catch (error) {
          reject(error)
        } finally {
          release(entry)
        }
      }
      /** @type {LockRequest} */
      const entry = { name, owner, start: () => void Promise.resolve().then(run) }
      const queue = queues.get(name)
      if (closed.has(owner)) return
      if (queue) queue.push(entry)
      else {
        queues.set(name, [entry])
        entry.start()
      }
    })

  return {
    /** The part of `navigator.locks` that a page sees. @param {object} owner */
    ofPage: (owner) => ({
      /** @template T @param {string} name @param {() => Promise<T>} callback */
      request: (name, callback) => request({ name, owner, callback }),
      query: async () => ({ held: [...queues.keys()].map((name) => ({ name })) }),
    }),
    /** @param {object} owner */
    leave(owner) {
      closed.add(owner)
      const gone = [...queues.values()].flat().filter((entry) => entry.owner === owner)
      // Those that wait first: otherwise each release would start the next of them.
      for (const entry of gone.reverse()) release(entry)
    },
  }
}
