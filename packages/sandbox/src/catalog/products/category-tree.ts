import type { Database } from '../../database/database'
import type { ShopView } from '../../shop'
import { listCategories, type Category } from './category-repository'

/** The categories of the visitor's shop, read once for a whole response. */
export interface CategoryTree {
  /** The category with everything above it, root first. */
  readonly pathTo: (key: string) => readonly Category[]
  /** The categories directly below one, or the roots. */
  readonly below: (key: string | null) => readonly Category[]
  /** The category of an id of 15 or 18 characters. */
  readonly find: (id: string) => Category | undefined
}

interface ViewedCatalogue {
  readonly context: { readonly db: Database }
  readonly visitor: ShopView
}

export function readCategoryTree({ context: { db }, visitor }: ViewedCatalogue): CategoryTree {
  const categories = listCategories(db, visitor)
  const byKey = new Map(categories.map((category) => [category.key, category]))
  const paths = new Map<string, readonly Category[]>()
  const pathTo = (key: string): readonly Category[] => {
    const existing = paths.get(key)
    if (existing) return existing
    const category = byKey.get(key)
    const path = category
      ? [...(category.parentKey === null ? [] : pathTo(category.parentKey)), category]
      : []
    paths.set(key, path)
    return path
  }
  return {
    pathTo,
    below: (key) => categories.filter(({ parentKey }) => parentKey === key),
    find: (id) => categories.find((category) => category.id === id || category.id.slice(0, 15) === id),
  }
}
