import { escapeFormula } from './formulas'

const byteOrderMark = '\ufeff'

/**
 * A file of comma-separated values as spreadsheets in German, French and English open it: with a byte order mark, `;`
 * between cells and CRLF after each row. What would be a formula there is escaped with an apostrophe. Cells keep leading
 * zeros, but a spreadsheet may show a number without them.
 */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map((cells) => `${cells.map(writeCell).join(';')}\r\n`).join('')

function writeCell(cell: string): string {
  const text = escapeFormula(cell)
  return /[;,|\t"\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
