import type { MainPrice } from '@cartonnage/sdk/rules'

/** Where the browser keeps which prices a guest chose; the id of the shop follows after a colon. */
export const pricesKey = 'prices'

/** The choice in a stored text; gross without one, as the law wants it for consumers. */
export const readPrices = (stored: string | null): MainPrice => (stored === 'net' ? 'net' : 'gross')

/**
 * Shows gross or net prices on this page. The server sends all guests both; the early script reads the choice before the
 * first paint.
 */
export function showPrices(main: MainPrice): void {
  document.documentElement.dataset.prices = main
}
