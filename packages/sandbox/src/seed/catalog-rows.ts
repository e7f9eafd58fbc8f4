import catalog from './catalog.json'

/** One line of the seed table: returns the text of a column, '' where it does not apply. */
export type CatalogRow = (column: string) => string

/** The seed catalogue, line by line. Reading a column that does not exist throws. */
export function readCatalogRows(): CatalogRow[] {
  const [header = '', ...lines] = catalog.lines
  const locations = new Map(header.split('\t').map((column, index) => [column, index]))
  return lines.map((line) => {
    const cells = line.split('\t')
    return (column) => {
      const index = locations.get(column)
      if (index === undefined) throw new Error(`catalog-seed.tsv has no column ${column}.`)
      return cells[index] ?? ''
    }
  })
}
