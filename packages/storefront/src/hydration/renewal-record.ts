/** Where a tab remembers which of its pages were reloaded. */
export interface RenewalRecord {
  /** May throw: a browser can forbid storage. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>
  /** Ms since 1970. */
  readonly now: () => number
}

/** The record of the browser's current tab. */
export const recordOfTab: RenewalRecord = {
  // Not through the shop's client, which may be what could not be loaded.
  // eslint-disable-next-line no-restricted-globals -- nothing of the shop's data, and read by pages without a client
  storage: () => sessionStorage,
  now: () => Date.now(),
}

interface Renewal {
  readonly address: string
  readonly at: number
  /** The visitor was told. */
  readonly isReported: boolean
}

const key = 'renewedPages'
/** No page is reloaded twice within this time, in ms. */
const minIntervalMs = 5 * 60_000
/** On a page that is opened later than this, in ms, the notice would be of no use. */
const noticeTimeoutMs = 60_000

function readRecent({ storage, now }: RenewalRecord): readonly Renewal[] {
  // Written by this file only.
  const renewals = JSON.parse(storage().getItem(key) ?? '[]') as readonly Renewal[]
  return renewals.filter(({ at }) => now() - at < minIntervalMs)
}

/** Whether the page of this address was reloaded a short while ago. */
export function wasRenewed(record: RenewalRecord, address: string): boolean {
  try {
    return readRecent(record).some((renewal) => renewal.address === address)
  } catch {
    return false
  }
}

/** Records that the page of this address is being reloaded; false where that cannot be stored. */
export function noteRenewal(record: RenewalRecord, address: string): boolean {
  try {
    const renewal: Renewal = { address, at: record.now(), isReported: false }
    record.storage().setItem(key, JSON.stringify([...readRecent(record), renewal]))
    return true
  } catch {
    return false
  }
}

/** Whether to tell the visitor that a page was reloaded; true once for each reload. */
export function takeRenewalNotice(record: RenewalRecord): boolean {
  try {
    const recent = readRecent(record)
    const isUnreported = recent.some(
      ({ at, isReported }) => !isReported && record.now() - at < noticeTimeoutMs,
    )
    if (isUnreported) {
      record
        .storage()
        .setItem(key, JSON.stringify(recent.map((renewal) => ({ ...renewal, isReported: true }))))
    }
    return isUnreported
  } catch {
    return false
  }
}
