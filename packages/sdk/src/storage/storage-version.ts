import { readyCheckMs } from '../rules/call/polling'
import type { BrowserStore } from './browser-store'
import type { Locks, StorageVersions } from './exclusive'
import type { StorageEntry } from './storage-entries'

/** How long a tab announces its version, in ms. A held lock keeps a page out of the back/forward cache. */
const announcedMs = 500
/** A version that is not readable by then was removed or never stored. */
const maximumChecks = announcedMs / readyCheckMs

export interface VersionPorts {
  readonly browserStore: BrowserStore
  readonly clock: { sleep(ms: number): Promise<void> }
  readonly reportFailure: (error: unknown, context: string) => void
}

/**
 * A lock alone is not enough: browsers with one process per tab may pass on a lock sooner than the storage that was
 * written under it. So a writer also stores a version number, and announces it for a moment as the name of another
 * lock: the list of held locks is the same for all tabs at once.
 */
export function createStorageVersions({ browserStore, clock, reportFailure }: VersionPorts): StorageVersions {
  const stopAnnouncing = new Map<string, () => void>()

  const catchUp = async (locks: Locks, area: string) => {
    const latest = await announcedVersion(locks, area)
    for (let check = 0; check < maximumChecks && browserStore.read(versionOf(area)) < latest; check += 1)
      await clock.sleep(readyCheckMs)
  }

  const publish = async (locks: Locks, area: string) => {
    const version = Math.max(browserStore.read(versionOf(area)), await announcedVersion(locks, area)) + 1
    browserStore.write(versionOf(area), version)
    stopAnnouncing.get(area)?.()
    const stop = await announceVersion(locks, `${area}#${version}`)
    stopAnnouncing.set(area, stop)
    void clock.sleep(announcedMs).then(stop, stop)
  }

  const guarded = (work: typeof catchUp) => async (locks: Locks, name: string) => {
    // Without a list of held locks there are no announcements, and reads may be slightly outdated.
    if (locks.query === undefined) return
    await work(locks, areaOf(name)).catch((error: unknown) =>
      reportFailure(error, 'the version of the storage cannot be told'),
    )
  }

  return { catchUp: guarded(catchUp), publish: guarded(publish) }
}

/** `cartonnage:order` for `cartonnage:order:{id}`, so that there is no key per order. */
const areaOf = (name: string): string => name.split(':').slice(0, 2).join(':')

const versionOf = (area: string): StorageEntry<number> => ({
  key: `${area}:version`,
  parse: (text) => (/^\d{1,15}$/.test(text ?? '') ? Number(text) : 0),
  format: String,
})

async function announcedVersion(locks: Locks, area: string): Promise<number> {
  const { held = [] } = (await locks.query?.()) ?? {}
  const versions = held.flatMap(({ name }) =>
    name?.startsWith(`${area}#`) ? [Number(name.split('#')[1])] : [],
  )
  return Math.max(0, ...versions)
}

/** Holds a lock of that name until the returned function is called. */
function announceVersion(locks: Locks, lockName: string): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const hold = () => new Promise<void>((stop) => resolve(stop))
    locks.request(lockName, hold).catch(reject)
  })
}
