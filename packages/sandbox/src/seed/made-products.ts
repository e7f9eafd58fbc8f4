import { catalogColumns, toCatalogRow, type CatalogRow } from './catalog-rows'

/**
 * As many products as asked for: those of the catalogue first, then variants of them, round by round. A variant of a box
 * is 5 mm longer in each round; its prices are one percent higher, and its article number goes on where the others end.
 */
export function makeProducts(catalog: readonly CatalogRow[], count: number): readonly CatalogRow[] {
  const first = firstFreeNumber(catalog)
  return Array.from({ length: count }, (_, index) => {
    const row = catalog[index % catalog.length]
    const round = Math.floor(index / catalog.length)
    if (row === undefined) throw new RangeError('Variants need a catalogue with a product.')
    return round === 0 ? row : variantOf(row, { round, sku: String(first + index - catalog.length) })
  })
}

/** The next thousand above the numbers in use, and no less than seven digits. */
function firstFreeNumber(catalog: readonly CatalogRow[]): number {
  const numbers = catalog.map((row) => Number(row('sku'))).filter((number) => Number.isSafeInteger(number))
  return Math.max(3_000_000, (Math.floor(Math.max(0, ...numbers) / 1000) + 1) * 1000)
}

interface Variant {
  readonly round: number
  readonly sku: string
}

function variantOf(row: CatalogRow, { round, sku }: Variant): CatalogRow {
  const longer = (column: string) => addTo(row(column), round * 5)
  const names = ['name_de', 'name_fr', 'name_en'] as const
  const changed = new Map([
    ['sku', sku],
    ['inner_l', longer('inner_l')],
    ['outer_l', longer('outer_l')],
    ...names.map((name) => [name, nameOf(row, { name, round, length: longer('inner_l') })] as const),
    ...['price_chf_net', 'price_eur_net'].map((column) => [column, dearer(row(column), round)] as const),
    // A variant follows nothing and is not reduced.
    ['flags', row('flags').replaceAll(/successor \d+|reduced from CHF [\d.]+ EUR [\d.]+/g, '')],
  ])
  return toCatalogRow(new Map(catalogColumns.map((column) => [column, changed.get(column) ?? row(column)])))
}

const addTo = (text: string, addition: number): string => (text === '' ? '' : String(Number(text) + addition))

/** The name with the variant's length; without a length in it, with its number. */
function nameOf(
  row: CatalogRow,
  change: { readonly name: string; readonly round: number; readonly length: string },
) {
  const { name, round, length } = change
  const text = row(name)
  const sized = text.replace(new RegExp(`\\b${row('inner_l')} × `), `${length} × `)
  return row('inner_l') === '' || sized === text ? `${text}, ${round + 1}` : sized
}

/** `0.36|0.295`, one percent more in each round, with at most four decimals. */
const dearer = (prices: string, round: number): string =>
  prices
    .split('|')
    .map((price) => (price === '' ? '' : String(Number((Number(price) * (1 + round / 100)).toFixed(4)))))
    .join('|')
