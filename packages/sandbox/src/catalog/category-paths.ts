import type { Visitor } from '../calls/call'
import type { Database } from '../database/database'
import { listCategoryPath, type Category } from './category-repository'

const existing = new WeakMap<Database, Map<string, readonly Category[]>>()

/**
 * A category with everything above it, root first; read once, because only the seed writes categories. Their product
 * counts may be old.
 */
export function categoryPathOf(
  db: Database,
  key: string,
  location: Pick<Visitor, 'shop' | 'locale'>,
): readonly Category[] {
  const paths = existing.get(db) ?? new Map<string, readonly Category[]>()
  existing.set(db, paths)
  const name = `${location.shop} ${location.locale} ${key}`
  const path = paths.get(name) ?? listCategoryPath(db, key, location)
  paths.set(name, path)
  return path
}
