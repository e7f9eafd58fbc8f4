import type { ShopType } from '../region/shop-type'
import { readText } from '../text'

/** The fewest characters of a promo text that is shown [9-18]. */
export const minimumPromoLength = 2

/** The discount on a new customer's first order, as a fraction [1-17], [1-18], [9-9]; the code is the shop's setting. */
export const firstOrderDiscounts: Readonly<Record<ShopType, string>> = { CH: '0.15', DE: '0.1' }

/**
 * The text of the promo banner without blanks around it, or `undefined` when there are fewer than two characters
 * and no banner is shown [2.2-1], [4.footer-2], [9-18]. Counted are Unicode characters that can be seen: an emoji
 * outside the basic plane is one, a zero-width blank none.
 */
export function readPromoText(label: unknown): string | undefined {
  const text = readText(label)
  return [...text.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')].length >= minimumPromoLength ? text : undefined
}
