import type { ShopType } from './shop-type'

/** The fewest characters of a promo text that is shown [9-18]. */
export const minimumPromoLength = 2

/** The discount on a new customer's first order, as a fraction [1-17], [1-18], [9-9]; the code is the shop's setting. */
export const firstOrderDiscounts: Readonly<Record<ShopType, string>> = { CH: '0.15', DE: '0.1' }

/**
 * The text of the promo banner without blanks around it, or `undefined` when there are fewer than two characters
 * and no banner is shown [2.2-1], [4.footer-2]. A character is what a reader counts as one, an emoji for instance.
 */
export function readPromoText(label: unknown): string | undefined {
  const text = typeof label === 'string' ? label.trim() : ''
  return [...text].length >= minimumPromoLength ? text : undefined
}
