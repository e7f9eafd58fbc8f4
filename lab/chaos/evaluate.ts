// Evaluates a run like Jepsen, from what the shopper intended, the results the shopper got, and the tables: what was
// acknowledged must be there, what was refused must not, and what is unknown may be either but must have been reported.
// Independent of the SDK.

/**
 * A change of the quantity of one product.
 * @typedef {object} Action
 * @property {'add' | 'set'} kind
 * @property {string} product
 * @property {number} quantity
 * @property {'ok' | 'refused' | 'unknown' | 'left'} result `left`: its page was left before it had one, and the next page goes on
 * @property {string} by the tab or device
 */

/**
 * A product that was reported to the shopper. `alarm`: something failed or is unknown. `elsewhere`: another tab or device
 * changed it. `match`: it looks done, but the change of another device would look the same.
 * @typedef {object} Mention
 * @property {string} product
 * @property {'alarm' | 'elsewhere' | 'match'} kind
 * @property {string} by the tab that reported it
 * @property {number} [actual] the reported quantity
 * @property {number} [after] how many actions on the product had begun by then
 */

/** @typedef {'as intended' | 'reported' | 'unreported' | 'false alarm' | 'indistinguishable'} Outcome */

/**
 * @typedef {object} ProductCase
 * @property {number} start the quantity before
 * @property {readonly Action[]} actions in the order in which they were done
 * @property {readonly Mention[]} mentions
 * @property {number} actual
 */

/** @typedef {{ product: string, intended: number, actual: number, outcome: Outcome }} EvaluatedProduct */

/** @param {number} quantity @param {Action} action */
const apply = (quantity, action) => (action.kind === 'add' ? quantity + action.quantity : action.quantity)

/** Every quantity that is consistent with the results of the actions. @param {Pick<ProductCase, 'start' | 'actions'>} product */
const possible = ({ start, actions }) =>
  actions.reduce(
    (quantities, action) => {
      const done = [...quantities].map((quantity) => apply(quantity, action))
      if (action.result === 'ok') return new Set(done)
      return action.result === 'refused' ? quantities : new Set([...quantities, ...done])
    },
    new Set([start]),
  )

/**
 * Whether all that failed was refused, and the tables agree: a refused change may have been to the quantity that was there.
 * @param {ProductCase} product
 */
const isTrulyRefused = ({ start, actions, mentions, actual }) => {
  const failed = actions.filter(({ result }) => result !== 'ok' && result !== 'left')
  const wasRefused = failed.length > 0 && failed.every(({ result }) => result === 'refused')
  return (
    wasRefused && mentions.every(({ kind }) => kind === 'alarm') && possible({ start, actions }).has(actual)
  )
}

/** Whether a mention is wrong; `elsewhere` is right if somebody else did change the product. @param {ProductCase} product */
const hasFalseMention = ({ actions, mentions }) =>
  mentions.some(
    ({ kind, by }) =>
      kind === 'alarm' || (kind === 'elsewhere' && actions.every((action) => action.by === by)),
  )

/** Whether the actual quantity was reported, or follows from a reported one and the actions since. @param {ProductCase} product */
const isNamed = ({ actions, mentions, actual }) =>
  mentions.some(
    (mention) =>
      mention.kind === 'alarm' ||
      (mention.kind === 'elsewhere' &&
        mention.actual !== undefined &&
        possible({ start: mention.actual, actions: actions.slice(mention.after) }).has(actual)),
  )

/**
 * Drops what was overwritten: the final state depends only on the last acknowledged `set` and what followed. @param {ProductCase} product
 * @returns {ProductCase}
 */
const withoutOvertaken = ({ start, actions, mentions, actual }) => {
  const last = actions.findLastIndex(({ kind, result }) => kind === 'set' && result === 'ok')
  const from = Math.max(last, 0)
  const later = mentions
    .filter(({ after = actions.length }) => after > last)
    .map((mention) => ({ ...mention, after: (mention.after ?? actions.length) - from }))
  return { start, actions: actions.slice(from), mentions: later, actual }
}

/** @param {ProductCase} whole @returns {Outcome} */
export const evaluateProduct = (whole) => {
  const product = withoutOvertaken(whole)
  const { start, actions, mentions, actual } = product
  const isMatched = mentions.some(({ kind }) => kind === 'match')
  const hasFailure = actions.some(({ result }) => result !== 'ok' && result !== 'left')
  if (actions.reduce(apply, start) === actual) {
    if (isTrulyRefused(product)) return 'reported'
    const isAlarmed = hasFailure || hasFalseMention(product)
    // A change of another device looks like a request that was delivered twice.
    if (isAlarmed && !actions.some(({ by }) => by === 'device')) return 'false alarm'
    return isAlarmed || isMatched ? 'indistinguishable' : 'as intended'
  }
  if (isNamed(product) || (hasFailure && possible(product).has(actual))) return 'reported'
  return isMatched ? 'indistinguishable' : 'unreported'
}

/**
 * Evaluates every product that was there, is there or was intended.
 * @param {{ start: Record<string, number>, actions: readonly Action[], mentions: readonly Mention[], actual: Record<string, number> }} cart
 * @returns {EvaluatedProduct[]}
 */
