import type { Call } from '../../calls/call'
import type { Product } from '../products/product-repository'
import { catalogueIndex, type CatalogueIndex } from './catalogue-index'
import { findByTerm } from './search-ranking'
import { searchWords } from './search-words'

const maximumLength = 200

/**
 * Texts that complete a partly entered term: category titles, product names without sizes, product numbers. Those that
 * begin with the term come first. If there are none, the names of the products that a search for the term finds, which
 * may be called otherwise or be spelled better.
 */
export function completeTerm(call: Call, term: string): readonly string[] {
  const entered = searchWords(term.slice(0, maximumLength))
  if (entered.length === 0) return []
  const { context, visitor } = call
  const index = catalogueIndex(context.db, visitor)
  const completions = distinct(suggestable(index)).filter((text) => continues(text, entered))
  if (completions.length === 0) {
    const { found } = findByTerm(context.db, { locale: visitor.locale, listed: index.products, term })
    return distinct(found.map(nameBeforeSize))
  }
  const isStart = (text: string) => searchWords(text).join(' ').startsWith(entered.join(' '))
  return [...completions.filter(isStart), ...completions.filter((text) => !isStart(text))]
}

const distinct = (texts: readonly string[]) => [...new Set(texts)]

function suggestable({ products, tree }: CatalogueIndex): readonly string[] {
  const categories = new Set(products.flatMap(({ categoryKey }) => tree.pathTo(categoryKey)))
  return [
    ...[...categories].map(({ title }) => title),
    ...products.map(nameBeforeSize),
    ...products.map(({ sku }) => sku),
  ]
}

/** The part of a product's name in front of its first size, comma or dash. */
const nameBeforeSize = ({ name }: Product): string =>
  (/^(.*?)(?=\s+\d[\d.,]*\s*(?:mm|cm|m)?\s*×|,|\s[–-]\s|$)/u.exec(name)?.[1] ?? name).trim()

/** Whether every entered word begins a word of the text or is part of one, as `karton` is of `Faltkarton`. */
function continues(text: string, entered: readonly string[]): boolean {
  const words = searchWords(text)
  return entered.every((part) =>
    words.some((word) => word.startsWith(part) || (part.length > 2 && word.includes(part))),
  )
}
