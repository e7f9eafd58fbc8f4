import catalog from './catalog.json'

/** One line of a catalogue: returns the text of a column, '' where it does not apply. */
export type CatalogRow = (column: string) => string

const [header = '', ...lines] = catalog.lines

/** The columns of a catalogue in their order. */
export const catalogColumns: readonly string[] = header.split('\t')

/** A line from its values by column. Reading a column that does not exist throws. */
export function toCatalogRow(values: ReadonlyMap<string, string>): CatalogRow {
  return (column) => {
    if (!catalogColumns.includes(column)) throw new Error(`A catalogue has no column ${column}.`)
    return values.get(column) ?? ''
  }
}

/** The catalogue that comes with the sandbox, line by line. */
export const seedCatalog: readonly CatalogRow[] = lines.map((line) => {
  const cells = line.split('\t')
  return toCatalogRow(new Map(catalogColumns.map((column, index) => [column, cells[index] ?? ''])))
})
