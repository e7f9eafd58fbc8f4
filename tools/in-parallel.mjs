/**
 * Maps `items` with at most `width` of them under way; the results keep the order of the items.
 * @template Item, Result
 * @param {readonly Item[]} items
 * @param {number} width
 * @param {(item: Item) => Promise<Result>} work
 * @returns {Promise<Result[]>}
 */
export const inParallel = async (items, width, work) => {
  /** @type {Result[]} */
  const results = []
  let next = 0
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++) {
      const item = /** @type {Item} */ (items[index])
      results[index] = await work(item)
    }
  }
  await Promise.all(Array.from({ length: width }, worker))
  return results
}
