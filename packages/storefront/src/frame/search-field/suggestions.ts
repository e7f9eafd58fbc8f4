import { catalog, navigationKey, valueOf } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import type { Dimensions, NavigationItem, ShopLocale } from '@cartonnage/sdk/rules'
import { parseDimensionsTerm, findDimensions, readProductNumber, toDimensions } from '@cartonnage/sdk/rules'
import { matchCategories } from '../../shell/match-categories'
import type { ListedProduct } from '../../shared/product/listed-product'
import { loadProducts } from '../../shared/product/data/load-products'

/** What the shop suggests for the text in the search field. */
export interface Suggestions {
  readonly products: readonly ListedProduct[]
  readonly categories: readonly NavigationItem[]
  readonly terms: readonly string[]
}

/** Maximum numbers of each kind: together they fit on a screen. */
const maximums = { products: 4, categories: 3, terms: 3 } as const

/** One letter would match half of the range. */
export const minimumLetters = 2

/** The two or three dimensions in a text, in any spelling and among other words; none in a SKU. */
export function findSuggestedDimensions(text: string, locale: ShopLocale): Partial<Dimensions> | undefined {
  if (readProductNumber(text) !== undefined) return undefined
  const size = parseDimensionsTerm(text, locale) ?? findDimensions(text)
  return size && toDimensions(size)
}

/** Loads products and terms that match a text. A SKU finds only its product. */
export async function loadSuggestions(shop: Client, text: string, signal: AbortSignal): Promise<Suggestions> {
  const sku = readProductNumber(text)
  const input = { searchTerm: sku ?? text, pageSize: maximums.products }
  const [{ products }, terms] = await Promise.all([
    loadProducts(shop, input, { signal }),
    sku === undefined ? shop.use(catalog).suggestTerms({ searchTerm: text }, { signal }) : [],
  ])
  const categories = matchCategories(valueOf(shop.loaded(navigationKey).getSnapshot()) ?? [], text).slice(
    0,
    maximums.categories,
  )
  const product = products.filter(({ attributes }) => attributes.sku === sku)
  return {
    products: product.length > 0 ? product : products,
    categories,
    terms: newTerms(
      terms.flatMap((term) => shortTerm(term, text) ?? []),
      [text, ...categories.map(({ title }) => title)],
    ).slice(0, maximums.terms),
  }
}

/** The terms that are not there already, each once; no SKUs, which are suggested as products. */
function newTerms(terms: readonly string[], existing: readonly string[]): readonly string[] {
  const seen = new Set(existing.map((text) => text.toLowerCase()))
  return terms.filter((term) => {
    const key = term.toLowerCase()
    if (seen.has(key) || readProductNumber(term) !== undefined) return false
    seen.add(key)
    return true
  })
}

/** With more words it is the name of a product and not a usual search term. */
const maximumTermWords = 2

const foldCase = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * The useful part of a completion: all of a short one; of a long one (`Automatikkarton mit Selbstklebeverschluss`) only
 * the words that contain what was entered (`klebe`), or `undefined` without any.
 */
export function shortTerm(completion: string, entered: string): string | undefined {
  const words = completion.split(/\s+/)
  if (words.length <= maximumTermWords) return completion
  const parts = foldCase(entered).split(/\s+/).filter(Boolean)
  const matching = words.filter((word) => parts.some((part) => foldCase(word).includes(part)))
  return matching.length === 0 ? undefined : matching.join(' ').replace(/[,;:]+$/, '')
}
