/**
 * What befalls a request. `late` is when a request takes effect whose sender has long seen the connection break.
 * @typedef {object} Fault
 * @property {FaultKind | 'none'} kind
 * @property {number} there ms until the platform has it
 * @property {number} back ms until the sender has the response
 * @property {'none' | 'now' | 'late'} effect whether the platform does what was asked
 * @property {number} late ms
 * @property {number} [status]
 * @property {number} [retryAfter] seconds
 */

/** @typedef {import('./random.mjs').Random} Random */

/** How often each fault is drawn for a request that changes something. */
const writeWeights = {
  /** The connection breaks and the platform never has the request. */
  'cut-before': 12,
  /** The connection breaks, and the platform does it all the same, seconds later. */
  'cut-late': 22,
  /** The platform does it at once and the response is lost. */
  'cut-after': 12,
  /** No response within the client's limit of time. */
  timeout: 6,
  /** The connection breaks in the middle of the response. */
  'cut-body': 4,
  /** The response is whole for HTTP, but its JSON ends in the middle. */
  'half-json': 4,
  /** Somebody on the way responds for the platform. */
  status: 18,
  /** A 200 with a sign-in page. */
  'sign-in-page': 5,
  /** The network delivers it twice. */
  double: 9,
  /** It waits until another request has overtaken it. */
  overtaken: 5,
  /** It takes its time. */
  delay: 7,
}

/** `session-end` is no matter of a single request: the platform ends the session in the middle of a story. */
/** @typedef {keyof typeof writeWeights | 'session-end'} FaultKind */

export const faultKinds = /** @type {FaultKind[]} */ ([...Object.keys(writeWeights), 'session-end'])

/** What a read hardly notices is left out. @type {Partial<Record<FaultKind, number>>} */
const readWeights = {
  ...{ 'cut-before': 20, 'cut-after': 10, timeout: 5, 'cut-body': 5, 'half-json': 5 },
  ...{ status: 35, 'sign-in-page': 5, overtaken: 5, delay: 15 },
}

/** @type {Record<string, number>} */
const statusWeights = { 401: 12, 403: 12, 409: 18, 429: 12, 500: 12, 502: 12, 503: 12, 504: 12 }

/** Milliseconds after the connection broke; the first look of a client comes long before. */
export const lateFrom = 1000
export const lateTo = 3000

/** Faults whose sender has no response, or none that can be read to its end. */
const losing = new Set(['cut-before', 'cut-late', 'cut-after', 'timeout', 'cut-body'])

/** @param {Pick<Fault, 'kind'>} fault */
export const losesResponse = ({ kind }) => losing.has(kind)

/** What the platform does where the fault leaves it open. @param {FaultKind} kind @param {Random} random */
const drawEffect = (kind, random) => {
  if (kind === 'cut-before') return 'none'
  if (kind === 'cut-late') return 'late'
  if (kind === 'timeout') return random.weighted({ none: 1, now: 1, late: 1 })
  if (kind === 'sign-in-page') return random.weighted({ none: 2, now: 1 })
  return 'now'
}

/** A gateway that gives up may have passed the request on; one that refuses has not. @param {Random} random */
const drawStatus = (random) => {
  const status = Number(random.weighted(statusWeights))
  const retryAfter = random.integer(1, 4)
  const effect = status < 500 ? /** @type {const} */ ('none') : random.weighted({ none: 4, now: 2, late: 1 })
  return {
    status,
    effect,
    ...(status === 429 || (status === 503 && random.chance(0.5)) ? { retryAfter } : {}),
  }
}

/** Parts of milliseconds see to it that no two requests arrive at the same time. @param {Random} random @param {FaultKind | 'none'} kind */
const drawWay = (random, kind) => {
  const there = 5 + 55 * random.next()
  const back = 5 + 55 * random.next()
  if (kind === 'delay') return { there: there + random.integer(200, 2500), back }
  return { there, back: kind === 'overtaken' ? back + random.integer(0, 200) : back }
}

/**
 * Draws what befalls one request.
 * @param {Random} random its own, so that a decision depends on no other
 * @param {{ isWrite: boolean, rate: number, kinds: readonly FaultKind[] }} weather
 * @returns {Fault}
 */
export const drawFault = (random, { isWrite, rate, kinds }) => {
  const weights = Object.fromEntries(
    Object.entries(isWrite ? writeWeights : readWeights).filter(([kind]) =>
      kinds.some((one) => one === kind),
    ),
  )
  const isHit = random.chance(rate) && Object.keys(weights).length > 0
  const kind = isHit ? /** @type {FaultKind} */ (random.weighted(weights)) : 'none'
  const late = random.integer(lateFrom, lateTo)
  const way = drawWay(random, kind)
  if (kind === 'none') return { kind, ...way, effect: 'now', late }
  if (kind === 'status') return { kind, ...way, late, ...drawStatus(random) }
  // Somebody on the way tries again: the sender has its response after both.
  if (kind === 'double') return { kind, ...way, effect: 'now', late: random.integer(1, 80) }
  return { kind, ...way, late, effect: drawEffect(kind, random) }
}
