/** Where a tab remembers which of its pages were loaded anew. */
export interface RenewalRecord {
  /** May throw: a browser can forbid that anything is kept. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>
  /** Ms since 1970. */
  readonly now: () => number
}

/** The record of the browser's present tab. */
export const recordOfTab: RenewalRecord = {
  // The shop's client may be what could not be loaded.
  // eslint-disable-next-line no-restricted-globals -- nothing of the shop's data, and read by pages without a client
  storage: () => sessionStorage,
  now: () => Date.now(),
}

interface Renewal {
  readonly address: string
  readonly at: number
  /** The visitor knows of it. */
  readonly isReported: boolean
}

const key = 'renewedPages'
/** No page is loaded anew twice within this time, in ms. */
const pause = 5 * 60_000
/** Who comes to the shop's next page later than this, in ms, has no use for the word. */
const wordLife = 60_000

function readRecent({ storage, now }: RenewalRecord): readonly Renewal[] {
  // Nobody but this file writes it.
  const renewals = JSON.parse(storage().getItem(key) ?? '[]') as readonly Renewal[]
  return renewals.filter(({ at }) => now() - at < pause)
}

/** Whether the page of this address was loaded anew a short while ago. */
export function wasRenewed(record: RenewalRecord, address: string): boolean {
  try {
    return readRecent(record).some((one) => one.address === address)
  } catch {
    return false
  }
}

/** Notes that the page of this address is loaded anew now; false where that cannot be kept. */
export function noteRenewal(record: RenewalRecord, address: string): boolean {
  try {
    const renewal: Renewal = { address, at: record.now(), isReported: false }
    record.storage().setItem(key, JSON.stringify([...readRecent(record), renewal]))
    return true
  } catch {
    return false
  }
}

/** Whether the visitor is to be told that a page was loaded anew; true once for each time. */
export function takeRenewalWord(record: RenewalRecord): boolean {
  try {
    const recent = readRecent(record)
    const isUntold = recent.some(({ at, isReported }) => !isReported && record.now() - at < wordLife)
    if (isUntold) {
      record.storage().setItem(key, JSON.stringify(recent.map((one) => ({ ...one, isReported: true }))))
    }
    return isUntold
  } catch {
    return false
  }
}
