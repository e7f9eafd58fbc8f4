import type { Database } from '../database/database'
import {
  insertSearchDocument,
  insertSearchWord,
  isSearchIndexEmpty,
  searchLanguage,
  type SearchDocument,
} from '../catalog/search/product-search'
import { searchWords } from '../catalog/search/search-words'
import type { ShopLocale } from '../shop'
import type { CatalogRow } from './catalog-rows'
import { categoryTitles } from './category-seed'
import { productIdOf } from './product-fields'
import { writeProductText } from './product-text'
import { categoryKeywords, paperKeyword, recycledKeywords, tradeKeywords } from './search-keywords'

const indexedLocales: readonly ShopLocale[] = ['de', 'fr-CH', 'en-US']

/** Fills the search index where it is empty: in a new database, or in one of a version with another index. */
export function seedSearchIndex(db: Database, catalog: readonly CatalogRow[]): void {
  if (!isSearchIndexEmpty(db)) return
  for (const locale of indexedLocales) {
    const language = searchLanguage(locale)
    const texts = catalog.map((row) => readTexts(row, locale))
    const spellings = spellingsIn(texts, language)
    const partsOf = compoundReader(spellings.keys())
    for (const text of texts) insertSearchDocument(db, writeDocument(text, { language, partsOf }))
    for (const [word, written] of spellings) {
      if (/^\p{Letter}{4,}$/u.test(word)) insertSearchWord(db, { language, word, written })
    }
  }
}

interface ProductTexts {
  readonly productId: string
  readonly name: string
  readonly sizes: readonly string[]
  readonly keywords: string
  readonly description: string
}

function readTexts(row: CatalogRow, locale: ShopLocale): ProductTexts {
  // The title of a root names two kinds of products, of which this is only one.
  const titles = categoryTitles(row('category'), locale).slice(1)
  const { name, description } = writeProductText(row, locale)
  const keywords = [...titles, ...commonNames(row)].join(' ')
  return { productId: productIdOf(row('sku')), name, sizes: sizeWords(row, name), keywords, description }
}

/** Each word of a language as it is written where it is first: in a name rather than in keywords. */
function spellingsIn(texts: readonly ProductTexts[], language: string): ReadonlyMap<string, string> {
  const written = (['name', 'keywords', 'description'] as const)
    .flatMap((column) => texts.map((text) => text[column]))
    .flatMap((text) => text.match(/[\p{Letter}\p{Number}]+/gu) ?? [])
  const spellings = new Map<string, string>()
  for (const spelling of new Set(written)) {
    const [word = ''] = searchWords(spelling)
    if (!spellings.has(word)) spellings.set(word, inText(spelling, language))
  }
  return spellings
}

/** A word as within a sentence: only in German may it begin with a capital. */
const inText = (word: string, language: string) =>
  language === 'de' || word === word.toUpperCase() ? word : word.toLowerCase()

type ReadParts = (word: string) => readonly string[]

function writeDocument(
  texts: ProductTexts,
  { language, partsOf }: { readonly language: string; readonly partsOf: ReadParts },
): SearchDocument {
  const name = distinct([...searchWords(texts.name), ...texts.sizes])
  return {
    productId: texts.productId,
    language,
    name: name.join(' '),
    parts: distinct(name.flatMap(partsOf)).join(' '),
    keywords: distinct(searchWords(texts.keywords)).join(' '),
    description: distinct(searchWords(texts.description)).join(' '),
  }
}

const shortestKind = 3
const shortestPart = 5

/**
 * Reads what a compound ends with, from wherever one of the words begins: `polstertasche` and `tasche` of
 * `luftpolstertasche`.
 */
function compoundReader(words: Iterable<string>): ReadParts {
  const known = new Set([...words].flatMap((word) => [word, ...singularsOf(word)]))
  const beginsKnown = (ending: string) =>
    Array.from(ending, (_, at) => ending.slice(0, at + 1)).some(
      (start) => start.length >= shortestPart && known.has(start),
    )
  const isPart = (ending: string) =>
    ending.length >= shortestKind && (known.has(ending) || beginsKnown(ending))
  const read = (word: string) =>
    /^\p{Letter}+$/u.test(word) ? Array.from(word, (_, at) => word.slice(at + 1)).filter(isPart) : []
  const partsByWord = new Map<string, readonly string[]>()
  return (word) => {
    const parts = partsByWord.get(word) ?? read(word)
    partsByWord.set(word, parts)
    return parts
  }
}

/** A long word without what may be its ending. */
const singularsOf = (word: string) => (word.length < 6 ? [] : [word.slice(0, -1), word.slice(0, -2)])

function commonNames(row: CatalogRow): string[] {
  const [length, width, height] = [row('inner_l'), row('inner_w'), row('inner_h')]
  return [
    ...categoryKeywords(row('category')),
    recycledKeywords(Number(row('recycled_pct'))),
    ...tradeKeywords({ wall: row('wall'), colour: row('colour') }),
    row('sku'),
    row('fefco') && `fefco ${row('fefco')}`,
    row('board_grade'),
    row('certs'),
    paperKeyword(Number(length), Number(width)),
    length,
    width,
    height,
  ]
}

/**
 * Every inner size that a product can have, with length and width in either order; of a size that is only in its name,
 * the part without height and each side.
 */
function sizeWords(row: CatalogRow, name: string): string[] {
  const bases = [
    [row('inner_l'), row('inner_w')],
    [row('inner_w'), row('inner_l')],
  ]
  const heights = [row('inner_h'), ...row('heights').split(';')].filter((height) => /^\d+$/.test(height))
  const inner = bases
    .filter((base) => base.every(Boolean))
    .flatMap((base) => [base, ...heights.map((height) => [...base, height])])
  const named = searchWords(name).flatMap((word) => [...(/^\d+x\d+(?=x)/.exec(word) ?? []), ...sidesOf(word)])
  return [...inner.map((dimensions) => dimensions.join('x')), ...named]
}

const sidesOf = (size: string) => (/^\d+(?:x\d+)+$/.test(size) ? size.split('x') : [])

const distinct = (words: readonly string[]) => [...new Set(words)]
