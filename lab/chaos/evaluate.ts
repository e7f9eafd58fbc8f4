// Evaluates a run like Jepsen, from what the shopper intended, the results the shopper got, and the tables: what was
// acknowledged must be there, what was refused must not, and what is unknown may be either but must have been reported.
// Independent of the SDK.

/** A change of the quantity of one product. */
export interface Action {
  kind: 'add' | 'set'
  product: string
  quantity: number
  /** `left`: its page was left before it had one, and the next page goes on */
  result: 'ok' | 'refused' | 'unknown' | 'left'
  /** the tab or device */
  by: string
}

/**
 * A product that was reported to the shopper. `alarm`: something failed or is unknown. `elsewhere`: another tab or device
 * changed it. `match`: it looks done, but the change of another device would look the same.
 */
export interface Mention {
  product: string
  kind: 'alarm' | 'elsewhere' | 'match'
  /** the tab that reported it */
  by: string
  /** the reported quantity */
  actual?: number
  /** how many actions on the product had begun by then */
  after?: number
}

export type Quantities = Readonly<Record<string, number>>

export type Outcome = 'as intended' | 'reported' | 'unreported' | 'false alarm' | 'indistinguishable'

export interface ProductCase {
  /** the quantity before */
  start: number
  /** in the order in which they were done */
  actions: readonly Action[]
  mentions: readonly Mention[]
  actual: number
}

export type EvaluatedProduct = { product: string; intended: number; actual: number; outcome: Outcome }

const apply = (quantity: number, action: Action) =>
  action.kind === 'add' ? quantity + action.quantity : action.quantity

/** Every quantity that is consistent with the results of the actions. */
const possible = ({ start, actions }: Pick<ProductCase, 'start' | 'actions'>) =>
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
 */
const isTrulyRefused = ({ start, actions, mentions, actual }: ProductCase) => {
  const failed = actions.filter(({ result }) => result !== 'ok' && result !== 'left')
  const wasRefused = failed.length > 0 && failed.every(({ result }) => result === 'refused')
  return (
    wasRefused && mentions.every(({ kind }) => kind === 'alarm') && possible({ start, actions }).has(actual)
  )
}

/** Whether a mention is wrong; `elsewhere` is right if somebody else did change the product. */
const hasFalseMention = ({ actions, mentions }: ProductCase) =>
  mentions.some(
    ({ kind, by }) =>
      kind === 'alarm' || (kind === 'elsewhere' && actions.every((action) => action.by === by)),
  )

/** Whether the actual quantity was reported, or follows from a reported one and the actions since. */
const isNamed = ({ actions, mentions, actual }: ProductCase) =>
  mentions.some(
    (mention) =>
      mention.kind === 'alarm' ||
      (mention.kind === 'elsewhere' &&
        mention.actual !== undefined &&
        possible({ start: mention.actual, actions: actions.slice(mention.after) }).has(actual)),
  )

/**
 * Drops what was overwritten: the final state depends only on the last acknowledged `set` and what followed.
 */
const withoutOvertaken = ({ start, actions, mentions, actual }: ProductCase): ProductCase => {
  const last = actions.findLastIndex(({ kind, result }) => kind === 'set' && result === 'ok')
  const from = Math.max(last, 0)
  const later = mentions
    .filter(({ after = actions.length }) => after > last)
    .map((mention) => ({ ...mention, after: (mention.after ?? actions.length) - from }))
  return { start, actions: actions.slice(from), mentions: later, actual }
}

