import type { Database } from '../database/database'
import type { ShopLocale } from '../shop'

/** The searchable words of a product in one language, separated by spaces; the most important column first. */
export interface SearchDocument {
  readonly productId: string
  readonly locale: ShopLocale
  readonly name: string
  readonly keywords: string
  readonly description: string
}

/** The searched columns, the most important first. */
export const searchColumns = ['name', 'keywords', 'description'] as const

export type SearchColumn = (typeof searchColumns)[number]

interface SearchWord {
  readonly word: string
  readonly stem: string
}

/** Whether the search index was never filled. */
export const isSearchIndexEmpty = (db: Database): boolean =>
  db.get('SELECT 1 FROM search_word LIMIT 1') === undefined

export function insertSearchDocument(db: Database, document: SearchDocument): void {
  const { productId, locale, name, keywords, description } = document
  db.run('INSERT INTO product_index VALUES (?, ?, ?, ?, ?)', productId, locale, name, keywords, description)
}

export function insertSearchWord(db: Database, locale: ShopLocale, { word, stem }: SearchWord): void {
  db.run('INSERT INTO search_word VALUES (?, ?, ?)', locale, word, stem)
}

/** Every word of a language's documents with its stem, in a fixed order. */
export function listSearchWords(db: Database, locale: ShopLocale): SearchWord[] {
  return db.all<SearchWord>('SELECT word, stem FROM search_word WHERE locale = ? ORDER BY word', locale)
}

interface WordQuery {
  readonly locale: ShopLocale
  readonly column: SearchColumn
  /** Words from `listSearchWords`; what a visitor entered never becomes part of a full-text expression. */
  readonly words: readonly string[]
}

/** The ids of the products that have one of the words in a column, in a language. */
export function findProductIds(db: Database, { locale, column, words }: WordQuery): string[] {
  const expression = `${column} : (${words.map((word) => `"${word}"`).join(' OR ')})`
  const rows = db.all<{ id: string }>(
    'SELECT product_id AS id FROM product_index WHERE product_index MATCH ? AND locale = ?',
    expression,
    locale,
  )
  return rows.map(({ id }) => id)
}
