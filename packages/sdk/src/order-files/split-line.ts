import Papa from 'papaparse'
import type { OrderLine } from '../rules/quick-order/read-order-table'
import { lineDelimiter } from './delimiters'
import { unescapeFormula } from './formulas'

/** An article number of seven digits in its own groups, a blank, and a quantity that may have blanks and commas in it. */
const numberFirst = /^(\d{7}|\d\d[ \u00a0]\d\d[ \u00a0]\d{3})(?:\s+(\d[\d.,'’\s]*))?$/
/** `1003040 × 100`; the letter only beside a blank, because numbers of articles may have one. */
const times = /^(\S.*?)\s*(?:[×✕*]|(?<=\s)x|x(?=\s))\s*(\S.*)$/i
const lastBlank = /^(\S.*?)\s+(\S+)$/

/** The most characters of a line that is looked at: no row is longer, and the patterns below take long for a longer one. */
export const longestLine = 1000

/** The cells of a line on its own; the line itself where its quotes are not closed, or close too early, or it is too long. */
export function splitLine(line: string, delimiter = lineDelimiter(line)): OrderLine {
  if (line.length > longestLine) return line
  const byBlank = delimiter === undefined || delimiter === ',' ? numberFirst.exec(line.trim()) : null
  if (byBlank) return matched(byBlank)
  const { data, errors } = Papa.parse<string[]>(line, { delimiter: delimiter ?? ';', newline: '\n' })
  if (hasFaultyQuotes(errors)) return line
  const cells = data[0] ?? []
  return (cells.length === 1 ? splitText(cells[0] ?? '') : cells).map(unescapeFormula)
}

/** By what stands between number and quantity where no delimiter does. */
export function splitText(cell: string): readonly string[] {
  const text = cell.trim()
  if (text.length > longestLine) return [cell]
  const found = numberFirst.exec(text) ?? times.exec(text) ?? lastBlank.exec(text)
  return found ? matched(found) : [cell]
}

const matched = ([, number = '', quantity]: RegExpExecArray): readonly string[] =>
  quantity === undefined ? [number] : [number, quantity]

export const hasFaultyQuotes = (errors: readonly Papa.ParseError[]): boolean =>
  errors.some(({ type }) => type === 'Quotes')
