/** Numbers from 0 up to 1 that a seed fixes (mulberry32). @param {number} seed */
const createRandom = (seed) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * So many of the items, none twice, in the order in which they are drawn. The same seed draws the same.
 * @template T
 * @param {readonly T[]} items
 * @param {{ count: number, seed: number }} draw
 */
export const drawSample = (items, { count, seed }) => {
  const random = createRandom(seed)
  const left = [...items]
  return Array.from(
    { length: Math.min(count, items.length) },
    () => /** @type {T} */ (left.splice(Math.floor(random() * left.length), 1)[0]),
  )
}

/**
 * Whether a clause has a test outside of the folders of a name.
 * @param {{ tests: readonly { file: string }[] }} finding @param {string | undefined} folder
 */
export const isTestedOutside = ({ tests }, folder) =>
  folder === undefined || tests.some(({ file }) => !file.split('/').includes(folder))
