/** Maps `items` with at most `width` of them under way; the results keep the order of the items. */
export const inParallel = async <Item, Result>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = []
  let next = 0
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index] as Item
      results[index] = await work(item)
    }
  }
  await Promise.all(Array.from({ length: width }, worker))
  return results
}
