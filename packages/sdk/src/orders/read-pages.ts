/** The largest page of parts of an order. */
export const maximumPageSize = 100

interface PartsPage<T> {
  readonly entries: readonly T[]
  readonly next: string | null
}

/** The entries of all pages. */
export async function readPages<T>(
  read: (page: string | undefined) => Promise<PartsPage<T>>,
): Promise<readonly T[]> {
  const found: T[] = []
  let page: string | undefined
  do {
    const { entries, next } = await read(page)
    found.push(...entries)
    // A repeated token would never end.
    page = next === page ? undefined : next || undefined
  } while (page !== undefined)
  return found
}
