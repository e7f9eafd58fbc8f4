import type { Database } from '../database/database'
import type { ShopLocale } from '../shop'
import { openSearchIndex, searchLanguage } from './product-search'
import { correctTerm } from './search-correction'
import { termExpression } from './search-expression'
import { parseSearchTerm } from './search-term'

/** What a term finds. */
export interface TermMatches {
  /** The rank of each product by its id, from 0; those that do not match are absent. Equals keep the catalogue's order. */
  readonly ranks: ReadonlyMap<string, number>
  /** The reading of a term that finds nothing as it was entered; null when it was read as entered. */
  readonly correctedTerm: string | null
}

/** Finds the products that have every word and size of a term in a language; if there are none, of its correction. */
export function matchTerm(db: Database, term: string, locale: ShopLocale): TermMatches {
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
