import type { Visitor } from '../calls/call'
import type { Database } from '../database/database'
import { listCategoryPath, type Category } from './category-repository'

const known = new WeakMap<Database, Map<string, readonly Category[]>>()

/**
 * A category with everything above it, root first; read once, because only the seed writes categories. Their product
 * counts may be old.
 */
export function categoryPathOf(
  db: Database,
  key: string,
  place: Pick<Visitor, 'shop' | 'locale'>,
): readonly Category[] {
  const paths = known.get(db) ?? new Map<string, readonly Category[]>()
  known.set(db, paths)
  const name = `${place.shop} ${place.locale} ${key}`
  const path = paths.get(name) ?? listCategoryPath(db, key, place)
  paths.set(name, path)
  return path
}
