import { createBrowserStore } from './browser-store'
import { createExclusive } from './exclusive'
import type { Locks } from './exclusive'
import { createTabs } from './tabs'

export type Browser = ReturnType<typeof createBrowser>
export type Tab = ReturnType<Browser['openTab']>

/** A storage over what a tab reads and writes: `isRunning` is called before each write. */
function createStorage(
  {
    read,
    write,
  }: { read: (key: string) => string | null; write: (key: string, value: string | null) => void },
  isRunning: () => boolean,
) {
  const writeIfRunning = (key: string, value: string | null) => {
    if (isRunning()) write(key, value)
  }
  return () => ({
    getItem: read,
    setItem: (key: string, value: string) => writeIfRunning(key, value),
    removeItem: (key: string) => writeIfRunning(key, null),
  })
}

function store(data: Map<string, string>, key: string, value: string | null): void {
  if (value === null) data.delete(key)
  else data.set(key, value)
}

/** Web Locks of one browser, queued per name. `release` drops them, as when all tabs are closed. */
function createLocks() {
  const queues = new Map<string, Promise<unknown>>()
  const held = new Set<string>()
  const locks: Locks = {
    request(name, callback) {
      const result = (queues.get(name) ?? Promise.resolve()).then(async () => {
        held.add(name)
        return await callback()
      })
      const settled = result.catch(() => undefined).finally(() => held.delete(name))
      queues.set(name, settled)
      return result
    },
  }
  const release = () => {
    queues.clear()
    held.clear()
  }
  return { locks, held, release }
}

/** What a tab has not seen yet of the writes of others: by key what was there before. */
type Unseen = Map<string, { readonly value: string | null }>

interface TabOptions {
  /** The tab dies at this step: from then on nothing it does has an effect. */
  readonly diesAt?: number
  /** What earlier pages of the tab stored for it alone. */
  readonly session?: Map<string, string>
}

/**
 * One browser of several tabs: shared storage that survives, `storage` events between tabs, one lock manager.
 * @param later delays what a tab sees of the writes of others; at once if omitted
 */
export function createBrowser({ later = (see: () => void) => see() } = {}) {
  const data = new Map<string, string>()
  const pages = new Map<EventTarget, Unseen>()
  const { locks, held, release } = createLocks()

  const write = (from: EventTarget, key: string, value: string | null) => {
    const before = { value: data.get(key) ?? null }
    store(data, key, value)
    pages.get(from)?.delete(key)
    for (const [page, unseen] of pages) {
      if (page === from) continue
      if (!unseen.has(key)) unseen.set(key, before)
      later(() => {
        // Unless the tab has written it itself meanwhile.
        if (unseen.delete(key) && pages.has(page))
          page.dispatchEvent(Object.assign(new Event('storage'), { key }))
      })
    }
  }

  /** A new tab. */
  const openTab = ({ diesAt = Infinity, session = new Map() }: TabOptions = {}) => {
    const page = new EventTarget()
    const unseen: Unseen = new Map()
    pages.set(page, unseen)
    let steps = 0
    /** A moment at which the tab may die; true while it lives. */
    const isRunning = () => (steps += 1) < diesAt
    const hasDied = () => steps >= diesAt
    const failures: string[] = []
    const reportFailure = (_: unknown, context: string) => void failures.push(context)
    const read = (key: string) => (unseen.get(key) ?? { value: data.get(key) ?? null }).value
    const localStorage = createStorage({ read, write: (key, value) => write(page, key, value) }, isRunning)
    const sessionStorage = createStorage(
      { read: (key) => session.get(key) ?? null, write: (key, value) => store(session, key, value) },
      () => !hasDied(),
    )
    const tabs = createTabs(() => page)
    const browserStore = createBrowserStore({
      webstoreId: 'CH',
      localStorage,
      sessionStorage,
      tabs,
      reportFailure,
    })
    const runExclusive = createExclusive(() => locks)
    /** As `diesAt` this moment. */
    const close = () => {
      steps = Infinity
      pages.delete(page)
    }
    return {
      page,
      localStorage,
      sessionStorage,
      browserStore,
      runExclusive,
      reportFailure,
      failures,
      isRunning,
      hasDied,
      close,
    }
  }

  /** Closes all tabs, which loses their memory and their locks. */
  const restart = () => {
    pages.clear()
    release()
  }

  return { data, locks, held, openTab, restart }
}

const never = new Promise<never>(() => {})

/** A tab may die at two moments of a request: before it is sent, and before its response is read. */
export const createRequest =
  <Args extends readonly unknown[], T>(tab: Tab, response: (...args: Args) => T) =>
  async (...args: Args): Promise<T> => {
    if (!tab.isRunning()) return await never
    try {
      const result = response(...args)
      return tab.isRunning() ? result : await never
    } catch (error) {
      if (!tab.isRunning()) return await never
      throw error
    }
  }

/** Runs until it succeeds or fails, or the tab dies. */
export async function runOrDie(tab: Tab, run: () => Promise<unknown>): Promise<void> {
  const state = { isSettled: false }
  const settle = () => (state.isSettled = true)
  run().then(settle, settle)
  while (!state.isSettled && !tab.hasDied()) await Promise.resolve()
}
