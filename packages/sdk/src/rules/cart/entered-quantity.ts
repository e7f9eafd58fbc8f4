import type { ShopLocale } from '../locale/locale'
import { parseQuantity } from '../locale/whole-number'
import { largestQuantity } from './quantity-limits'

/**
 * The quantity in pieces that a person entered, read as {@link parseQuantity} does; `'too-large'` for a whole number above
 * {@link largestQuantity}, `'invalid'` for anything that is not a whole number above 0. `size` is how many pieces one of
 * the counted units is, where a person counts bundles or pallets.
 */
export function readEnteredQuantity(
  text: string,
  locale: ShopLocale,
  size = 1,
): number | 'invalid' | 'too-large' {
  const count = parseQuantity(text, locale)
  if (count === undefined) return isHuge(text) ? 'too-large' : 'invalid'
  const pieces = count * size
  return pieces > largestQuantity ? 'too-large' : pieces
}

/** A whole number too large to be exact. */
const isHuge = (text: string): boolean => /^\s*0*[1-9]\d{15,}\s*$/.test(text)
