/** A number of attempts within a number of seconds. */
export interface Limit {
  readonly max: number
  readonly seconds: number
}

/** The default limits, by what is limited and what it is counted by. */
export const defaultLimits = {
  'sign-in.address': { max: 10, seconds: 60 },
  'sign-in.name': { max: 5, seconds: 15 * 60 },
  /** Still allowed for a user name beyond that limit: an attacker must never lock the owner out completely. */
  'sign-in.name-then': { max: 1, seconds: 60 },
  'registration.address': { max: 5, seconds: 60 * 60 },
  /** Codes for a new password, and for the profile. */
  'codes.address': { max: 10, seconds: 15 * 60 },
  'codes.name': { max: 3, seconds: 15 * 60 },
  /** Still mailed beyond it: a stranger must not keep the owner from a new password. */
  'codes.name-then': { max: 1, seconds: 60 },
  /** Codes that are entered; a right one does not count. */
  'code-entries.address': { max: 30, seconds: 15 * 60 },
  'code-entries.name': { max: 15, seconds: 15 * 60 },
  'withdrawal.address': { max: 5, seconds: 60 * 60 },
  'withdrawal.recipient': { max: 3, seconds: 24 * 60 * 60 },
  'requests.address': { max: 10, seconds: 60 * 60 },
  'requests.recipient': { max: 5, seconds: 24 * 60 * 60 },
  'order-lookup.address': { max: 20, seconds: 15 * 60 },
  'order-lookup.order': { max: 10, seconds: 60 * 60 },
  /** Still allowed for an order beyond that limit: strangers must not keep its owner from canceling it. */
  'order-lookup.order-then': { max: 1, seconds: 60 },
  /** Also limits visitors who start a new session for each attempt. */
  'coupons.address': { max: 100, seconds: 60 * 60 },
  'coupons.session': { max: 20, seconds: 60 * 60 },
  /** Of payments that fail: somebody who tries many cards starts new sessions. */
  'payments.address': { max: 60, seconds: 60 * 60 },
  'payments.session': { max: 20, seconds: 60 * 60 },
  /** A company's buyers may share an address: beyond it they still order, one a minute. */
  'orders.address': { max: 20, seconds: 60 * 60 },
  'orders.address-then': { max: 1, seconds: 60 },
  'orders.session': { max: 10, seconds: 60 * 60 },
  'orders.session-then': { max: 1, seconds: 60 },
  /** Of order lists that this server checks, with up to two hundred calls each; browsers with scripts check their own. */
  'order-lists.address': { max: 20, seconds: 60 },
  /** Of files that are handed in. */
  'files.address': { max: 60, seconds: 60 * 60 },
  /** Of their sizes, each begun megabyte counts. */
  'file-megabytes.address': { max: 300, seconds: 60 * 60 },
  /** Of requests and orders that take files with them, which are kept for long. */
  'file-claims.address': { max: 40, seconds: 24 * 60 * 60 },
  /** Of orders whose mails go to the same e-mail address, other than the buyer's own. */
  'orders.recipient': { max: 10, seconds: 24 * 60 * 60 },
  /** Beyond it orders go on, without stock held for them. */
  'reservations.address': { max: 30, seconds: 60 * 60 },
  /** Where orders are placed in steps, and none goes on without its reservation. */
  'reservations.address-then': { max: 1, seconds: 60 },
} as const satisfies Readonly<Record<string, Limit>>

export type LimitKind = keyof typeof defaultLimits
export type Limits = Readonly<Record<LimitKind, Limit>>

const maxAttempts = 1_000_000
const maxSeconds = 7 * 24 * 60 * 60

/**
 * Reads limits such as `sign-in.address=10/60 coupons.session=20/3600`: attempts per seconds, separated by commas or
 * blanks. Others keep their default. Calls `onProblem` with a sentence for each invalid entry.
 */
export function readLimits(text: string, onProblem: (problem: string) => void): Limits {
  const entries = text.split(/[\s,]+/).filter((entry) => entry !== '')
  const read = entries.flatMap((entry): [LimitKind, Limit][] => {
    const [, kind = '', max, seconds] = /^([^=]+)=(\d+)\/(\d+)$/.exec(entry) ?? []
    const limit = { max: Number(max), seconds: Number(seconds) }
    if (isKind(kind) && isWithin(limit.max, maxAttempts) && isWithin(limit.seconds, maxSeconds)) {
      return [[kind, limit]]
    }
    onProblem(
      `'${entry}' is not a limit such as sign-in.address=10/60 (attempts/seconds); the limits are ${Object.keys(defaultLimits).join(', ')}`,
    )
    return []
  })
  return { ...defaultLimits, ...Object.fromEntries(read) }
}

const isKind = (text: string): text is LimitKind => Object.hasOwn(defaultLimits, text)
const isWithin = (value: number, max: number): boolean => value >= 1 && value <= max
