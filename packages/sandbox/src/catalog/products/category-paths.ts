import type { Database } from '../../database/database'
import type { ShopView } from '../../shop'
import { listCategoryPath, type Category } from './category-repository'

const pathsByDatabase = new WeakMap<Database, Map<string, readonly Category[]>>()

/**
 * A category with everything above it, root first. Cached, because only the seed writes categories; their product
 * counts may be outdated.
 */
export function categoryPathOf(db: Database, key: string, view: ShopView): readonly Category[] {
  const paths = pathsByDatabase.get(db) ?? new Map<string, readonly Category[]>()
  pathsByDatabase.set(db, paths)
  const name = `${view.shop} ${view.locale} ${key}`
  const path = paths.get(name) ?? listCategoryPath(db, key, view)
  paths.set(name, path)
  return path
}
