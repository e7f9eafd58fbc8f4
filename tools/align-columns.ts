/** A table as lines of text: `textColumns` columns aligned to the left, the others to the right. */
export const alignColumns = (rows: readonly (readonly string[])[], textColumns: number) => {
  const count = Math.max(...rows.map((row) => row.length))
  const widths = Array.from({ length: count }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  const pad = (text: string, column: number) =>
    column < textColumns ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0)
  return rows.map((row) => row.map(pad).join('  ').trimEnd())
}
