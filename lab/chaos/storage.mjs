/** @typedef {{ value: string | null, version: number }} Entry */
/** @typedef {{ own: Map<string, Entry>, page: EventTarget, isOpen: () => boolean }} Copy */

/**
 * The storage that all tabs of a browser share. Each tab's process has a copy: other tabs see a write a little later,
 * together with a `storage` event.
 * @param {{ later: (deliver: () => void) => void }} ports `later` calls back after the delay
 */
export const createSharedStorage = ({ later }) => {
  /** @type {Map<string, Entry>} */
  const latest = new Map()
  /** @type {Set<Copy>} */
  const copies = new Set()
  let version = 0

  /** @param {Copy} copy @param {string} key @param {Entry} entry */
  const receive = (copy, key, entry) => {
    if (!copy.isOpen() || entry.version <= (copy.own.get(key)?.version ?? 0)) return
    copy.own.set(key, entry)
    copy.page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: entry.value }))
  }

  /** @param {Copy} copy @param {string} key @param {string | null} value */
  const write = (copy, key, value) => {
    if (!copy.isOpen()) return
    const entry = { value, version: (version += 1) }
    copy.own.set(key, entry)
    latest.set(key, entry)
    for (const other of copies) if (other !== copy && other.isOpen()) later(() => receive(other, key, entry))
  }

  return {
    /** The storage of a new page. @param {EventTarget} page @param {() => boolean} isOpen */
    open(page, isOpen) {
      const copy = { own: new Map(latest), page, isOpen }
      copies.add(copy)
      return {
        getItem: (/** @type {string} */ key) => copy.own.get(key)?.value ?? null,
        setItem: (/** @type {string} */ key, /** @type {string} */ value) => write(copy, key, String(value)),
        removeItem: (/** @type {string} */ key) => write(copy, key, null),
      }
    },
    /** The latest stored value. @param {string} key */
    read: (key) => latest.get(key)?.value ?? null,
  }
}

/** The storage of one tab, shared by its successive pages. */
export const createTabStorage = () => {
  /** @type {Map<string, string>} */
  const data = new Map()
  /** @param {() => boolean} isOpen */
  return (isOpen) => ({
    getItem: (/** @type {string} */ key) => data.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => {
      if (isOpen()) data.set(key, String(value))
    },
    removeItem: (/** @type {string} */ key) => {
      if (isOpen()) data.delete(key)
    },
  })
}
