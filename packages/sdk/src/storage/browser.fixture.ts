import { createBrowserStore } from './browser-store'
import { createExclusive } from './exclusive'
import type { Locks } from './exclusive'
import { createTabs } from './tabs'

export type Browser = ReturnType<typeof createBrowser>
export type Tab = ReturnType<Browser['openTab']>

/** A storage over a map: `isRunning` is called before each write, `onWrite` after it. */
function createStorage(
  data: Map<string, string>,
  { isRunning, onWrite }: { isRunning: () => boolean; onWrite: (key: string) => void },
) {
  const write = (key: string, value: string | null) => {
    if (!isRunning()) return
    if (value === null) data.delete(key)
    else data.set(key, value)
    onWrite(key)
  }
  return () => ({
    getItem: (key: string) => data.get(key) ?? null,
    setItem: (key: string, value: string) => write(key, value),
    removeItem: (key: string) => write(key, null),
  })
}

/** Web Locks of one browser, queued per name. `release` drops them, as when all tabs are closed. */
function createLocks() {
  const queues = new Map<string, Promise<unknown>>()
  const locks: Locks = {
    request(name, callback) {
      const result = (queues.get(name) ?? Promise.resolve()).then(callback)
      const settled = result.catch(() => undefined)
      queues.set(name, settled)
      return result
    },
  }
  return { locks, release: () => queues.clear() }
}

/** One browser of several tabs: shared storage that survives, `storage` events between tabs, one lock manager. */
export function createBrowser() {
  const data = new Map<string, string>()
  const pages = new Set<EventTarget>()
  const { locks, release } = createLocks()

  const dispatchStorage = (from: EventTarget, key: string) => {
    for (const page of pages)
      if (page !== from) page.dispatchEvent(Object.assign(new Event('storage'), { key }))
  }

  /** A new tab that dies at its n-th step: from then on nothing it does has an effect. */
  const openTab = ({ diesAt = Infinity }: { diesAt?: number } = {}) => {
    const page = new EventTarget()
    pages.add(page)
    let steps = 0
    /** A moment at which the tab may die; true while it lives. */
    const isRunning = () => (steps += 1) < diesAt
    const failures: string[] = []
    const reportFailure = (_: unknown, context: string) => void failures.push(context)
    const localStorage = createStorage(data, { isRunning, onWrite: (key) => dispatchStorage(page, key) })
    const sessionStorage = createStorage(new Map(), { isRunning: () => true, onWrite: () => undefined })
    const tabs = createTabs(() => page)
    const browserStore = createBrowserStore({
      webstoreId: 'CH',
      localStorage,
      sessionStorage,
      tabs,
      reportFailure,
    })
    const runExclusive = createExclusive(() => locks)
    const hasDied = () => steps >= diesAt
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
    }
  }

  /** Closes all tabs, which loses their memory and their locks. */
  const restart = () => {
    pages.clear()
    release()
  }

  return { data, locks, openTab, restart }
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
