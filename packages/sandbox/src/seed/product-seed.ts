import type { Database } from '../database/database'
import { insertRecord } from '../database/write-record'
import type { Shop, ShopLocale } from '../shop'
import type { CatalogRow } from './catalog-rows'
import {
  isBulky,
  isFreightOnly,
  productIdOf,
  readCustomFields,
  readLowestPrice,
  readMaximum,
  readNameFields,
} from './product-fields'
import { catalogLocales, writeProductText } from './product-text'

/** Inserts the catalogue: products, their texts, their stock per shop and their quantity tiers. */
export function seedProducts(db: Database, catalog: readonly CatalogRow[]): void {
  catalog.forEach((row, position) => {
    seedProduct(db, row, position)
    for (const locale of catalogLocales) seedText(db, row, locale)
    for (const shop of row('shops').split(',')) {
      if (shop === 'CH' || shop === 'DE') seedShop(db, row, shop)
    }
  })
}

/** Adds fields to products that an earlier version inserted; what a product has stays. */
export function completeProducts(db: Database, catalog: readonly CatalogRow[]): void {
  for (const row of catalog) {
    const fields = JSON.stringify(readNameFields(row))
    db.run('UPDATE product SET fields = json_patch(?, fields) WHERE sku = ?', fields, row('sku'))
  }
}

function seedProduct(db: Database, row: CatalogRow, position: number): void {
  insertRecord(db, 'product', {
    id: productIdOf(row('sku')),
    sku: row('sku'),
    categoryKey: row('category'),
    position,
    status: row('status'),
    boxFinder: Number(row('box_finder')),
    innerLength: number(row('inner_l')),
    innerWidth: number(row('inner_w')),
    innerHeight: number(row('inner_h')),
    minimum: Number(row('min_order')),
    increment: Number(row('order_step')),
    maximum: readMaximum(row),
    weight: number(row('weight_g')),
    packUnit: number(row('pack_unit')),
    freightOnly: isFreightOnly(row),
    bulky: isBulky(row),
    unit: row('unit'),
    imageHint: row('image_hint') || null,
    fields: readCustomFields(row),
  })
}

function seedText(db: Database, row: CatalogRow, locale: ShopLocale): void {
  const { fields: textFields, ...texts } = writeProductText(row, locale)
  insertRecord(db, 'product_text', { productId: productIdOf(row('sku')), locale, ...texts, textFields })
}

function seedShop(db: Database, row: CatalogRow, shop: Shop): void {
  const productId = productIdOf(row('sku'))
  const suffix = shop.toLowerCase()
  const stock = Number(row(`stock_${suffix}`))
  const listed = row('status') !== 'discontinued' || stock > 0
  const leadDays = Number(row(`lead_days_${suffix}`))
  insertRecord(db, 'product_shop', {
    productId,
    shop,
    stock,
    leadDays,
    listed,
    lowestPrice: readLowestPrice(row, shop),
  })
  const quantities = row('tier_qty').split('|')
  row(shop === 'CH' ? 'price_chf_net' : 'price_eur_net')
    .split('|')
    .filter(Boolean)
    .forEach((unitPrice, index) =>
      insertRecord(db, 'price_tier', { productId, shop, lowerBound: Number(quantities[index]), unitPrice }),
    )
}

const number = (text: string): number | null => (text === '' ? null : Number(text))
