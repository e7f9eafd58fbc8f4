import type { ShopType } from '../region/shop-type'
import { readText } from '../text'

/** The minimum length of a promo text to be shown, in characters. */
export const minimumPromoLength = 2

/**
 * The discount on a new customer's first order, a fraction as a decimal string; the code is a setting of the shop.
 */
export const firstOrderDiscounts: Readonly<Record<ShopType, string>> = { CH: '0.15', DE: '0.1' }

/**
 * The text of the promo banner, trimmed, or `undefined` when it has fewer than two visible characters and no banner
 * is shown. Unicode characters are counted: an emoji is one, a zero-width space none.
 */
export function readPromoText(label: unknown): string | undefined {
  const text = readText(label)
  return [...text.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')].length >= minimumPromoLength ? text : undefined
}
