import type { Database } from '../../database/database'
import { itemNotFound } from '../../platform-error'
import type { Shop, ShopView } from '../../shop'

/** A product as one shop sells it, in one language. */
export interface Product {
  readonly id: string
  readonly sku: string
  readonly categoryKey: string
  /** Its index in the catalogue, from 0. */
  readonly position: number
  readonly status: 'active' | 'discontinued' | 'made-to-order'
  readonly boxFinder: boolean
  /** Inner dimensions in mm; null where the product has none. */
  readonly inner: {
    readonly length: number | null
    readonly width: number | null
    readonly height: number | null
  }
  /** Minimum quantity, quantity step and maximum quantity of an order. */
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
  /** Working days until more arrives; null where that is not known, so that no more than the stock is sold. */
  readonly restockDays: number | null
  readonly name: string
  readonly description: string
  readonly urlName: string
  /** The lowest net price of the 30 days before a reduction, in this shop; null where the product is not reduced. */
  readonly lowestPrice: string | null
  /** Custom fields by their platform names, the same in every shop; some texts depend on the language. */
  readonly customFields: Readonly<Record<string, string>>
}

/** A quantity tier: the net `unitPrice` (decimal text) from `lowerBound` pieces on. */
export interface PriceTierRow {
  readonly lowerBound: number
  readonly unitPrice: string
}

interface ProductRow extends Omit<
  Product,
  'boxFinder' | 'freightOnly' | 'bulky' | 'inner' | 'rule' | 'restockDays' | 'customFields'
> {
  readonly boxFinder: number
  readonly freightOnly: number
  readonly bulky: number
  readonly length: number | null
  readonly width: number | null
  readonly height: number | null
  readonly minimum: number
  readonly increment: number
  readonly maximum: number | null
  readonly fields: string
  readonly textFields: string
}

const selectProduct = `
  SELECT p.id, p.sku, p.category_key AS categoryKey, p.position, p.status, p.box_finder AS boxFinder,
    p.inner_length AS length, p.inner_width AS width, p.inner_height AS height, p.minimum, p.increment, p.maximum,
    p.weight, p.pack_unit AS packUnit, p.freight_only AS freightOnly, p.bulky, p.unit, p.image_hint AS imageHint,
    p.fields, s.stock, s.lead_days AS leadDays, s.lowest_price AS lowestPrice, t.name, t.description,
    t.url_name AS urlName, t.text_fields AS textFields
  FROM product p
  JOIN product_shop s ON s.product_id = p.id AND s.shop = ?
  JOIN product_text t ON t.product_id = p.id AND t.locale = ?`

/** The product by its id of 15 or 18 characters, if the shop sells it; undefined otherwise. */
export function findProduct(db: Database, id: string, { shop, locale }: ShopView): Product | undefined {
  const match = id.length === 15 ? 'substr(p.id, 1, 15)' : 'p.id'
  const row = db.get<ProductRow>(`${selectProduct} WHERE ${match} = ?`, shop, locale, id)
  return row && readProduct(row)
}

/** The id of the product with an article number, whichever shop sells it. */
export const findProductId = (db: Database, sku: string): string | undefined =>
  db.get<{ id: string }>('SELECT id FROM product WHERE sku = ?', sku)?.id

/** As `findProduct`; 404 ITEM_NOT_FOUND when the shop does not sell it. */
export function requireProduct(db: Database, id: string, view: ShopView): Product {
  const product = findProduct(db, id, view)
  if (!product) throw itemNotFound('The product')
  return product
}

/** Every product that the shop lists, in the order of the catalogue. */
export function listListedProducts(db: Database, { shop, locale }: ShopView): Product[] {
  const sql = `${selectProduct} WHERE s.listed = 1 ORDER BY p.position`
  return db.all<ProductRow>(sql, shop, locale).map(readProduct)
}

/** As `listListedProducts`, only those in a category or below it. */
export function listProductsIn(db: Database, categoryKey: string, { shop, locale }: ShopView): Product[] {
  const sql = `${selectProduct} JOIN category_ancestor a ON a.category_key = p.category_key AND a.ancestor_key = ?
    WHERE s.listed = 1 ORDER BY p.position`
  return db.all<ProductRow>(sql, shop, locale, categoryKey).map(readProduct)
}

/** The stock of every product in a shop, by id. */
export function listStocks(db: Database, shop: Shop): ReadonlyMap<string, number> {
  const sql = 'SELECT product_id AS id, stock FROM product_shop WHERE shop = ?'
  return new Map(db.all<{ id: string; stock: number }>(sql, shop).map(({ id, stock }) => [id, stock]))
}

/** The quantity tiers of a product in a shop, ascending; none when its price is on request. */
export function listPriceTiers(db: Database, productId: string, shop: Shop): PriceTierRow[] {
  return db.all<PriceTierRow>(
    `SELECT lower_bound AS lowerBound, unit_price AS unitPrice FROM price_tier
     WHERE product_id = ? AND shop = ? ORDER BY lower_bound`,
    productId,
    shop,
  )
}

function readProduct({ boxFinder, freightOnly, bulky, fields, textFields, ...row }: ProductRow): Product {
  const { length, width, height, minimum, increment, maximum, ...columns } = row
  const { RestockDays__c: restockDays, ...shared } = readFields(fields)
  return {
    ...columns,
    boxFinder: boxFinder === 1,
    freightOnly: freightOnly === 1,
    bulky: bulky === 1,
    inner: { length, width, height },
    rule: { minimum, increment, maximum },
    restockDays: restockDays === undefined ? null : Number(restockDays),
    customFields: { ...shared, ...readFields(textFields) },
  }
}

/** The seed wrote an object of strings. */
const readFields = (json: string) => JSON.parse(json) as Readonly<Record<string, string>>
