/**
 * A random source that always gives the same values for the same text.
 * @typedef {object} Random
 * @property {() => number} next from 0 up to 1
 * @property {(from: number, to: number) => number} integer both ends included
 * @property {(probability: number) => boolean} chance
 * @property {<T>(items: readonly T[]) => T} pick
 * @property {<T>(items: readonly T[], count: number) => T[]} sample different items, in random order
 * @property {<T extends string>(weights: Readonly<Record<T, number>>) => T} weighted a key, with a probability by its weight
 */

/** FNV-1a, then the finalizer of MurmurHash3, which spreads similar texts. @param {string} text */
const hash = (text) => {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/** Numbers from 0 up to 1 that the seed determines (mulberry32). @param {number} seed */
export const createGenerator = (seed) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** @param {string} text @returns {Random} */
export const createRandom = (text) => {
  const next = createGenerator(hash(text))
  /** @param {number} from @param {number} to */
  const integer = (from, to) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    integer,
    chance: (probability) => next() < probability,
    pick: (items) => /** @type {any} */ (items[integer(0, items.length - 1)]),
    sample: (items, count) => {
      const left = [...items]
      return Array.from(
        { length: Math.min(count, left.length) },
        () => /** @type {any} */ (left.splice(integer(0, left.length - 1), 1)[0]),
      )
    },
    weighted: (weights) => weightedKey(weights, next()),
  }
}

/** @template {string} T @param {Readonly<Record<T, number>>} weights @param {number} value @returns {T} */
const weightedKey = (weights, value) => {
  const entries = /** @type {[T, number][]} */ (Object.entries(weights))
  let left = value * entries.reduce((sum, [, weight]) => sum + weight, 0)
  const found = entries.find(([, weight]) => (left -= weight) < 0)
  return /** @type {[T, number]} */ (found ?? entries.at(-1))[0]
}
