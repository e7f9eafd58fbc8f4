import { createGenerator } from '../random.ts'

/**
 * A random sample without repetition. The same seed always draws the same items in the same order.
 * @template T
 * @param {readonly T[]} items
 * @param {{ count: number, seed: number }} draw
 */
export const drawSample = (items, { count, seed }) => {
  const random = createGenerator(seed)
  const left = [...items]
  return Array.from(
    { length: Math.min(count, items.length) },
    () => /** @type {T} */ (left.splice(Math.floor(random() * left.length), 1)[0]),
  )
}

/**
 * Whether a clause has a test outside folders of this name; always true without a name.
 * @param {{ tests: readonly { file: string }[] }} finding @param {string | undefined} folder
 */
export const isTestedOutside = ({ tests }, folder) =>
  folder === undefined || tests.some(({ file }) => !file.split('/').includes(folder))
