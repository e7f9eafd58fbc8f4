import type { ShopLocale } from '../locale/locale'
import { boxFinderPath, readProductNumber, searchPath } from '../url/search'
import { parseDimensionsTerm, toDimensions } from '../box/entered-dimensions'

/** The search parameter that says that numbers without a unit were taken for centimetres. */
export const assumedUnit = {
  /** Name of the parameter. */
  name: 'unit',
  /** The only value. */
  value: 'cm',
} as const

/**
 * The path below the base path that the search field leads to: three dimensions to the boxes that fit them, two to
 * the Box Finder that asks for the third, any other term to its results, as {@link searchPath} does. A product
 * number is never read as dimensions. `undefined` when there is nothing to search for.
 */
export function searchFieldPath(term: unknown, locale: ShopLocale): string | undefined {
  const dimensions = readProductNumber(term) === undefined ? parseDimensionsTerm(term, locale) : undefined
  if (!dimensions) return searchPath(term)
  const isAssumed = dimensions.isUnitAssumed && dimensions.unit === assumedUnit.value
  return (
    boxFinderPath(toDimensions(dimensions)) + (isAssumed ? `&${assumedUnit.name}=${assumedUnit.value}` : '')
  )
}
