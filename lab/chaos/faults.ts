import type { Random } from '../../tools/random.ts'

/** What happens to a request. `late` is when it takes effect although its connection broke before. */
export interface Fault {
  kind: FaultKind | 'none'
  /** ms until the platform has it */
  there: number
  /** ms until the sender has the response */
  back: number
  /** whether the platform does what was requested */
  effect: 'none' | 'now' | 'late'
  /** ms */
  late: number
  status?: number
  /** whether a gateway responds with a page */
  isPage?: boolean
  /** seconds */
  retryAfter?: number
}

/** How often each fault is drawn for a write. */
const writeWeights = {
  /** The connection breaks and the platform never has the request. */
  'cut-before': 12,
  /** The connection breaks, and the platform does it all the same, seconds later. */
  'cut-late': 22,
  /** The platform does it at once and the response is lost. */
  'cut-after': 12,
  /** No response within the client's timeout. */
  timeout: 6,
  /** The connection breaks in the middle of the response. */
  'cut-body': 4,
  /** The response is whole for HTTP, but its JSON ends in the middle. */
  'half-json': 4,
  /** A gateway responds instead of the platform. */
  status: 18,
  /** The platform does it, and a gateway responds with 500 or 504, as a list or as a page. */
  'status-after': 8,
  /** The sign-in page in place of the platform, which has not done it. */
  'sign-in-page': 5,
  /** The network delivers it twice. */
  double: 9,
  /** It waits until another request has overtaken it. */
  overtaken: 5,
  /** It is slow. */
  delay: 7,
  /** The platform does it, but says for a long time that it is still working; only where it may say so. */
  'endless-202': 6,
}

export type FaultKind = keyof typeof writeWeights

export const faultKinds = Object.keys(writeWeights) as FaultKind[]

/** Faults that affect reads. */
const readWeights: Partial<Record<FaultKind, number>> = {
  'cut-before': 20,
  'cut-after': 10,
  timeout: 5,
  'cut-body': 5,
  'half-json': 5,
  status: 35,
  'sign-in-page': 5,
  overtaken: 5,
  delay: 15,
  'endless-202': 6,
}

/** The statuses of a gateway; those that are listed twice come more often. */
const statuses = [401, 403, 409, 409, 410, 422, 423, 429, 429, 500, 502, 503, 504]

/** Milliseconds after the connection broke; the client's first read comes long before. */
export const lateFrom = 1000
export const lateTo = 3000

/** Faults that leave the sender without a complete response. */
const losing = new Set(['cut-before', 'cut-late', 'cut-after', 'timeout', 'cut-body', 'status-after'])

export const losesResponse = ({ kind }: Pick<Fault, 'kind'>) => losing.has(kind)

/** What the platform does, where the fault allows several outcomes. */
const drawEffect = (kind: FaultKind, random: Random) => {
  if (kind === 'cut-before') return 'none'
  if (kind === 'cut-late') return 'late'
  if (kind === 'timeout') return random.weighted({ none: 1, now: 1, late: 1 })
  if (kind === 'sign-in-page') return 'none'
  return 'now'
}

/** A gateway that times out may have forwarded the request; one that refuses has not. */
const drawStatus = (random: Random) => {
  const status = random.pick(statuses)
  const retryAfter = random.integer(1, 4)
  const effect = status < 500 ? ('none' as const) : random.weighted({ none: 4, now: 2, late: 1 })
  return {
    status,
    effect,
    ...([429, 503].includes(status) && random.chance(0.5) ? { retryAfter } : {}),
  }
}

/** Fractions of milliseconds, so that no two requests arrive at the same time. */
const drawTimes = (random: Random, kind: FaultKind | 'none') => {
  const there = 5 + 55 * random.next()
  const back = 5 + 55 * random.next()
  if (kind === 'delay') return { there: there + random.integer(200, 2500), back }
  return { there, back: kind === 'overtaken' ? back + random.integer(0, 200) : back }
}

interface Weather {
  isWrite: boolean
  /** the share of requests with a fault */
  rate: number
  /** whether the platform may say that it is still working */
  mayBeAtWork: boolean
}

/**
 * Draws the fault of one request.
 * @param random separate for each request, so that no decision depends on another
 */
export const drawFault = (random: Random, { isWrite, rate, mayBeAtWork }: Weather): Fault => {
  const { 'endless-202': work = 0, ...others } = isWrite ? writeWeights : readWeights
  const weights = mayBeAtWork ? { ...others, 'endless-202': work } : others
  const kind = random.chance(rate) ? random.weighted(weights as Record<FaultKind, number>) : 'none'
  const late = random.integer(lateFrom, lateTo)
  const way = drawTimes(random, kind)
  if (kind === 'none') return { kind, ...way, effect: 'now', late }
  if (kind === 'status') return { kind, ...way, late, ...drawStatus(random) }
  if (kind === 'status-after')
    return { kind, ...way, late, effect: 'now', status: random.pick([500, 504]), isPage: random.chance(0.5) }
  // A gateway retries: the sender gets its response after both.
  if (kind === 'double') return { kind, ...way, effect: 'now', late: random.integer(1, 80) }
  return { kind, ...way, late, effect: drawEffect(kind, random) }
}

/** The name of a fault in the figures. */
export const nameOf = ({ kind, status, retryAfter }: Fault) =>
  kind === 'status' ? `${status}${retryAfter === undefined ? '' : ' Retry-After'}` : kind
