import { createExclusive } from './exclusive'
import type { Locks } from './exclusive'
import { createBrowserStore } from './browser-store'
import { createTabs } from './tabs'

/** One browser of several tabs: shared storage that survives, `storage` events between tabs, one lock manager. */
export function createBrowser() {
  const data = new Map<string, string>()
  const pages = new Set<EventTarget>()
  const queues = new Map<string, Promise<unknown>>()

  const locks: Locks = {
    request(name, callback) {
      const result = (queues.get(name) ?? Promise.resolve()).then(callback)
      queues.set(
        name,
        result.catch(() => undefined),
      )
      return result
    },
  }

  const tell = (from: EventTarget, key: string) => {
    for (const page of pages)
      if (page !== from) page.dispatchEvent(Object.assign(new Event('storage'), { key }))
  }

  /** A new tab, which dies at its n-th step: from then on nothing it does has an effect. */
  const openTab = ({ diesAt = Infinity }: { diesAt?: number } = {}) => {
    let steps = 0
    /** A moment at which the tab may die; true while it lives. */
    const isAlive = () => (steps += 1) < diesAt
    const page = new EventTarget()
    const tab = new Map<string, string>()
    const failures: string[] = []
    const reportFailure = (_: unknown, context: string) => void failures.push(context)
    pages.add(page)
    const write = (key: string, value: string | null) => {
      if (!isAlive()) return
      if (value === null) data.delete(key)
      else data.set(key, value)
      tell(page, key)
    }
    const localStorage = () => ({
      getItem: (key: string) => data.get(key) ?? null,
      setItem: (key: string, value: string) => write(key, value),
      removeItem: (key: string) => write(key, null),
    })
    const sessionStorage = () => ({
      getItem: (key: string) => tab.get(key) ?? null,
      setItem: (key: string, value: string) => void tab.set(key, value),
      removeItem: (key: string) => void tab.delete(key),
    })
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
      isAlive,
      hasDied,
    }
  }

  /** All tabs are gone, and with them what they held in memory and their locks. */
  const restart = () => {
    pages.clear()
    queues.clear()
  }

  return { data, locks, openTab, restart }
}
