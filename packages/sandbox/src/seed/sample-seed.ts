import type { Database } from '../database/database'
import { insertRecord } from '../database/write-record'
import { typeset } from '../typeset'
import type { CatalogRow } from './catalog-rows'
import { productIdOf, readCustomFields, sampleIdOf } from './product-fields'
import { catalogLocales, writeProductText } from './product-text'

/** A sample is a piece of a box's board in the format A5, in mm. */
const sampleSize = { length: 210, width: 148 }

/** Nobody runs out of pieces of board. */
const plenty = 100_000

/** The order of the catalogue does not have samples: they come after it. */
const afterCatalogue = 1_000_000

/** The fields of a box that a sample of it has as well: those of its board, and those that it is drawn by. */
const sharedFields = [
  ...['Fefco__c', 'InnerLength__c', 'InnerWidth__c', 'InnerHeight__c', 'Heights__c'],
  ...['OuterLength__c', 'OuterWidth__c', 'OuterHeight__c', 'Flute__c', 'Wall__c', 'BoardGrade__c'],
  ...['Grammage__c', 'Colour__c', 'RecycledShare__c', 'ImageHint__c', 'CategoryKey__c'],
]

const prefixes = { de: 'Muster: ', 'de-CH': 'Muster: ', 'fr-CH': 'Échantillon : ', 'en-US': 'Sample: ' }

/**
 * Gives each box a sample, a product of its own at 0.00, once per order and listed nowhere, and names it in the box's field
 * `SampleProduct__c`. Does nothing in a database that has samples.
 */
export function seedSamples(db: Database, catalog: readonly CatalogRow[]): void {
  if (db.get("SELECT 1 FROM product WHERE json_extract(fields, '$.SampleOf__c') IS NOT NULL") !== undefined)
    return
  // The data of an earlier version need not have what the catalogue has today.
  const known = new Set(db.all<{ id: string }>('SELECT id FROM product').map(({ id }) => id))
  const sampled = catalog.filter((row) => hasSample(row) && known.has(productIdOf(row('sku'))))
  sampled.forEach((row, index) => {
    seedSample(db, row, afterCatalogue + index)
    for (const locale of catalogLocales) seedText(db, row, locale)
    for (const shop of row('shops').split(',')) seedShop(db, row, shop)
    const named = "UPDATE product SET fields = json_set(fields, '$.SampleProduct__c', ?) WHERE id = ?"
    db.run(named, sampleIdOf(row('sku')), productIdOf(row('sku')))
  })
}

/** All boxes but those that run out. */
const hasSample = (row: CatalogRow): boolean =>
  /^boxes(?:\.|$)/.test(row('category')) && row('status') !== 'discontinued'

function seedSample(db: Database, row: CatalogRow, position: number): void {
  const weight = sampleWeight(row)
  insertRecord(db, 'product', {
    id: sampleIdOf(row('sku')),
    sku: `M-${row('sku')}`,
    categoryKey: row('category'),
    position,
    status: 'active',
    boxFinder: 0,
    minimum: 1,
    increment: 1,
    maximum: 1,
    weight,
    freightOnly: 0,
    bulky: 0,
    unit: 'Stk',
    imageHint: row('image_hint') || null,
    fields: {
      ...pick(readCustomFields(row), sharedFields),
      Status__c: 'active',
      Weight__c: String(weight),
      SampleOf__c: productIdOf(row('sku')),
    },
  })
}

/** In whole g, by the weight of the board. */
function sampleWeight(row: CatalogRow): number {
  const grammage = Number(row('grammage_gsm') || 500)
  return Math.ceil((grammage * sampleSize.length * sampleSize.width) / 1_000_000)
}

function seedText(db: Database, row: CatalogRow, locale: (typeof catalogLocales)[number]): void {
  const { name, urlName, description } = writeProductText(row, locale)
  insertRecord(db, 'product_text', {
    productId: sampleIdOf(row('sku')),
    locale,
    name: typeset(`${prefixes[locale]}${name}`, locale),
    description,
    urlName,
    textFields: {},
  })
}

function seedShop(db: Database, row: CatalogRow, shop: string): void {
  const productId = sampleIdOf(row('sku'))
  insertRecord(db, 'product_shop', {
    productId,
    shop,
    stock: plenty,
    leadDays: 0,
    listed: 0,
    lowestPrice: null,
  })
  insertRecord(db, 'price_tier', { productId, shop, lowerBound: 1, unitPrice: '0' })
}

const pick = (fields: Readonly<Record<string, string>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)))
