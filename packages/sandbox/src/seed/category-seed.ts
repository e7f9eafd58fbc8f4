import type { Database } from '../database/database'
import { shops, type Shop, type ShopLocale } from '../shop'
import seed from './categories-seed.json'
import { typeset } from '../typeset'

interface CategorySeed {
  readonly key: string
  readonly parent: string | null
  readonly level: number
  readonly sort: number
  readonly shops: readonly string[]
  readonly id: Readonly<Record<Shop, string>>
  readonly title: Readonly<Record<string, string>>
  readonly description: Readonly<Record<string, string>>
  readonly slug: Readonly<Record<Shop, Readonly<Record<string, string>>>>
  readonly imageHint?: string
}

const categories: readonly CategorySeed[] = seed.categories
const byKey = new Map(categories.map((category) => [category.key, category]))

/** The category itself and all above it, leaf first. */
function lineage(key: string): CategorySeed[] {
  const category = byKey.get(key)
  if (!category) throw new Error(`There is no category ${key}.`)
  return [category, ...(category.parent === null ? [] : lineage(category.parent))]
}

export const hasCategory = (key: string): boolean => byKey.has(key)

/** The title of a category and of all above it, root first. */
export function categoryTitles(key: string, locale: ShopLocale): string[] {
  return lineage(key)
    .map(({ title }) => textOf(title, locale))
    .reverse()
}

/** Inserts the category tree of both shops in all their languages. */
export function seedCategories(db: Database): void {
  for (const category of categories) {
    const { key, parent, level, sort, imageHint = null } = category
    db.run('INSERT INTO category VALUES (?, ?, ?, ?, ?)', key, parent, level, sort, imageHint)
    for (const { key: above } of lineage(key))
      db.run('INSERT INTO category_ancestor VALUES (?, ?)', key, above)
    for (const shop of Object.values(shops)) {
      if (category.shops.includes(shop.shop)) seedInShop(db, category, shop)
    }
  }
}

function seedInShop(db: Database, category: CategorySeed, { shop, locales }: (typeof shops)[Shop]): void {
  const { key, id, title, description, slug } = category
  db.run('INSERT INTO category_shop VALUES (?, ?, ?)', id[shop], key, shop)
  for (const locale of locales) {
    const texts = [textOf(title, locale), textOf(description, locale), slug[shop][locale] ?? key]
    db.run('INSERT INTO category_text VALUES (?, ?, ?, ?, ?, ?)', key, shop, locale, ...texts)
  }
}

const textOf = (texts: Readonly<Record<string, string>>, locale: ShopLocale): string =>
  typeset(texts[locale === 'de' ? 'de-DE' : locale] ?? '', locale)
