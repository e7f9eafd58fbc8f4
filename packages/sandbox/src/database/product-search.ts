import type { SearchSize, SearchTerm } from '../platform/search-term'
import type { Shop, ShopLocale } from '../shop'
import type { Database } from './database'
import { fromProduct, queryProducts, type Product } from './product-repository'

/** A search: in a term, in a category with its descendants, or both. */
export interface ProductSearch {
  readonly term: SearchTerm | undefined
  readonly categoryKey: string | undefined
  readonly sort: 'relevance' | 'innerLength'
  readonly page: number
  readonly pageSize: number
}

interface Place {
  readonly shop: Shop
  readonly locale: ShopLocale
}

interface Condition {
  readonly sql: string
  readonly params: readonly (string | number)[]
}

export interface ProductPage {
  readonly total: number
  readonly products: readonly Product[]
  /** How many of all hits lie in or below each category, by its key. */
  readonly counts: ReadonlyMap<string, number>
}

/** A page of the listed products that fit; the same search always gives the same order. */
export function searchProducts(db: Database, search: ProductSearch, place: Place): ProductPage {
  const where = chooseCondition(db, search, place)
  const order = search.sort === 'innerLength' ? byInnerLength : byRelevance(search.term)
  const { page, pageSize } = search
  const query = {
    sql: `WHERE ${where.sql} ORDER BY ${order.sql}, p.position LIMIT ? OFFSET ?`,
    params: [...where.params, ...order.params, pageSize, page * pageSize],
  }
  return {
    total: countHits(db, where, place),
    products: queryProducts(db, query, place),
    counts: countByCategory(db, where, place),
  }
}

/** An article number gives exactly that article; one that the shop does not list is an ordinary term. */
function chooseCondition(db: Database, { term, categoryKey }: ProductSearch, place: Place): Condition {
  if (term?.sku !== undefined) {
    const exact = all([listed, inCategory(categoryKey), { sql: 'p.sku = ?', params: [term.sku] }])
    if (countHits(db, exact, place) > 0) return exact
  }
  const conditions = [...(term?.words ?? []).map(hasWord), ...(term?.sizes ?? []).map(hasSize)]
  return all([listed, inCategory(categoryKey), ...conditions])
}

const listed: Condition = { sql: 's.listed = 1', params: [] }

const inCategory = (key: string | undefined): Condition =>
  key === undefined
    ? { sql: '1', params: [] }
    : {
        sql: 'p.category_key IN (SELECT category_key FROM category_ancestor WHERE ancestor_key = ?)',
        params: [key],
      }

const hasWord = (word: string): Condition => ({
  sql: "t.search_text LIKE ? ESCAPE '\\'",
  params: [`%${escapeLike(word)}%`],
})

/** By the size in the name, or by the inner size with the base either way round. */
function hasSize({ text, millimetres }: SearchSize): Condition {
  const named = "t.search_text LIKE ? ESCAPE '\\' OR t.search_text LIKE ? ESCAPE '\\'"
  const [length = 0, width = 0, height] = millimetres
  const inner = all([
    {
      sql: '((p.inner_length = ? AND p.inner_width = ?) OR (p.inner_length = ? AND p.inner_width = ?))',
      params: [length, width, width, length],
    },
    height === undefined ? { sql: '1', params: [] } : hasHeight(height),
  ])
  const size = escapeLike(text)
  return {
    sql: `(${named} OR (${inner.sql}))`,
    params: [`% ${size} %`, `% ${size}x%`, ...inner.params],
  }
}

const hasHeight = (height: number): Condition => ({
  sql: "(p.inner_height = ? OR ';' || json_extract(p.fields, '$.Heights__c') || ';' LIKE ?)",
  params: [height, `%;${height};%`],
})

const byInnerLength: Condition = {
  sql: 'p.inner_length IS NULL, p.inner_length, p.inner_width, p.inner_height',
  params: [],
}

/** Words that stand in the name count more than words that only describe the category. */
function byRelevance(term: SearchTerm | undefined): Condition {
  const words = term?.words ?? []
  if (words.length === 0) return { sql: '1', params: [] }
  return {
    sql: `(${words.map(() => "(t.name_text LIKE ? ESCAPE '\\')").join(' + ')}) DESC`,
    params: words.map((word) => `%${escapeLike(word)}%`),
  }
}

function countHits(db: Database, { sql, params }: Condition, { shop, locale }: Place): number {
  const row = db.get<{ n: number }>(
    `SELECT count(*) AS n ${fromProduct} WHERE ${sql}`,
    shop,
    locale,
    ...params,
  )
  return row?.n ?? 0
}

function countByCategory(
  db: Database,
  { sql, params }: Condition,
  { shop, locale }: Place,
): Map<string, number> {
  const rows = db.all<{ key: string; n: number }>(
    `SELECT a.ancestor_key AS key, count(*) AS n ${fromProduct}
     JOIN category_ancestor a ON a.category_key = p.category_key WHERE ${sql} GROUP BY a.ancestor_key`,
    shop,
    locale,
    ...params,
  )
  return new Map(rows.map(({ key, n }) => [key, n]))
}

const all = (conditions: readonly Condition[]): Condition => ({
  sql: conditions.map((condition) => condition.sql).join(' AND '),
  params: conditions.flatMap((condition) => condition.params),
})

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')
