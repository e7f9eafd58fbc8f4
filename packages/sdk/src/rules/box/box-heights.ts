/** Heights that a box can be closed at, in mm: some of them, or any in a range. */
export type BoxHeights = readonly number[] | { readonly minimum: number; readonly maximum: number }

/**
 * Heights as catalogues write them: `100;150;200` (read in rising order) or `10-60`, in whole mm of four digits at
 * most; `undefined` for anything else.
 */
export function readBoxHeights(text: unknown): BoxHeights | undefined {
  if (typeof text !== 'string') return undefined
  const [minimum, maximum, ...more] = text.split('-').map(readHeight)
  if (maximum === undefined) return readList(text)
  return more.length === 0 && minimum && minimum <= maximum ? { minimum, maximum } : undefined
}

/** The lowest height of these that is not below the one needed, or `undefined` when all are. */
export function lowestHeight(heights: BoxHeights, needed: number): number | undefined {
  if ('minimum' in heights) {
    const height = Math.max(heights.minimum, needed)
    return height <= heights.maximum ? height : undefined
  }
  return heights.filter((height) => height >= needed).toSorted((a, b) => a - b)[0]
}

function readList(text: string): readonly number[] | undefined {
  const heights = text.split(';').map(readHeight)
  return heights.includes(0) ? undefined : heights.toSorted((a, b) => a - b)
}

/** 0 for what is no height. */
function readHeight(text: string): number {
  const digits = text.trim()
  return /^\d{1,4}$/.test(digits) ? Number(digits) : 0
}
