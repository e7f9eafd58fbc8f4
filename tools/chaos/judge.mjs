// Judges a run by what the shopper meant, what the shopper heard and what the tables hold, as Jepsen does: what was
// acknowledged must be there, what was refused must not, what is unknown may be either but must have been told.
// It knows nothing of the SDK.

/**
 * What a shopper did to the quantity of one product.
 * @typedef {object} Deed
 * @property {'add' | 'set'} kind
 * @property {string} product
 * @property {number} quantity
 * @property {'ok' | 'refused' | 'unknown'} heard
 * @property {string} by the tab or device
 */

/**
 * A product that the shopper's attention was called to. `alarm`: something was not done, or nobody knows. `elsewhere`:
 * another tab or device made it something different. `match`: it looks done, and somebody else's work would look the same.
 * @typedef {object} Mention
 * @property {string} product
 * @property {'alarm' | 'elsewhere' | 'match'} kind
 * @property {string} by the tab that said it
 * @property {number} [actual] the quantity that was named
 * @property {number} [after] how many deeds to the product had begun when it was said
 */

/** @typedef {'as meant' | 'told' | 'untold' | 'false alarm' | 'indistinguishable'} Verdict */

/**
 * @typedef {object} ProductCase
 * @property {number} start what was there before
 * @property {readonly Deed[]} deeds in the order in which they were done
 * @property {readonly Mention[]} mentions
 * @property {number} actual
 */

/** @typedef {{ product: string, intended: number, actual: number, verdict: Verdict }} JudgedProduct */

/** @param {number} quantity @param {Deed} deed */
const apply = (quantity, deed) => (deed.kind === 'add' ? quantity + deed.quantity : deed.quantity)

/** Every quantity that fits to what was heard of each deed. @param {Pick<ProductCase, 'start' | 'deeds'>} product */
const possible = ({ start, deeds }) =>
  deeds.reduce(
    (quantities, deed) => {
      const done = [...quantities].map((quantity) => apply(quantity, deed))
      if (deed.heard === 'ok') return new Set(done)
      return deed.heard === 'refused' ? quantities : new Set([...quantities, ...done])
    },
    new Set([start]),
  )

/** That somebody else changed the line too is true, and no alarm, where somebody did. @param {ProductCase} product */
const hasFalseMention = ({ deeds, mentions }) =>
  mentions.some(
    ({ kind, by }) => kind === 'alarm' || (kind === 'elsewhere' && deeds.every((deed) => deed.by === by)),
  )

/** A quantity that somebody else made tells of the end only where that follows from it and from what was done since. @param {ProductCase} product */
const isNamed = ({ deeds, mentions, actual }) =>
  mentions.some(
    (mention) =>
      mention.kind === 'alarm' ||
      (mention.kind === 'elsewhere' &&
        mention.actual !== undefined &&
        possible({ start: mention.actual, deeds: deeds.slice(mention.after) }).has(actual)),
  )

/**
 * The part of a product's story that the end depends on: a quantity that was acknowledged makes up for whatever was
 * said to have failed before it, so whether that was true cannot be told from the end. @param {ProductCase} product
 * @returns {ProductCase}
 */
const withoutOvertaken = ({ start, deeds, mentions, actual }) => {
  const last = deeds.findLastIndex(({ kind, heard }) => kind === 'set' && heard === 'ok')
  const from = Math.max(last, 0)
  const later = mentions
    .filter(({ after = deeds.length }) => after > last)
    .map((mention) => ({ ...mention, after: (mention.after ?? deeds.length) - from }))
  return { start, deeds: deeds.slice(from), mentions: later, actual }
}

/** @param {ProductCase} whole @returns {Verdict} */
export const judgeProduct = (whole) => {
  const product = withoutOvertaken(whole)
  const { start, deeds, mentions, actual } = product
  const isMatched = mentions.some(({ kind }) => kind === 'match')
  const hasFailure = deeds.some(({ heard }) => heard !== 'ok')
  if (deeds.reduce(apply, start) === actual) {
    const isAlarmed = hasFailure || hasFalseMention(product)
    // What another device did to the product in the meantime looks like a request that was delivered twice.
    if (isAlarmed && !deeds.some(({ by }) => by === 'device')) return 'false alarm'
    return isAlarmed || isMatched ? 'indistinguishable' : 'as meant'
  }
  if (isNamed(product) || (hasFailure && possible(product).has(actual))) return 'told'
  return isMatched ? 'indistinguishable' : 'untold'
}

/**
 * Judges every product that was there, is there or was meant.
 * @param {{ start: Record<string, number>, deeds: readonly Deed[], mentions: readonly Mention[], actual: Record<string, number> }} cart
 * @returns {JudgedProduct[]}
 */
export const judgeCart = ({ start, deeds, mentions, actual }) => {
  const products = new Set([
    ...Object.keys(start),
    ...Object.keys(actual),
    ...deeds.map(({ product }) => product),
  ])
  return [...products].map((product) => {
    const own = deeds.filter((deed) => deed.product === product)
    const there = actual[product] ?? 0
    const before = start[product] ?? 0
    const mentioned = mentions.filter((mention) => mention.product === product)
    const verdict = judgeProduct({ start: before, deeds: own, mentions: mentioned, actual: there })
    return { product, intended: own.reduce(apply, before), actual: there, verdict }
  })
}

/**
 * An attempt to place the order that was meant.
 * @typedef {object} OrderAttempt
 * @property {'ok' | 'refused' | 'unknown'} heard
 * @property {string} [number] the order number that was heard
 * @property {number} ordersThen how many orders the tables held when it was heard
 */

/** @typedef {{ verdict: Verdict, isDoubled: boolean, isLost: boolean, isDenied: boolean }} JudgedOrder */

/**
 * Judges one order that was meant. Denied is an order of which the shopper heard that there is none.
 * @param {{ attempts: readonly OrderAttempt[], numbers: readonly string[] }} order `numbers` are those in the tables
 * @returns {JudgedOrder}
 */
export const judgeOrder = ({ attempts, numbers }) => {
  const last = attempts.at(-1)
  const isDoubled = numbers.length > 1
  const heardNumbers = attempts.flatMap(({ heard, number = '' }) => (heard === 'ok' ? [number] : []))
  const isLost = heardNumbers.some((number) => !numbers.includes(number))
  const isDenied = attempts.some(({ heard, ordersThen }) => heard === 'refused' && ordersThen > 0)
  const marks = { isDoubled, isLost, isDenied }
  if (isDoubled || isLost) return { verdict: 'untold', ...marks }
  if (last?.heard === 'ok') return { verdict: isDenied ? 'false alarm' : 'as meant', ...marks }
  if (numbers.length > 0) return { verdict: 'false alarm', ...marks }
  return { verdict: last === undefined ? 'untold' : 'told', ...marks }
}
