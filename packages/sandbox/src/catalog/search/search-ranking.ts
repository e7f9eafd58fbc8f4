import type { Product } from '../products/product-repository'
import type { Database } from '../../database/database'
import type { ShopLocale } from '../../shop'
import { openSearchIndex, searchLanguage } from './product-search'
import { correctTerm } from './search-correction'
import { termExpression } from './search-expression'
import { parseSearchTerm } from './search-term'

/** What a term finds among the products of a shop. */
interface TermOutcome extends Pick<TermMatches, 'correctedTerm'> {
  /** The best first. */
  readonly found: readonly Product[]
}

interface TermSearch {
  readonly locale: ShopLocale
  /** Every product of the shop, in the order of the catalogue. */
  readonly listed: readonly Product[]
  readonly term: string
}

/**
 * A product number finds exactly that product. What no product has is an ordinary term and then, if nothing matches it
 * and it is digits, a part of product numbers.
 */
export function findByTerm(db: Database, { locale, listed, term }: TermSearch): TermOutcome {
  const { sku, productPart } = parseSearchTerm(term)
  const numbered = listed.filter((product) => product.sku === sku)
  if (numbered.length > 0) return { found: numbered, correctedTerm: null }
  const { ranks, correctedTerm } = matchTerm(db, term, locale)
  const rankOf = ({ id }: Product) => ranks.get(id) ?? 0
  const found = listed.filter(({ id }) => ranks.has(id)).toSorted((a, b) => rankOf(a) - rankOf(b))
  if (found.length > 0 || productPart === undefined) return { found, correctedTerm }
  return { found: listed.filter((product) => product.sku.includes(productPart)), correctedTerm: null }
}

interface TermMatches {
  /** The rank of each product by its id, from 0; those that do not match are absent. Equals keep the catalogue's order. */
  readonly ranks: ReadonlyMap<string, number>
  /** The reading of a term that finds nothing as it was entered; null when it was read as entered. */
  readonly correctedTerm: string | null
}

/** Finds the products that have every word and size of a term in a language; if there are none, of its correction. */
function matchTerm(db: Database, term: string, locale: ShopLocale): TermMatches {
  const index = openSearchIndex(db, searchLanguage(locale))
  const match = (entered: string) => {
    const expression = termExpression(index, parseSearchTerm(entered))
    return expression === undefined ? new Map<string, number>() : index.rank(expression)
  }
  const ranks = match(term)
  const correctedTerm = ranks.size > 0 ? undefined : correctTerm(index, term)
  const corrected = correctedTerm === undefined ? ranks : match(correctedTerm)
  return corrected.size > ranks.size && correctedTerm !== undefined
    ? { ranks: corrected, correctedTerm: asWritten(correctedTerm, locale) }
    : { ranks, correctedTerm: null }
}

/** The index writes as in Germany. */
const asWritten = (term: string, locale: ShopLocale) =>
  locale === 'de-CH' ? term.replaceAll('ß', 'ss') : term
