import type { ShopLocale } from '../locale/locale'
import { boxFinderPath, readProductNumber, searchPath } from '../url/search'
import { parseSizeTerm, sidesOf } from '../box/typed-size'

/** The parameter which says that figures without a unit were taken for centimetres, and its value. */
export const assumedUnit = { name: 'unit', value: 'cm' } as const

/**
 * The path below the base path to which the search field leads with a term: a size of three sides to the boxes that
 * fit it, one of two sides to the Box Finder that asks for the third, any other term to its results, as
 * {@link searchPath} does. What spells an article number is never a size. `undefined` when there is nothing to
 * search for [2.3-4].
 */
export function searchFieldPath(term: unknown, locale: ShopLocale): string | undefined {
  const size = readProductNumber(term) === undefined ? parseSizeTerm(term, locale) : undefined
  if (!size) return searchPath(term)
  const isAssumed = size.isUnitAssumed && size.unit === assumedUnit.value
  return boxFinderPath(sidesOf(size)) + (isAssumed ? `&${assumedUnit.name}=${assumedUnit.value}` : '')
}
