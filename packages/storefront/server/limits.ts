/** So many attempts in so many seconds. */
export interface Limit {
  readonly most: number
  readonly seconds: number
}

/** What is limited, and what it is counted by, with the limits that hold where nobody sets others. */
export const defaultLimits = {
  'sign-in.address': { most: 10, seconds: 60 },
  'sign-in.name': { most: 5, seconds: 15 * 60 },
  /** What remains to a user name after that: somebody who guesses never locks the owner out for good. */
  'sign-in.name-then': { most: 1, seconds: 60 },
  'registration.address': { most: 5, seconds: 60 * 60 },
  'withdrawal.address': { most: 5, seconds: 60 * 60 },
  'withdrawal.recipient': { most: 3, seconds: 24 * 60 * 60 },
  'coupons.session': { most: 20, seconds: 60 * 60 },
} as const satisfies Readonly<Record<string, Limit>>

export type LimitKind = keyof typeof defaultLimits
export type Limits = Readonly<Record<LimitKind, Limit>>

const mostAttempts = 1_000_000
const mostSeconds = 7 * 24 * 60 * 60

/**
 * Reads limits such as `sign-in.address=10/60 coupons.session=20/3600`: attempts in seconds, separated by commas or
 * blanks. What is not named keeps its default. Calls `complain` with a sentence for each entry that cannot be read.
 */
export function readLimits(text: string, complain: (problem: string) => void): Limits {
  const entries = text.split(/[\s,]+/).filter((entry) => entry !== '')
  const read = entries.flatMap((entry): [LimitKind, Limit][] => {
    const [, kind = '', most, seconds] = /^([^=]+)=(\d+)\/(\d+)$/.exec(entry) ?? []
    const limit = { most: Number(most), seconds: Number(seconds) }
    if (isKind(kind) && isWithin(limit.most, mostAttempts) && isWithin(limit.seconds, mostSeconds)) {
      return [[kind, limit]]
    }
    complain(
      `'${entry}' is no limit such as sign-in.address=10/60 (attempts/seconds); there are ${Object.keys(defaultLimits).join(', ')}`,
    )
    return []
  })
  return { ...defaultLimits, ...Object.fromEntries(read) }
}

const isKind = (text: string): text is LimitKind => Object.hasOwn(defaultLimits, text)
const isWithin = (value: number, most: number): boolean => value >= 1 && value <= most
