import type { Database } from '../database/database'
import { insertSearchDocument, insertSearchWord, isSearchIndexEmpty } from '../search/product-search'
import { searchWords, spellingsOf, stemOf } from '../search/search-words'
import type { ShopLocale } from '../shop'
import type { CatalogRow } from './catalog-rows'
import { categoryTitles } from './category-seed'
import { productIdOf } from './product-fields'
import { catalogLocales, writeProductText } from './product-text'
import { categoryKeywords, paperKeyword, recycledKeywords, tradeKeywords } from './search-keywords'

/** Fills the search index where it is empty: in a new database, or in one of a version without an index. */
export function seedSearchIndex(db: Database, catalog: readonly CatalogRow[]): void {
  if (!isSearchIndexEmpty(db)) return
  for (const locale of catalogLocales) {
    const words = new Set<string>()
    for (const row of catalog) {
      for (const word of seedDocument(db, row, locale)) words.add(word)
    }
    for (const word of words) insertSearchWord(db, locale, { word, stem: stemOf(word) })
  }
}

/** Inserts one document and returns its words. */
function seedDocument(db: Database, row: CatalogRow, locale: ShopLocale): readonly string[] {
  // the title of a root names two kinds of products, of which this is only one
  const titles = categoryTitles(row('category'), locale).slice(1)
  const { name, description } = writeProductText(row, locale)
  const columns = {
    name: distinct([...indexedWords(name), ...sizeWords(row, name)]),
    keywords: distinct([...titles, ...commonNames(row)].flatMap(indexedWords)),
    description: distinct(indexedWords(description)),
  }
  const productId = productIdOf(row('sku'))
  insertSearchDocument(db, {
    ...{ productId, locale, name: columns.name.join(' '), keywords: columns.keywords.join(' ') },
    description: columns.description.join(' '),
  })
  return [...columns.name, ...columns.keywords, ...columns.description]
}

function commonNames(row: CatalogRow): string[] {
  const [length, width, height] = [row('inner_l'), row('inner_w'), row('inner_h')]
  return [
    ...categoryKeywords(row('category')),
    recycledKeywords(Number(row('recycled_pct'))),
    ...tradeKeywords({ wall: row('wall'), colour: row('colour') }),
    ...[row('sku'), row('fefco') && `fefco ${row('fefco')}`, row('board_grade')],
    ...[paperKeyword(Number(length), Number(width)), length, width, height],
  ]
}

const indexedWords = (text: string) => searchWords(text).flatMap(spellingsOf)

/** Every inner size that a product can have, with length and width in either order, and the size in its name without height. */
function sizeWords(row: CatalogRow, name: string): string[] {
  const bases = [
    [row('inner_l'), row('inner_w')],
    [row('inner_w'), row('inner_l')],
  ]
  const heights = [row('inner_h'), ...row('heights').split(';')].filter((height) => /^\d+$/.test(height))
  const inner = bases
    .filter((base) => base.every(Boolean))
    .flatMap((base) => [base, ...heights.map((height) => [...base, height])])
  const named = searchWords(name).flatMap((word) => /^\d+x\d+(?=x)/.exec(word) ?? [])
  return [...inner.map((dimensions) => dimensions.join('x')), ...named]
}

const distinct = (words: readonly string[]) => [...new Set(words)]
