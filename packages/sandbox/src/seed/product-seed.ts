import type { Database } from '../database/database'
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
  db.run(
    `INSERT INTO product (id, sku, category_key, position, status, box_finder, inner_length, inner_width,
      inner_height, minimum, increment, maximum, weight, pack_unit, freight_only, bulky, unit, image_hint, fields)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    productIdOf(row('sku')),
    row('sku'),
    row('category'),
    position,
    row('status'),
    Number(row('box_finder')),
    number(row('inner_l')),
    number(row('inner_w')),
    number(row('inner_h')),
    Number(row('min_order')),
    Number(row('order_step')),
    readMaximum(row),
    number(row('weight_g')),
    number(row('pack_unit')),
    Number(isFreightOnly(row)),
    Number(isBulky(row)),
    row('unit'),
    row('image_hint') || null,
    JSON.stringify(readCustomFields(row)),
  )
}

function seedText(db: Database, row: CatalogRow, locale: ShopLocale): void {
  const { name, description, urlName, fields } = writeProductText(row, locale)
  const id = productIdOf(row('sku'))
  const text = [locale, name, description, urlName, JSON.stringify(fields)]
  db.run('INSERT INTO product_text VALUES (?, ?, ?, ?, ?, ?)', id, ...text)
}

function seedShop(db: Database, row: CatalogRow, shop: Shop): void {
  const id = productIdOf(row('sku'))
  const suffix = shop.toLowerCase()
  const stock = Number(row(`stock_${suffix}`))
  const isListed = row('status') !== 'discontinued' || stock > 0
  const leadDays = Number(row(`lead_days_${suffix}`))
  db.run(
    'INSERT INTO product_shop (product_id, shop, stock, lead_days, listed, lowest_price) VALUES (?, ?, ?, ?, ?, ?)',
    id,
    shop,
    stock,
    leadDays,
    Number(isListed),
    readLowestPrice(row, shop),
  )
  const quantities = row('tier_qty').split('|')
  row(shop === 'CH' ? 'price_chf_net' : 'price_eur_net')
    .split('|')
    .filter(Boolean)
    .forEach((price, index) => {
      db.run('INSERT INTO price_tier VALUES (?, ?, ?, ?)', id, shop, Number(quantities[index]), price)
    })
}

const number = (text: string): number | null => (text === '' ? null : Number(text))
