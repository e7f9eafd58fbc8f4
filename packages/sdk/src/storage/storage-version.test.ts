import { describe, expect, it } from 'vitest'
import { createBrowserStore } from './browser-store'
import { createExclusive, type Locks } from './exclusive'
import { createMemoryStorage } from './memory-storage'
import { createStorageVersions } from './storage-version'
import { createTabs } from './tabs'

const name = 'cartonnage:guest-cart'

/** Web Locks of one browser, with the list of those that are held. */
function createLocks(): Required<Locks> {
  const tails = new Map<string, Promise<unknown>>()
  const held: string[] = []
  return {
    request(lock, callback) {
      const result = (tails.get(lock) ?? Promise.resolve()).then(async () => {
        held.push(lock)
        return callback().finally(() => held.splice(held.indexOf(lock), 1))
      })
      tails.set(
        lock,
        result.catch(() => undefined),
      )
      return result
    },
    query: async () => ({ held: held.map((lock) => ({ name: lock })) }),
  }
}

/**
 * A browser with a process for each tab: what one writes comes to the others only when time goes by, and time goes
 * by only when somebody waits.
 */
function createBrowser({ delay = 3 } = {}) {
  const locks = createLocks()
  const tabs: Map<string, string>[] = []
  const onTheWay: { at: number; arrive: () => void }[] = []
  let now = 0
  const sleep = async (ms: number) => {
    now += ms
    const due = onTheWay.filter(({ at }) => at <= now)
    for (const one of due) {
      onTheWay.splice(onTheWay.indexOf(one), 1)
      one.arrive()
    }
    await new Promise((resolve) => setImmediate(resolve))
  }
  const openTab = (given: Locks = locks) => {
    const own = new Map<string, string>()
    tabs.push(own)
    const failures: string[] = []
    const reportFailure = (_: unknown, context: string) => void failures.push(context)
    const storage = {
      getItem: (key: string) => own.get(key) ?? null,
      setItem: (key: string, value: string) => {
        own.set(key, value)
        onTheWay.push({ at: now + delay, arrive: () => tabs.forEach((tab) => tab.set(key, value)) })
      },
      removeItem: (key: string) => void own.delete(key),
    }
    const browserStore = createBrowserStore({
      webstoreId: 'CH',
      localStorage: () => storage,
      sessionStorage: () => createMemoryStorage(),
      tabs: createTabs(() => undefined),
      reportFailure,
    })
    const versions = createStorageVersions({ browserStore, clock: { sleep }, reportFailure })
    const runExclusive = createExclusive(() => given, versions)
    const count = () =>
      runExclusive(name, () => storage.setItem('n', String(Number(storage.getItem('n')) + 1)))
    return { storage, browserStore, failures, runExclusive, count }
  }
  return { locks, openTab, sleep }
}

describe('tasks of several tabs under one lock', () => {
  it('read what the previous task wrote, however late it reaches this tab', async () => {
    const { openTab, sleep } = createBrowser({ delay: 40 })
    const open = [openTab(), openTab(), openTab()]
    for (let time = 0; time < 10; time += 1) await Promise.all(open.map(({ count }) => count()))
    await sleep(1000)
    expect(open.map(({ storage }) => storage.getItem('n'))).toEqual(['30', '30', '30'])
  })

  it('would lose writes without the list of held locks', async () => {
    const { openTab, sleep, locks } = createBrowser({ delay: 40 })
    const blind: Locks = { request: locks.request }
    const open = [openTab(blind), openTab(blind)]
    for (let time = 0; time < 5; time += 1) await Promise.all(open.map(({ count }) => count()))
    await sleep(1000)
    expect(Number(open[0]?.storage.getItem('n'))).toBeLessThan(10)
  })

  it('announce the version for half a second only', async () => {
    const { openTab, locks } = createBrowser()
    const waits: number[] = []
    let hydrate = () => {}
    const sleep = (ms: number) => {
      waits.push(ms)
      return new Promise<void>((resolve) => (hydrate = resolve))
    }
    const { browserStore } = openTab()
    const versions = createStorageVersions({ browserStore, clock: { sleep }, reportFailure: () => undefined })
    await versions.publish(locks, name)
    expect(await locks.query()).toEqual({ held: [{ name: `${name}#1` }] })
    await versions.publish(locks, name)
    await Promise.resolve()
    expect((await locks.query()).held).toContainEqual({ name: `${name}#2` })
    expect(waits).toEqual([500, 500])
    hydrate()
    await new Promise((resolve) => setImmediate(resolve))
    expect(await locks.query()).toEqual({ held: [] })
  })

  it('[9-30] check every 10 ms whether an announced version has arrived', async () => {
    const { openTab, locks } = createBrowser()
    const { browserStore, storage } = openTab()
    const waits: number[] = []
    const sleep = async (ms: number) => {
      waits.push(ms)
      if (waits.length === 3) storage.setItem(`${name}:version`, '1')
    }
    void locks.request(`${name}#1`, () => new Promise(() => {}))
    await new Promise((resolve) => setImmediate(resolve))
    const versions = createStorageVersions({ browserStore, clock: { sleep }, reportFailure: () => undefined })
    await versions.catchUp(locks, name)
    expect(waits).toEqual([10, 10, 10])
  })

  it('continue when an announced version never arrives', async () => {
    const { openTab, locks } = createBrowser()
    void locks.request(`${name}#99`, () => new Promise(() => {}))
    const { count, storage, failures } = openTab()
    await count()
    expect(storage.getItem('n')).toBe('1')
    expect(storage.getItem(`${name}:version`)).toBe('100')
    expect(failures).toEqual([])
  })

  it('run and report it when the locks cannot be listed', async () => {
    const { openTab, locks } = createBrowser()
    const { count, storage, failures } = openTab({
      request: locks.request,
      query: () => Promise.reject(new Error('gone')),
    })
    await count()
    expect(storage.getItem('n')).toBe('1')
    expect(failures).toContain('the version of the storage cannot be told')
  })

  it('share one version between all orders', async () => {
    const { openTab } = createBrowser()
    const { runExclusive, storage } = openTab()
    await runExclusive('cartonnage:order:2z9A', () => undefined)
    await runExclusive('cartonnage:order:2z9B', () => undefined)
    expect(storage.getItem('cartonnage:order:version')).toBe('2')
  })

  it('pass on the failure of a task, and count it', async () => {
    const { openTab } = createBrowser()
    const { runExclusive, storage } = openTab()
    await expect(runExclusive(name, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(storage.getItem(`${name}:version`)).toBe('1')
  })
})
