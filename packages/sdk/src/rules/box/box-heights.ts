/** The heights at which a box can be closed, in mm: a list, or any height in a range. */
export type BoxHeights =
  | readonly number[]
  | {
      /** The lowest height, in mm. */
      readonly minimum: number
      /** The largest height, in mm. */
      readonly maximum: number
    }

/**
 * Heights as catalogues write them: `100;150;200` (sorted ascending) or `10-60`, in whole mm of at most four
 * digits; `undefined` for anything else.
 */
export function readBoxHeights(text: unknown): BoxHeights | undefined {
  if (typeof text !== 'string') return undefined
  const [minimum, maximum, ...more] = text.split('-').map(readHeight)
  if (maximum === undefined) return readList(text)
  return more.length === 0 && minimum && minimum <= maximum ? { minimum, maximum } : undefined
}

/** The lowest height that is at least the one needed, or `undefined` if all are lower. */
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

/** 0 if the text is not a height. */
function readHeight(text: string): number {
  const digits = text.trim()
  return /^\d{1,4}$/.test(digits) ? Number(digits) : 0
}
