import type { ShopClient } from '@cartonnage/sdk'
import type { Dimensions, NavigationItem } from '@cartonnage/sdk/rules'
import { valueOf } from '@cartonnage/sdk/lazy'
import { parseTypedSize, readArticleNumber } from '@cartonnage/sdk/rules'
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

/** A size of three sides, in any spelling; two sides are too few for the Box Finder, and an ordinary search. */
export function readSizeOffer(text: string): Dimensions | undefined {
  const { length, width, height } = parseTypedSize(text) ?? { height: null }
  return height === null ? undefined : { length, width, height }
}

/** Asks for articles and terms that fit a text. An article number finds its article alone. */
export async function loadSuggestions(
  shop: ShopClient,
  text: string,
  signal: AbortSignal,
): Promise<Suggestions> {
  const sku = readArticleNumber(text)
  const input = { searchTerm: sku ?? text, pageSize: most.products }
  const [{ products }, terms] = await Promise.all([
    loadProducts(shop, input, { signal }),
    sku === undefined ? shop.catalog.suggestTerms({ searchTerm: text }, { signal }) : [],
  ])
  const categories = matchCategories(valueOf(shop.navigation.getSnapshot()) ?? [], text).slice(
    0,
    most.categories,
  )
  const article = products.filter(({ facts }) => facts.sku === sku)
  return {
    products: article.length > 0 ? article : products,
    categories,
    terms: newTerms(terms, [text, ...categories.map(({ title }) => title)]).slice(0, most.terms),
  }
}

/** Terms that say more than what is there already; an article number is shown as its article. */
function newTerms(terms: readonly string[], known: readonly string[]): readonly string[] {
  const seen = new Set(known.map((text) => text.toLowerCase()))
  return terms.filter((term) => !seen.has(term.toLowerCase()) && readArticleNumber(term) === undefined)
}