export const evaluateProduct = (whole: ProductCase): Outcome => {
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

interface CartCase {
  start: Quantities
  actions: readonly Action[]
  mentions: readonly Mention[]
  actual: Quantities
}

/** Evaluates every product that was there, is there or was intended. */
export const evaluateCart = ({ start, actions, mentions, actual }: CartCase): EvaluatedProduct[] => {
  const products = new Set([
    ...Object.keys({ ...start, ...actual }),
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

/** An attempt to place the order. */
export interface OrderAttempt {
  result: 'ok' | 'refused' | 'unknown'
  /** the order number, if one was returned */
  number?: string
  /** how many orders the tables had by then */
  ordersThen: number
}

/** The texts whose conditions hold. */
const listFaults = (faults: Record<string, boolean>) => Object.keys(faults).filter((fault) => faults[fault])

interface PaymentCase {
  reviewed: string
  /** of the orders in the tables */
  totals: readonly string[]
  payments: readonly { state: string; amount: string }[]
}

/**
 * What is wrong with the payments of a purchase by card: money moves if and only if the order stands, once, and as much as
 * the shopper reviewed.
 */
export const findPaymentFaults = ({ reviewed, totals, payments }: PaymentCase): string[] => {
  const captured = payments.filter(({ state }) => state === 'captured')
  return listFaults({
    'money without an order': captured.length > totals.length,
    'an order without money': captured.length < totals.length,
    'money is reserved for nothing': payments.some(({ state }) => ['authorised', 'open'].includes(state)),
    [`an order of ${totals.join(' and ')}, not ${reviewed}`]: totals.some((total) => total !== reviewed),
    'another amount than reviewed': captured.some(({ amount }) => amount !== reviewed),
  })
}

interface QuoteCase {
  /** in the tables: the open carts and the orders of each quote of the buyer */
  quotes: readonly { carts: number; orders: number }[]
  /** product, quantity and unit price of each line: approved, and ordered in the tables */
  approved: readonly string[]
  ordered: readonly string[]
}

/** What is wrong with accepted quotes: each is one cart or one order at most, and the order is what was approved. */
export const findQuoteFaults = ({ quotes, approved, ordered }: QuoteCase) =>
  listFaults({
    'a quote in two carts': quotes.some(({ carts }) => carts > 1),
    'a quote ordered twice': quotes.some(({ orders }) => orders > 1),
    'a quote in a cart after its order': quotes.some(({ carts, orders }) => carts > 0 && orders > 0),
    [`an order of ${ordered.join(' and ')}, not ${approved.join(' and ')}`]:
      ordered.length > 0 && ordered.join() !== approved.join(),
  })

interface GroupCase {
  /** by product */
  had: Quantities
  /** what the shop has acknowledged, by product and address as the following */
  planned: Quantities
  reviewed: { split: Quantities; total: string }
  /** in the tables */
  actual: Quantities
  /** of the orders in the tables */
  totals: readonly string[]
  emptyGroups: number
}

/**
 * What is wrong with the delivery groups of a purchase: every piece is there, goes where the shop said it goes, and the
 * order is the reviewed one.
 */
export const findGroupFaults = ({ had, planned, reviewed, actual, totals, emptyGroups }: GroupCase) =>
  listFaults({
    'other quantities than the buyer had': Object.entries(had).some(
      ([product, quantity]) => sumOf(actual, product) !== quantity,
    ),
    'another distribution than acknowledged': !isSame(planned, actual),
    'another distribution than reviewed': !isSame(reviewed.split, actual),
    'empty delivery groups': emptyGroups > 0,
    [`an order of ${totals.join(' and ')}, not ${reviewed.total}`]: totals.some(
      (total) => total !== reviewed.total,
    ),
  })

const sumOf = (split: Quantities, product: string) =>
  Object.entries(split)
    .filter(([key]) => key.startsWith(`${product} to `))
    .reduce((sum, [, quantity]) => sum + quantity, 0)

export const isSame = (one: Quantities, other: Quantities) =>
  Object.keys({ ...one, ...other }).every((key) => (one[key] ?? 0) === (other[key] ?? 0))

export interface EvaluatedOrder {
  outcome: Outcome
  faults: string[]
}

/** The tables hold two, not the one that the shopper was told of, or one that was reported as not placed. */
const findOrderFaults = (attempts: readonly OrderAttempt[], numbers: readonly string[]) =>
  listFaults({
    doubled: numbers.length > 1,
    lost: attempts.some(({ number }) => number !== undefined && !numbers.includes(number)),
    denied: attempts.some(({ result, ordersThen }) => result === 'refused' && ordersThen > 0),
  })

/**
 * Evaluates one intended order.
 * @param numbers those in the tables
 * @param others what is wrong with its payments or its delivery groups
 */
export const evaluateOrder = (
  attempts: readonly OrderAttempt[],
  numbers: readonly string[],
  others: readonly string[] = [],
): EvaluatedOrder => {
  const last = attempts.at(-1)
  const faults = [...findOrderFaults(attempts, numbers), ...others]
  if (faults.some((fault) => fault !== 'denied')) return { outcome: 'unreported', faults }
  if (last?.result === 'ok') return { outcome: faults.length > 0 ? 'false alarm' : 'as intended', faults }
  if (numbers.length > 0) return { outcome: 'false alarm', faults }
  return { outcome: last === undefined ? 'unreported' : 'reported', faults }
}
