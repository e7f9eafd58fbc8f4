import type { Call } from '../calls/call'
import { readCategoryTree } from '../catalog/category-tree'
import { listListedProducts } from '../catalog/product-repository'
import { searchWords } from './search-words'

const mostLetters = 200

/** What stands in front of the first size, comma or dash of a product name. */
const nameBeforeSize = /^(.*?)(?=\s+\d[\d.,]*\s*(?:mm|cm|m)?\s*×|,|\s[–-]\s|$)/u

/**
 * Texts that complete what somebody types: titles of categories, names of products without their sizes, article
 * numbers. Those that begin with the typed text come first.
 */
export function completeTerm(call: Call, term: string): readonly string[] {
  const typed = searchWords(term.slice(0, mostLetters))
  if (typed.length === 0) return []
  const found = [...new Set(suggestable(call))].filter((text) => continues(text, typed))
  const isStart = (text: string) => searchWords(text).join(' ').startsWith(typed.join(' '))
  return [...found.filter(isStart), ...found.filter((text) => !isStart(text))]
}

function suggestable(call: Call): readonly string[] {
  const { context, visitor } = call
  const products = listListedProducts(context.db, visitor)
  const tree = readCategoryTree(call)
  const kept = new Set(products.flatMap(({ categoryKey }) => tree.pathTo(categoryKey)))
  const names = products.map(({ name }) => (nameBeforeSize.exec(name)?.[1] ?? name).trim())
  return [...[...kept].map(({ title }) => title), ...names, ...products.map(({ sku }) => sku)]
}

/** Every typed word begins a word of the text, or is the last part of one, as `karton` is of `Faltkarton`. */
function continues(text: string, typed: readonly string[]): boolean {
  const words = searchWords(text)
  return typed.every((part) =>
    words.some((word) => word.startsWith(part) || (part.length > 2 && word.includes(part))),
  )
}
