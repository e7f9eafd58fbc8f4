import { catalogColumns, toCatalogRow, type CatalogRow } from './catalog-rows'
import { hasCategory } from './category-seed'
import { productIdOf } from './product-fields'

/** A catalogue cannot be used. The message names the line or item, and what is wrong with it. */
export class CatalogError extends Error {
  /** Tells the error apart where `instanceof` cannot. */
  override readonly name = 'CatalogError'
}

type Values = ReadonlyMap<string, string>

/** What a product has where its line says nothing. */
const defaults: Readonly<Record<string, string>> = {
  unit: 'Stk',
  min_order: '1',
  order_step: '1',
  tier_qty: '1',
  status: 'active',
  shops: 'CH,DE',
  stock_ch: '0',
  stock_de: '0',
  lead_days_ch: '0',
  lead_days_de: '0',
  box_finder: '0',
  recycled_pct: '0',
}

/**
 * Reads a catalogue of one's own: a table with tabs whose first line names the columns of `catalog-seed.tsv`, or a JSON
 * array of objects with these columns. Only article number, category, a German name and prices are needed.
 */
export function readCatalog(text: string): readonly CatalogRow[] {
  if (text.trim() === '') throw new CatalogError('The catalogue has no products.')
  const products = /^\s*\[/.test(text) ? readJson(text) : readTable(text)
  if (products.length === 0) throw new CatalogError('The catalogue has no products.')
  const rows = products.map(({ place, values }) => checkedRow(place, withDefaults(values)))
  refuseDoubles(rows)
  return rows
}

interface PlacedValues {
  /** Where it stands: `line 3`, `item 2`. */
  readonly place: string
  readonly values: Values
}

function readTable(text: string): readonly PlacedValues[] {
  const [header = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const columns = header.split('\t').map((column) => column.trim())
  refuseUnknown('line 1', columns)
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return []
    const cells = line.split('\t')
    const place = `line ${index + 2}`
    if (cells.length > columns.length) throw new CatalogError(`${place}: more cells than columns.`)
    return { place, values: new Map(columns.map((column, at) => [column, cells[at]?.trim() ?? ''])) }
  })
}

function readJson(text: string): readonly PlacedValues[] {
  return parseArray(text).map((product, index) => {
    const place = `item ${index + 1}`
    if (typeof product !== 'object' || product === null) throw new CatalogError(`${place}: not an object.`)
    const entries = Object.entries(product)
    refuseUnknown(
      place,
      entries.map(([column]) => column),
    )
    return {
      place,
      values: new Map(entries.map(([column, value]) => [column, cellOf(value, place, column)])),
    }
  })
}

function parseArray(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : []
  } catch (error) {
    throw new CatalogError('The catalogue begins like JSON, but is not valid JSON.', { cause: error })
  }
}

function cellOf(value: unknown, place: string, column: string): string {
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number') return String(value)
  throw new CatalogError(`${place}: ${column} is neither text nor a number.`)
}

function refuseUnknown(place: string, columns: readonly string[]): void {
  const unknown = columns.find((column) => !catalogColumns.includes(column))
  if (unknown !== undefined) throw new CatalogError(`${place}: there is no column “${unknown}”.`)
}

function withDefaults(values: Values): Values {
  const given = [...values].filter(([, value]) => value !== '')
  const german = values.get('name_de') ?? ''
  return new Map([
    ...Object.entries({ ...defaults, name_fr: german, name_en: german }),
    ...given.filter(([column]) => catalogColumns.includes(column)),
  ])
}

const wholeNumber = /^\d{1,9}$/
const prices = /^\d{1,9}(?:\.\d{1,4})?$/
const measureOrNone = /^(?:\d{1,7}(?:\.\d{1,3})?)?$/

/** What each column has to look like; all others are free. */
const shapes: Readonly<Record<string, RegExp>> = {
  sku: /^[\w.-]{1,40}$/,
  name_de: /\S/,
  status: /^(?:active|discontinued|made-to-order)$/,
  shops: /^(?:CH|DE|CH,DE|DE,CH)$/,
  ...Object.fromEntries(
    ['min_order', 'order_step', 'stock_ch', 'stock_de', 'lead_days_ch', 'lead_days_de'].map((column) => [
      column,
      wholeNumber,
    ]),
  ),
  ...Object.fromEntries(
    [
      'width_mm',
      'length_mm',
      'roll_m',
      'thickness_um',
      'core_mm',
      'contents',
      'diameter_mm',
      'volume_l',
      'grammage_gsm',
      'max_load_kg',
    ].map((column) => [column, measureOrNone]),
  ),
}

function checkedRow(place: string, values: Values): CatalogRow {
  const row = toCatalogRow(values)
  for (const [column, shape] of Object.entries(shapes)) {
    if (!shape.test(row(column))) throw new CatalogError(`${place}: ${column} cannot be “${row(column)}”.`)
  }
  if (!hasCategory(row('category')))
    throw new CatalogError(`${place}: there is no category “${row('category')}”.`)
  for (const column of priceColumns(row)) checkPrices(place, row, column)
  return row
}

const priceColumns = (row: CatalogRow) =>
  row('shops')
    .split(',')
    .map((shop) => (shop === 'CH' ? 'price_chf_net' : 'price_eur_net'))

/** A price for each quantity; none at all is a price on request. */
function checkPrices(place: string, row: CatalogRow, column: string): void {
  if (row(column) === '') return
  const quantities = row('tier_qty').split('|')
  const amounts = row(column).split('|')
  const isRising = quantities.every(
    (quantity, at) => at === 0 || Number(quantity) > Number(quantities[at - 1]),
  )
  if (!quantities.every((quantity) => wholeNumber.test(quantity) && quantity !== '0') || !isRising)
    throw new CatalogError(`${place}: tier_qty cannot be “${row('tier_qty')}”.`)
  if (amounts.length !== quantities.length || !amounts.every((amount) => prices.test(amount)))
    throw new CatalogError(`${place}: ${column} needs a price for each of ${row('tier_qty')}, such as 1.25.`)
}

function refuseDoubles(rows: readonly CatalogRow[]): void {
  const seen = new Map<string, string>()
  for (const row of rows) {
    const id = productIdOf(row('sku'))
    const other = seen.get(id)
    if (other === row('sku')) throw new CatalogError(`The article number ${other} is there twice.`)
    if (other !== undefined)
      throw new CatalogError(
        `The article numbers ${other} and ${row('sku')} get the same id; please change one.`,
      )
    seen.set(id, row('sku'))
  }
}
