/**
 * What a spreadsheet would take for a formula, in any width of letters, also behind apostrophes: so a cell that is escaped
 * twice comes back as it was.
 */
const formula = /^'*(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/

/** With a leading apostrophe, by which spreadsheets take a cell for text, where they would take it for a formula. */
export const escapeFormula = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell)

/** Without the apostrophe of {@link escapeFormula}; any other stays. */
export const unescapeFormula = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell
