/**
 * Whether one word becomes the other by at most `most` typing errors: a letter too many, too few, another one, or
 * two letters that changed places.
 */
export function isWithinDistance(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const next = nextRow({ a, b, i, row, before })
    if (Math.min(...next) > most) return false
    before = row
    row = next
  }
  return (row[b.length] ?? 0) <= most
}

interface Step {
  readonly a: string
  readonly b: string
  readonly i: number
  readonly row: readonly number[]
  /** The row before `row`, for letters that changed places. */
  readonly before: readonly number[]
}

function nextRow({ a, b, i, row, before }: Step): number[] {
  const next = [i]
  for (let j = 1; j <= b.length; j += 1) {
    const changed = at(row, j - 1) + Number(a[i - 1] !== b[j - 1])
    const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
    const swapped = isSwap ? at(before, j - 2) + 1 : changed
    next.push(Math.min(changed, swapped, at(row, j) + 1, at(next, j - 1) + 1))
  }
  return next
}

const at = (row: readonly number[], index: number): number => row[index] ?? Number.POSITIVE_INFINITY
