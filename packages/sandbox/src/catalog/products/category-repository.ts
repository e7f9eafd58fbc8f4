import type { Database } from '../../database/database'
import type { ShopView } from '../../shop'

/** A category as a shop shows it in a language. */
export interface Category {
  readonly id: string
  readonly key: string
  readonly parentKey: string | null
  readonly parentId: string | null
  readonly level: number
  readonly imageHint: string | null
  readonly title: string
  readonly description: string
  readonly slug: string
  /** How many listed products it and its descendants hold. */
  readonly productCount: number
}

const selectCategory = `
  SELECT s.id, c.key, c.parent_key AS parentKey, parent.id AS parentId, c.level, c.image_hint AS imageHint,
    t.title, t.description, t.slug,
    (SELECT count(*) FROM category_ancestor a
      JOIN product p ON p.category_key = a.category_key
      JOIN product_shop ps ON ps.product_id = p.id AND ps.shop = s.shop AND ps.listed = 1
      WHERE a.ancestor_key = c.key) AS productCount
  FROM category c
  JOIN category_shop s ON s.category_key = c.key AND s.shop = ?
  JOIN category_text t ON t.category_key = c.key AND t.shop = s.shop AND t.locale = ?
  LEFT JOIN category_shop parent ON parent.category_key = c.parent_key AND parent.shop = s.shop`

/** A category by its id of 15 or 18 characters, or undefined. */
export function findCategory(db: Database, id: string, { shop, locale }: ShopView): Category | undefined {
  return db.get<Category>(`${selectCategory} WHERE s.id = ? OR substr(s.id, 1, 15) = ?`, shop, locale, id, id)
}

/** The categories directly below one, or the roots, in menu order. */
export function listChildren(db: Database, parentKey: string | null, { shop, locale }: ShopView): Category[] {
  return db.all<Category>(
    `${selectCategory} WHERE c.parent_key IS ? ORDER BY c.sort`,
    shop,
    locale,
    parentKey,
  )
}

/** A category with everything above it, root first. */
export function listCategoryPath(db: Database, key: string, { shop, locale }: ShopView): Category[] {
  return db.all<Category>(
    `${selectCategory} JOIN category_ancestor up ON up.ancestor_key = c.key AND up.category_key = ? ORDER BY c.level`,
    shop,
    locale,
    key,
  )
}

/** Every category of a shop, parents before their children, in menu order. */
export function listCategories(db: Database, { shop, locale }: ShopView): Category[] {
  return db.all<Category>(`${selectCategory} ORDER BY c.level, c.sort`, shop, locale)
}
