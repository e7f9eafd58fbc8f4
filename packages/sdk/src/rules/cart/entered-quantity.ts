import type { ShopLocale } from '../locale/locale'
import { parseQuantity } from '../locale/whole-number'
import { largestQuantity } from './quantity-limits'

/**
 * The quantity that a person entered, read as {@link parseQuantity} does; `'too-large'` for a whole number above
 * {@link largestQuantity}, `'invalid'` for anything that is not a whole number above 0.
 */
export function readEnteredQuantity(text: string, locale: ShopLocale): number | 'invalid' | 'too-large' {
  const quantity = parseQuantity(text, locale)
  if (quantity === undefined) return isHuge(text) ? 'too-large' : 'invalid'
  return quantity > largestQuantity ? 'too-large' : quantity
}

/** A whole number too large to be exact. */
const isHuge = (text: string): boolean => /^\s*0*[1-9]\d{15,}\s*$/.test(text)
