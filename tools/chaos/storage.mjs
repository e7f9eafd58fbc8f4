/** @typedef {{ value: string | null, version: number }} Entry */
/** @typedef {{ own: Map<string, Entry>, page: EventTarget, isHydrated: () => boolean }} Copy */

/**
 * The storage that all tabs of a browser share. Browsers keep a copy for each tab's process: what one tab writes the
 * others see a little later, together with a `storage` event.
 * @param {{ later: (deliver: () => void) => void }} ports `later` calls back when the news has arrived
 */
export const createSharedStorage = ({ later }) => {
  /** @type {Map<string, Entry>} */
  const latest = new Map()
  /** @type {Set<Copy>} */
  const copies = new Set()
  let version = 0

  /** @param {Copy} copy @param {string} key @param {Entry} entry */
  const receive = (copy, key, entry) => {
    if (!copy.isHydrated() || entry.version <= (copy.own.get(key)?.version ?? 0)) return
    copy.own.set(key, entry)
    copy.page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: entry.value }))
  }

  /** @param {Copy} copy @param {string} key @param {string | null} value */
  const write = (copy, key, value) => {
    if (!copy.isHydrated()) return
    const entry = { value, version: (version += 1) }
    copy.own.set(key, entry)
    latest.set(key, entry)
    for (const other of copies)
      if (other !== copy && other.isHydrated()) later(() => receive(other, key, entry))
  }

  return {
    /** The storage as a newly opened page has it. @param {EventTarget} page @param {() => boolean} isHydrated */
    open(page, isHydrated) {
      const copy = { own: new Map(latest), page, isHydrated }
      copies.add(copy)
      return {
        getItem: (/** @type {string} */ key) => copy.own.get(key)?.value ?? null,
        setItem: (/** @type {string} */ key, /** @type {string} */ value) => write(copy, key, String(value)),
        removeItem: (/** @type {string} */ key) => write(copy, key, null),
      }
    },
    /** What is stored in the end. @param {string} key */
    read: (key) => latest.get(key)?.value ?? null,
  }
}

/** The storage of one tab, which its pages have one after another. */
export const createTabStorage = () => {
  /** @type {Map<string, string>} */
  const data = new Map()
  /** @param {() => boolean} isHydrated */
  return (isHydrated) => ({
    getItem: (/** @type {string} */ key) => data.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => {
      if (isHydrated()) data.set(key, String(value))
    },
    removeItem: (/** @type {string} */ key) => {
      if (isHydrated()) data.delete(key)
    },
  })
}
