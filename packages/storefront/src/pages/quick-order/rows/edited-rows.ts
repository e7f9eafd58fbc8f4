import type { OrderRow } from '@cartonnage/sdk/rules'

/** How many rows there are at least. */
const fewestRows = 6

const emptyRow = (place: number): OrderRow => ({ place, number: '', quantity: '' })

const isEmpty = ({ number, quantity }: OrderRow): boolean => number === '' && quantity === ''

/** The rows at their places, with empty ones between and at least one after them. */
export function fillRows(rows: readonly OrderRow[]): readonly OrderRow[] {
  const filled = rows.filter((row) => !isEmpty(row))
  const last = filled.at(-1)?.place ?? 0
  const byPlace = new Map(filled.map((row) => [row.place, row]))
  return Array.from(
    { length: Math.max(fewestRows, last + 1) },
    (_, index) => byPlace.get(index + 1) ?? emptyRow(index + 1),
  )
}

/** The rows with something else in one of them. */
export const setRow = (
  rows: readonly OrderRow[],
  index: number,
  entered: Partial<Pick<OrderRow, 'number' | 'quantity'>>,
): readonly OrderRow[] =>
  fillRows(
    rows.map(({ place, number, quantity }, other) =>
      other === index ? { place, number, quantity, ...entered } : { place, number, quantity },
    ),
  )

interface PastedRows {
  /** Where the first one goes. */
  readonly index: number
  readonly pasted: readonly OrderRow[]
}

/** The rows with pasted ones from a row on: they push down what follows, and take the place of an empty row. */
export function pasteRows(rows: readonly OrderRow[], { index, pasted }: PastedRows): readonly OrderRow[] {
  const [before, after] = [rows.slice(0, index), rows.slice(index)]
  const rest = after.findIndex((row) => !isEmpty(row))
  const following = rest < 0 ? [] : after.slice(rest)
  const all = [...before, ...pasted, ...following]
  return fillRows(all.map((row, place) => ({ ...row, place: place + 1 })))
}
