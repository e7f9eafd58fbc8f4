/** A set of positions in the catalogue: one bit each, 32 a word. All sets of a catalogue have the same length. */
export type Bits = Uint32Array

/** The empty set for a catalogue of `size` products. */
export const noBits = (size: number): Bits => new Uint32Array(Math.ceil(size / 32))

/** A set of positions. */
export function bitsOf(positions: Iterable<number>, size: number): Bits {
  const bits = noBits(size)
  for (const position of positions) addBit(bits, position)
  return bits
}

/** Adds a position to a set that is being filled. */
export function addBit(bits: Bits, position: number): void {
  bits[position >>> 5] = wordOf(bits, position >>> 5) | (1 << (position & 31))
}

export const hasBit = (bits: Bits, position: number): boolean =>
  ((wordOf(bits, position >>> 5) >>> (position & 31)) & 1) === 1

/** What is in both sets. */
export function inBoth(a: Bits, b: Bits): Bits {
  const both = new Uint32Array(a.length)
  for (let index = 0; index < both.length; index += 1) both[index] = wordOf(a, index) & wordOf(b, index)
  return both
}

/** What is in any of the sets. */
export function inAny(sets: readonly Bits[], size: number): Bits {
  const all = noBits(size)
  for (const set of sets) {
    for (let index = 0; index < all.length; index += 1) all[index] = wordOf(all, index) | wordOf(set, index)
  }
  return all
}

/** How many positions two sets have in common. */
export function countInBoth(a: Bits, b: Bits): number {
  let count = 0
  for (let index = 0; index < a.length; index += 1) count += countOnes(wordOf(a, index) & wordOf(b, index))
  return count
}

/** The positions of a set, ascending. */
export function positionsIn(bits: Bits): number[] {
  const positions: number[] = []
  for (let index = 0; index < bits.length; index += 1) {
    for (let word = wordOf(bits, index); word !== 0; word &= word - 1) {
      positions.push(index * 32 + 31 - Math.clz32(word & -word))
    }
  }
  return positions
}

/** An index beyond the end is an empty word. */
const wordOf = (bits: Bits, index: number): number => bits[index] ?? 0

/** The ones in a word of 32 bits, added up in pairs, fours and bytes. */
function countOnes(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55_55_55_55)
  const fours = (pairs & 0x33_33_33_33) + ((pairs >>> 2) & 0x33_33_33_33)
  return Math.imul((fours + (fours >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24
}
