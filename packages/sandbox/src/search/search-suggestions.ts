import type { Call } from '../calls/call'
import { readCategoryTree } from '../catalog/category-tree'
import { listListedProducts, type Product } from '../catalog/product-repository'
import { findByTerm } from './search-products'
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
  const listed = listListedProducts(call.context.db, call.visitor)
  const completions = distinct(suggestable(call, listed)).filter((text) => continues(text, entered))
  if (completions.length === 0) return distinct(findByTerm(call, { listed, term }).found.map(nameBeforeSize))
  const isStart = (text: string) => searchWords(text).join(' ').startsWith(entered.join(' '))
  return [...completions.filter(isStart), ...completions.filter((text) => !isStart(text))]
}

const distinct = (texts: readonly string[]) => [...new Set(texts)]

function suggestable(call: Call, listed: readonly Product[]): readonly string[] {
  const tree = readCategoryTree(call)
  const categories = new Set(listed.flatMap(({ categoryKey }) => tree.pathTo(categoryKey)))
  return [
    ...[...categories].map(({ title }) => title),
    ...listed.map(nameBeforeSize),
    ...listed.map(({ sku }) => sku),
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
