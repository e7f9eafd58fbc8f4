import { hasSevenDigits, isFigure, readOrderHeader } from './order-header'
import type { OrderColumns } from './order-header'
import { maximumOrderRows } from './order-row'
import type { OrderRow } from './order-row'

/** The rows of a list, as it was written. */
export interface OrderTable {
  /** At most {@link maximumOrderRows}, in the order of the list. */
  readonly rows: readonly OrderRow[]
  /** How many more rows the list has. */
  readonly excess: number
  /** Whether its first line says what the columns are; it is no row then. */
  readonly hasHeader: boolean
}

/** The cells of a line; the line itself where it could not be split into cells. */
export type OrderLine = readonly string[] | string

/**
 * Reads the lines of a list of article numbers and quantities.
 *
 * A header in German, French or English says which columns count, and all others are ignored. Without one, two cells are
 * number and quantity, unless only the other way round can be meant (`36;1001180`). Of more cells the one with seven
 * digits is the number, and the only other figure the quantity; a row without such cells is unreadable, so that of
 * `1001100,1,000` nobody gets one box. Everything is kept as it was entered, without blanks around it. Blank lines are no
 * rows, but count in `place`.
 */
export function readOrderTable(lines: readonly OrderLine[]): OrderTable {
  const filled = lines.map((line, index) => ({ line, place: index + 1 })).filter(({ line }) => !isBlank(line))
  const [header, ...sample] = filled
    .slice(0, 50)
    .flatMap(({ line }) => (typeof line === 'string' ? [] : [line]))
  const columns = header && filled[0]?.line === header ? readOrderHeader(header, sample) : undefined
  const listed = columns ? filled.slice(1) : filled
  const rows = listed.slice(0, maximumOrderRows)
  return {
    rows: rows.map(({ line, place }) => ({ place, ...readLine(line, columns) })),
    excess: listed.length - rows.length,
    hasHeader: columns !== undefined,
  }
}

type Cells = readonly string[]
type Entry = Omit<OrderRow, 'place'>

const isFilled = (cell: string): boolean => cell.trim() !== ''
const isBlank = (line: OrderLine): boolean => ![line].flat().some(isFilled)

const entry = (number = '', quantity = ''): Entry => ({ number: number.trim(), quantity: quantity.trim() })
const unreadable = (line: OrderLine): Entry => ({ ...entry([line].flat().join(' ')), isUnreadable: true })

function readLine(line: OrderLine, columns: OrderColumns | undefined): Entry {
  if (typeof line === 'string') return unreadable(line)
  const { number = -1, quantity = -1, width = 2 } = columns ?? {}
  if (number >= 0 && quantity >= 0) return readNamed(line, { number, quantity, width })
  if (line.length === 2 && !line.every(isFilled)) return entry(...line)
  return readUnnamed(line.filter(isFilled))
}

/** A row with more cells than the header has one in two parts; so has one whose quantity goes on in the next cell. */
function readNamed(line: Cells, { number, quantity, width }: OrderColumns): Entry {
  const isTorn = line.length > width && touchesFigure(line, quantity, number)
  const isTooLong = line.slice(width).some(isFilled)
  const goesOn = /^\s*0\d\d\s*$/.test(line[quantity + 1] ?? '') && quantity + 1 !== number
  return isTorn || isTooLong || goesOn ? unreadable(line) : entry(line[number], line[quantity])
}

function readUnnamed(cells: Cells): Entry {
  const [first = '', second = ''] = cells
  if (cells.length > 2) return readMany(cells)
  const isTurned = hasSevenDigits(second) && !hasSevenDigits(first) && isFigure(first)
  return isTurned ? entry(second, first) : entry(first, second)
}

/** Of three cells or more: the one number, and the one figure beside it that is not torn from another. */
function readMany(cells: Cells): Entry {
  const numbers = cells.flatMap((cell, index) => (hasSevenDigits(cell) ? [index] : []))
  const figures = cells.flatMap((cell, index) => (isFigure(cell) && !hasSevenDigits(cell) ? [index] : []))
  const [number = -1] = numbers
  const [quantity = -1] = figures
  const isCertain = numbers.length === 1 && figures.length === 1 && !touchesFigure(cells, quantity, number)
  return isCertain ? entry(cells[number], cells[quantity]) : unreadable(cells)
}

/** Whether what is beside a cell may be part of it, as `1` and `000 pieces` are. The number is not. */
const touchesFigure = (cells: Cells, cell: number, number: number): boolean =>
  (cell - 1 !== number && /\d\s*$/.test(cells[cell - 1] ?? '')) ||
  (cell + 1 !== number && /^\s*\d/.test(cells[cell + 1] ?? ''))
