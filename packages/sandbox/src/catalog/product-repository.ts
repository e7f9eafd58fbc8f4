import type { Database } from '../database/database'
import type { Shop, ShopLocale } from '../shop'

/** A product as one shop sells it, in one language. */
export interface Product {
  readonly id: string
  readonly sku: string
  readonly categoryKey: string
  /** Its place in the catalogue, from 0. */
  readonly position: number
  readonly status: 'active' | 'discontinued' | 'made-to-order'
  readonly boxFinder: boolean
  /** Inner size in mm, as far as the product has one. */
  readonly inner: {
    readonly length: number | null
    readonly width: number | null
    readonly height: number | null
  }
  /** Minimum quantity, quantity step and highest quantity of an order. */
  readonly rule: { readonly minimum: number; readonly increment: number; readonly maximum: number | null }
  /** Weight of one unit in g. */
  readonly weight: number | null
  readonly packUnit: number | null
  /** Whether it only travels by freight carrier. */
  readonly freightOnly: boolean
  /** Whether each unit is a parcel of its own. */
  readonly bulky: boolean
  /** Unit of measure: Stk, Rolle, Paket, Sack, Set. */
  readonly unit: string
  readonly imageHint: string | null
  /** This shop's stock and lead time in working days. */
  readonly stock: number
  readonly leadDays: number
  readonly name: string
  readonly description: string
  readonly urlName: string
  /** Custom fields by their platform names, the same in every shop; some are written in the language. */
  readonly customFields: Readonly<Record<string, string>>
}

/** A quantity tier: from `lowerBound` pieces on, `unitPrice` (decimal text, net) holds. */
export interface PriceTierRow {
  readonly lowerBound: number
  readonly unitPrice: string
}

interface Spot {
  readonly shop: Shop
  readonly locale: ShopLocale
}

interface ProductRow {
  id: string
  sku: string
  category_key: string
  position: number
  status: Product['status']
  box_finder: number
  inner_length: number | null
  inner_width: number | null
  inner_height: number | null
  minimum: number
  increment: number
  maximum: number | null
  weight: number | null
  pack_unit: number | null
  freight_only: number
  bulky: number
  unit: string
  image_hint: string | null
  fields: string
  stock: number
  lead_days: number
  name: string
  description: string
  url_name: string
  text_fields: string
}

const selectProduct = `
  SELECT p.*, s.stock, s.lead_days, t.name, t.description, t.url_name, t.text_fields
  FROM product p
  JOIN product_shop s ON s.product_id = p.id AND s.shop = ?
  JOIN product_text t ON t.product_id = p.id AND t.locale = ?`

/** The product by its id of 15 or 18 characters, if the shop sells it; undefined otherwise. */
export function findProduct(db: Database, id: string, { shop, locale }: Spot): Product | undefined {
  const match = id.length === 15 ? 'substr(p.id, 1, 15)' : 'p.id'
  const row = db.get<ProductRow>(`${selectProduct} WHERE ${match} = ?`, shop, locale, id)
  return row && readProduct(row)
}

/** Every product that the shop lists, in the order of the catalogue. */
export function listListedProducts(db: Database, { shop, locale }: Spot): Product[] {
  const sql = `${selectProduct} WHERE s.listed = 1 ORDER BY p.position`
  return db.all<ProductRow>(sql, shop, locale).map(readProduct)
}

/** The quantity tiers of a product in a shop, rising; none when its price is on request. */
export function listPriceTiers(db: Database, productId: string, shop: Shop): PriceTierRow[] {
  return db.all<PriceTierRow>(
    `SELECT lower_bound AS lowerBound, unit_price AS unitPrice FROM price_tier
     WHERE product_id = ? AND shop = ? ORDER BY lower_bound`,
    productId,
    shop,
  )
}

function readProduct(row: ProductRow): Product {
  return {
    id: row.id,
    sku: row.sku,
    categoryKey: row.category_key,
    position: row.position,
    status: row.status,
    boxFinder: row.box_finder === 1,
    inner: { length: row.inner_length, width: row.inner_width, height: row.inner_height },
    rule: { minimum: row.minimum, increment: row.increment, maximum: row.maximum },
    weight: row.weight,
    packUnit: row.pack_unit,
    freightOnly: row.freight_only === 1,
    bulky: row.bulky === 1,
    unit: row.unit,
    imageHint: row.image_hint,
    stock: row.stock,
    leadDays: row.lead_days,
    name: row.name,
    description: row.description,
    urlName: row.url_name,
    customFields: { ...readFields(row.fields), ...readFields(row.text_fields) },
  }
}

/** The seed wrote an object of strings. */
const readFields = (json: string) => JSON.parse(json) as Readonly<Record<string, string>>