export const evaluateCart = ({ start, actions, mentions, actual }) => {
  const products = new Set([
    ...Object.keys(start),
    ...Object.keys(actual),
    ...actions.map(({ product }) => product),
  ])
  return [...products].map((product) => {
    const own = actions.filter((action) => action.product === product)
    const there = actual[product] ?? 0
    const before = start[product] ?? 0
    const mentioned = mentions.filter((mention) => mention.product === product)
    const outcome = evaluateProduct({ start: before, actions: own, mentions: mentioned, actual: there })
    return { product, intended: own.reduce(apply, before), actual: there, outcome }
  })
}

/**
 * An attempt to place the order.
 * @typedef {object} OrderAttempt
 * @property {'ok' | 'refused' | 'unknown'} result
 * @property {string} [number] the order number, if one was returned
 * @property {number} ordersThen how many orders the tables had by then
 */

/**
 * What is wrong with the payments of a purchase by card: money moves if and only if the order stands, once, and as much as
 * the shopper reviewed.
 * @param {{ reviewed: string, totals: readonly string[], payments: readonly { state: string, amount: string }[] }} purchase
 * `totals` are those of the orders in the tables
 * @returns {string[]}
 */
export const findPaymentFaults = ({ reviewed, totals, payments }) => {
  const captured = payments.filter(({ state }) => state === 'captured')
  const isReserved = payments.some(({ state }) => state === 'authorised' || state === 'open')
  return [
    ...(captured.length > totals.length ? ['money without an order'] : []),
    ...(captured.length < totals.length ? ['an order without money'] : []),
    ...(isReserved ? ['money is reserved for nothing'] : []),
    ...(totals.some((total) => total !== reviewed)
      ? [`an order of ${totals.join(' and ')}, not ${reviewed}`]
      : []),
    ...(captured.some(({ amount }) => amount !== reviewed) ? ['another amount than reviewed'] : []),
  ]
}

/**
 * What is wrong with the delivery groups of a purchase: every piece is there, goes where the shop said it goes, and the
 * order is the reviewed one. Quantities of `planned`, `actual` and the review by product and address.
 * @param {object} purchase
 * @param {Readonly<Record<string, number>>} purchase.had by product
 * @param {Readonly<Record<string, number>>} purchase.planned what the shop has acknowledged
 * @param {{ split: Readonly<Record<string, number>>, total: string }} purchase.reviewed
 * @param {Readonly<Record<string, number>>} purchase.actual in the tables
 * @param {readonly string[]} purchase.totals of the orders in the tables
 * @param {number} purchase.emptyGroups
 * @returns {string[]}
 */
export const findGroupFaults = ({ had, planned, reviewed, actual, totals, emptyGroups }) => {
  const hasSums = Object.entries(had).every(([product, quantity]) => sumOf(actual, product) === quantity)
  return [
    ...(hasSums ? [] : ['other quantities than the buyer had']),
    ...(isSame(planned, actual) ? [] : ['another distribution than acknowledged']),
    ...(isSame(reviewed.split, actual) ? [] : ['another distribution than reviewed']),
    ...(emptyGroups > 0 ? [`${emptyGroups} empty delivery groups`] : []),
    ...(totals.some((total) => total !== reviewed.total)
      ? [`an order of ${totals.join(' and ')}, not ${reviewed.total}`]
      : []),
  ]
}

/** @param {Readonly<Record<string, number>>} split @param {string} product */
const sumOf = (split, product) =>
  Object.entries(split).reduce(
    (sum, [key, quantity]) => (key.startsWith(`${product} to `) ? sum + quantity : sum),
    0,
  )

/** @param {Readonly<Record<string, number>>} one @param {Readonly<Record<string, number>>} other */
export const isSame = (one, other) =>
  Object.keys({ ...one, ...other }).every((key) => (one[key] ?? 0) === (other[key] ?? 0))

/** @typedef {{ outcome: Outcome, isDoubled: boolean, isLost: boolean, isDenied: boolean, faults: readonly string[], misplaced: readonly string[] }} EvaluatedOrder */

/**
 * Evaluates one intended order. Denied means that an existing order was reported as not placed.
 * @param {{ attempts: readonly OrderAttempt[], numbers: readonly string[], faults?: readonly string[], misplaced?: readonly string[] }} order
 * `numbers` are those in the tables, `faults` what is wrong with its payments, `misplaced` with its delivery groups
 * @returns {EvaluatedOrder}
 */
export const evaluateOrder = ({ attempts, numbers, faults = [], misplaced = [] }) => {
  const last = attempts.at(-1)
  const isDoubled = numbers.length > 1
  const returnedNumbers = attempts.flatMap(({ result, number = '' }) => (result === 'ok' ? [number] : []))
  const isLost = returnedNumbers.some((number) => !numbers.includes(number))
  const isDenied = attempts.some(({ result, ordersThen }) => result === 'refused' && ordersThen > 0)
  const marks = { isDoubled, isLost, isDenied, faults, misplaced }
  if (isDoubled || isLost || faults.length + misplaced.length > 0) return { outcome: 'unreported', ...marks }
  if (last?.result === 'ok') return { outcome: isDenied ? 'false alarm' : 'as intended', ...marks }
  if (numbers.length > 0) return { outcome: 'false alarm', ...marks }
  return { outcome: last === undefined ? 'unreported' : 'reported', ...marks }
}
