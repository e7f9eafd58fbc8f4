import { readyCheckMs } from '../rules/call/polling'
import type { BrowserStore } from './browser-store'
import type { Locks, StorageVersions } from './exclusive'
import type { StorageEntry } from './storage-entries'

/** How long a tab names the version that it wrote, in ms. A held lock keeps a page out of the back/forward cache. */
const namedMs = 500
/** What was named and has not come by then was removed or never kept. */
const maximumLooks = namedMs / readyCheckMs

export interface VersionPorts {
  readonly browserStore: BrowserStore
  readonly clock: { sleep(ms: number): Promise<void> }
  readonly reportFailure: (error: unknown, context: string) => void
}

/**
 * A lock alone is not enough: browsers with a process for each tab hand a lock over sooner than what was written to
 * the storage under it. So a writer also writes a number, and names it as a lock of its own for a moment: the list of
 * held locks is the same for all tabs at once.
 */
export function createStorageVersions({ browserStore, clock, reportFailure }: VersionPorts): StorageVersions {
  const stopNaming = new Map<string, () => void>()

  const catchUp = async (locks: Locks, area: string) => {
    const latest = await namedVersion(locks, area)
    for (let look = 0; look < maximumLooks && browserStore.read(versionOf(area)) < latest; look += 1)
      await clock.sleep(readyCheckMs)
  }

  const publish = async (locks: Locks, area: string) => {
    const version = Math.max(browserStore.read(versionOf(area)), await namedVersion(locks, area)) + 1
    browserStore.write(versionOf(area), version)
    stopNaming.get(area)?.()
    const stop = await nameVersion(locks, `${area}#${version}`)
    stopNaming.set(area, stop)
    void clock.sleep(namedMs).then(stop, stop)
  }

  const guarded = (work: typeof catchUp) => async (locks: Locks, name: string) => {
    // Without a list of the held locks nothing can be named, and what other tabs wrote is taken as it comes.
    if (locks.query === undefined) return
    await work(locks, areaOf(name)).catch((error: unknown) =>
      reportFailure(error, 'the version of the storage cannot be told'),
    )
  }

  return { catchUp: guarded(catchUp), publish: guarded(publish) }
}

/** `cartonnage:order` of `cartonnage:order:{id}`, so that no key is left for every order. */
const areaOf = (name: string): string => name.split(':').slice(0, 2).join(':')

const versionOf = (area: string): StorageEntry<number> => ({
  key: `${area}:version`,
  parse: (text) => (/^\d{1,15}$/.test(text ?? '') ? Number(text) : 0),
  format: String,
})

async function namedVersion(locks: Locks, area: string): Promise<number> {
  const { held = [] } = (await locks.query?.()) ?? {}
  const versions = held.flatMap(({ name }) =>
    name?.startsWith(`${area}#`) ? [Number(name.split('#')[1])] : [],
  )
  return Math.max(0, ...versions)
}

/** Holds a lock of that name until the answer is called. */
function nameVersion(locks: Locks, lockName: string): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const hold = () => new Promise<void>((stop) => resolve(stop))
    locks.request(lockName, hold).catch(reject)
  })
}
