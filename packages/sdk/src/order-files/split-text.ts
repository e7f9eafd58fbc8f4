import Papa from 'papaparse'
import { isFigure, readOrderHeader } from '../rules/quick-order/order-header'
import type { OrderColumns } from '../rules/quick-order/order-header'
import { maximumOrderRows } from '../rules/quick-order/order-row'
import type { OrderLine } from '../rules/quick-order/read-order-table'
import { commonDelimiter, declaredDelimiter, lineDelimiter } from './delimiters'
import { unescapeFormula } from './formulas'
import { splitLine } from './split-line'

/** A line of a list as it stands there, and in cells. It may have line breaks, inside quotes. */
export interface SplitLine {
  readonly text: string
  readonly cells: OrderLine
}

interface Format {
  readonly delimiter: string
  readonly header?: OrderColumns
}

/** The lines of a list. A row whose quote is not closed is a line of its own, and so is every line after it. */
export function splitText(text: string): readonly SplitLine[] {
  const whole = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const declared = declaredDelimiter(whole)
  const source = declared ? whole.slice(whole.indexOf('\n') + 1) : whole
  const lines = source.split('\n')
  const format = findFormat(lines, declared)
  const { data, errors } = Papa.parse<string[]>(source, { delimiter: format.delimiter, newline: '\n' })
  const faulty = new Set(errors.flatMap(({ type, row = -1 }) => (type === 'Quotes' ? [row] : [])))
  let next = 0
  let filled = 0
  return data.flatMap((cells, index) => {
    const own = lines.slice(next, (next += 1 + countBreaks(cells)))
    // What is beyond the limit is only counted.
    if (filled > maximumOrderRows) return faulty.has(index) ? own.map(asText) : [{ text: '', cells }]
    const read = readRecord(own, faulty.has(index) ? undefined : cells, format)
    filled += read.filter(isFilled).length
    return read
  })
}

/** A header says what separates the columns; else most lines do. */
function findFormat(lines: readonly string[], declared: string | undefined): Format {
  const some = lines.filter((line) => line.trim() !== '').slice(0, 200)
  const [first = ''] = some
  const cells = splitLine(first, declared)
  const header = typeof cells === 'string' ? undefined : readOrderHeader(cells)
  const ofHeader = header && header.width > 1 ? lineDelimiter(first) : undefined
  return { delimiter: declared ?? ofHeader ?? commonDelimiter(some), ...(header && { header }) }
}

const asText = (line: string): SplitLine => ({ text: line, cells: line })

const isFilled = ({ cells }: SplitLine): boolean => [cells].flat().some((cell) => cell.trim() !== '')

const countBreaks = (cells: readonly string[]): number => cells.join('').split('\n').length - 1

function readRecord(
  lines: readonly string[],
  cells: readonly string[] | undefined,
  format: Format,
): SplitLine[] {
  const text = lines.join('\n')
  if (!cells || holdsRows(lines, format)) return lines.map((line) => ({ text: line, cells: splitLine(line) }))
  return [{ text, cells: readCells(text, cells, format) }]
}

/** Pasted lists mix delimiters, so without a header each line goes by its own. */
function readCells(text: string, cells: readonly string[], { delimiter, header }: Format): OrderLine {
  const isOneOfMany = cells.length === 1 && header?.width !== 1
  const isMixed = !header && (delimiter === ',' || lineDelimiter(text) !== delimiter)
  return !text.includes('\n') && (isOneOfMany || isMixed) ? splitLine(text) : cells.map(unescapeFormula)
}

/**
 * Whether a cell goes over lines that look like rows, with a figure between delimiters: a quote was forgotten, and another
 * one further down closed it. Where such a line is in a name after all, its row is reported and not read.
 */
const holdsRows = (lines: readonly string[], { delimiter }: Format): boolean =>
  lines.slice(1).some((line) => {
    const cells = line.replace(/".*/, '').split(delimiter)
    return cells.length > 1 && cells.some(isFigure)
  })
