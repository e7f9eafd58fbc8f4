import type { Database } from '../../database/database'
import { insertRecord } from '../../database/write-record'
import type { ShopLocale } from '../../shop'

/** The language of the index for a locale; both kinds of German are one, since they differ only in what is folded. */
export const searchLanguage = (locale: ShopLocale): string => locale.slice(0, 2)

/** The searchable words of a product in one language, separated by spaces; the most important column first. */
export interface SearchDocument {
  readonly productId: string
  readonly language: string
  readonly name: string
  /** What the words of the name are made of: `karton` for `Faltkarton`. */
  readonly parts: string
  readonly keywords: string
  readonly description: string
}

/** A word of the catalogue that a slip can be corrected to. */
interface SearchWord {
  readonly language: string
  /** Folded. */
  readonly word: string
  /** As people write it. */
  readonly written: string
}

/** Whether the search index was never filled. */
export const isSearchIndexEmpty = (db: Database): boolean =>
  db.get('SELECT 1 FROM product_index LIMIT 1') === undefined

export const insertSearchDocument = (db: Database, document: SearchDocument): void =>
  insertRecord(db, 'product_index', document)

/** The blanks make trigrams of the beginning and the end, and let the beginning count more. */
export const insertSearchWord = (db: Database, word: SearchWord): void =>
  insertRecord(db, 'search_word', { ...word, word: padded(word.word) })

const padded = (word: string) => `  ${word} `

/** Searches in one language of the index, with full-text expressions. */
export interface SearchIndex {
  /** Whether any product matches. */
  has(expression: string): boolean
  /**
   * The rank from 0 of each product that matches; the next matches half as well. Smaller differences come from the length
   * of the texts alone.
   */
  rank(expression: string): ReadonlyMap<string, number>
  /** The words that have letters within. */
  wordsWith(letters: string): readonly string[]
  /** The words that have most in common with one, the most similar first. */
  similarWords(word: string): readonly Pick<SearchWord, 'word' | 'written'>[]
}

/** The weights of bm25: id, language, name, parts, keywords, description. */
const weights = '0, 0, 100, 50, 1, 0.2'
const indexed = '{name parts keywords description}'
const maximumWords = 50

export function openSearchIndex(db: Database, language: string): SearchIndex {
  const within = (expression: string) => `language : "${language}" AND ${indexed} : (${expression})`
  const matchWords = (expression: string) =>
    db.all<Pick<SearchWord, 'word' | 'written'>>(
      'SELECT trim(word) AS word, written FROM search_word WHERE search_word MATCH ? AND language = ? ORDER BY rank LIMIT ?',
      expression,
      language,
      maximumWords,
    )
  return {
    has: (expression) =>
      db.get('SELECT 1 FROM product_index WHERE product_index MATCH ? LIMIT 1', within(expression)) !==
      undefined,
    rank: (expression) => {
      const rows = db.all<{ id: string; score: number }>(
        `SELECT product_id AS id, -bm25(product_index, ${weights}) AS score FROM product_index WHERE product_index MATCH ?`,
        within(expression),
      )
      const best = rows.reduce((highest, { score }) => Math.max(highest, score), 0)
      return new Map(rows.map(({ id, score }) => [id, Math.round(Math.log2(best / score))]))
    },
    wordsWith: (letters) => matchWords(quote(letters)).map(({ word }) => word),
    similarWords: (word) => matchWords(anyOf(trigramsOf(padded(word)))),
  }
}

/** A word in a full-text expression: it has letters, digits and blanks alone, so nothing in it is syntax. */
export const quote = (word: string): string => `"${word}"`

/** A full-text expression for any of some words. */
export const anyOf = (words: readonly string[]): string => words.map(quote).join(' OR ')

const trigramsOf = (text: string) =>
  Array.from({ length: text.length - 2 }, (_, at) => text.slice(at, at + 3))
