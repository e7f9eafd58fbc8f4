import { readOrderTable } from '../rules/quick-order/read-order-table'
import type { OrderTable } from '../rules/quick-order/read-order-table'
import { longestLine } from './split-line'
import { splitText } from './split-text'

/**
 * Reads a list that was pasted, or the text of a file. Cells are separated by tab, `;`, `|` or `,`, in a list without a
 * header each line by its own; number and quantity also by `×` or a blank. Cells in quotes may hold any of them, and line
 * breaks. `place` counts as a spreadsheet does. A row whose quotes are not closed is unreadable, and does not swallow the
 * rows after it.
 *
 * @example
 * const { rows } = readOrderText('1001180;60\n2000280 36') // place 1 and 2, all texts as entered
 */
export function readOrderText(text: string): OrderTable {
  const lines = splitText(text)
  const table = readOrderTable(lines.map(({ cells }) => cells))
  const asEntered = (place: number): string => lines[place - 1]?.text.trim().slice(0, longestLine) ?? ''
  const rows = table.rows.map((row) => (row.isUnreadable ? { ...row, number: asEntered(row.place) } : row))
  return { ...table, rows }
}
