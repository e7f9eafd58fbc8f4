import { catalog, navigationKey, valueOf } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import type { Dimensions, NavigationItem, ShopLocale } from '@cartonnage/sdk/rules'
import { parseSizeTerm, parseTypedSize, readProductNumber, sidesOf } from '@cartonnage/sdk/rules'
import { matchCategories } from '../../app/match-categories'
import type { ListedProduct } from '../product/listed-product'
import { loadProducts } from '../product/load-products'

/** What the shop offers while somebody types. */
export interface Suggestions {
  readonly products: readonly ListedProduct[]
  readonly categories: readonly NavigationItem[]
  readonly terms: readonly string[]
}

/** Most of each kind: all of them together stay within a screen. */
const most = { products: 4, categories: 3, terms: 3 } as const

/** One letter fits half of the range: it helps nobody. */
export const fewestLetters = 2

/** The two or three sides of a size, in any spelling and among other words; what spells an article number has none. */
export function readSizeOffer(text: string, locale: ShopLocale): Partial<Dimensions> | undefined {
  if (readProductNumber(text) !== undefined) return undefined
  const size = parseSizeTerm(text, locale) ?? parseTypedSize(text)
  return size && sidesOf(size)
}

/** Asks for articles and terms that fit a text. An article number finds its article alone. */
export async function loadSuggestions(shop: Client, text: string, signal: AbortSignal): Promise<Suggestions> {
  const sku = readProductNumber(text)
  const input = { searchTerm: sku ?? text, pageSize: most.products }
  const [{ products }, terms] = await Promise.all([
    loadProducts(shop, input, { signal }),
    sku === undefined ? shop.use(catalog).suggestTerms({ searchTerm: text }, { signal }) : [],
  ])
  const categories = matchCategories(valueOf(shop.loaded(navigationKey).getSnapshot()) ?? [], text).slice(
    0,
    most.categories,
  )
  const product = products.filter(({ attributes }) => attributes.sku === sku)
  return {
    products: product.length > 0 ? product : products,
    categories,
    terms: newTerms(
      terms.flatMap((term) => shortTerm(term, text) ?? []),
      [text, ...categories.map(({ title }) => title)],
    ).slice(0, most.terms),
  }
}

/** Terms that say more than what is there already, each once; an article number is shown as its article. */
function newTerms(terms: readonly string[], existing: readonly string[]): readonly string[] {
  const seen = new Set(existing.map((text) => text.toLowerCase()))
  return terms.filter((term) => {
    const key = term.toLowerCase()
    if (seen.has(key) || readProductNumber(term) !== undefined) return false
    seen.add(key)
    return true
  })
}

/** More words than this are the name of an article and no term that anybody searches for. */
const mostTermWords = 2

const foldCase = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * What of a completion helps to go on typing: a short one whole, of a long one (`Automatikkarton mit
 * Selbstklebeverschluss`) the words that have what was typed (`klebe`). `undefined` where none has.
 */
export function shortTerm(completion: string, typed: string): string | undefined {
  const words = completion.split(/\s+/)
  if (words.length <= mostTermWords) return completion
  const parts = foldCase(typed).split(/\s+/).filter(Boolean)
  const telling = words.filter((word) => parts.some((part) => foldCase(word).includes(part)))
  return telling.length === 0 ? undefined : telling.join(' ').replace(/[,;:]+$/, '')
}
