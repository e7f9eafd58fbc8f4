/** A random source that always gives the same values for the same text. */
export interface Random {
  /** from 0 up to 1 */
  next: () => number
  /** both ends included */
  integer: (from: number, to: number) => number
  chance: (probability: number) => boolean
  pick: <T>(items: readonly T[]) => T
  /** different items, in random order */
  sample: <T>(items: readonly T[], count: number) => T[]
  /** a key, with a probability by its weight */
  weighted: <T extends string>(weights: Readonly<Record<T, number>>) => T
}

/** FNV-1a, then the finalizer of MurmurHash3, which spreads similar texts. */
const hash = (text: string) => {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/** Numbers from 0 up to 1 that the seed determines (mulberry32). */
export const createGenerator = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export const createRandom = (text: string): Random => {
  const next = createGenerator(hash(text))
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    integer,
    chance: (probability) => next() < probability,
    pick: (items) => items[integer(0, items.length - 1)] as never,
    sample: (items, count) => {
      const left = [...items]
      return Array.from(
        { length: Math.min(count, left.length) },
        () => left.splice(integer(0, left.length - 1), 1)[0] as never,
      )
    },
    weighted: (weights) => weightedKey(weights, next()),
  }
}

const weightedKey = <T extends string>(weights: Readonly<Record<T, number>>, value: number): T => {
  const entries = Object.entries<number>(weights) as [T, number][]
  let left = value * entries.reduce((sum, [, weight]) => sum + weight, 0)
  const found = entries.find(([, weight]) => (left -= weight) < 0) ?? entries.at(-1)
  if (found === undefined) throw new Error('There are no weights.')
  return found[0]
}
