import type { Shop } from '../../shop'

/**
 * What an order leaves in bookkeeping: an invoice (`R`), a note (`L`) for each delivery, and what comes back: returns (`RS`)
 * and withdrawals (`W`); and before there is one, requests (`N`). People copy the numbers by hand.
 */
const letters = { invoice: 'R', deliveryNote: 'L', return: 'RS', withdrawal: 'W', request: 'N' }

/** `R-CH-000042`: the number of a document by its running number in the shop. */
export const documentNumber = (kind: keyof typeof letters, shop: Shop, sequence: number): string =>
  `${letters[kind]}-${shop}-${String(sequence).padStart(6, '0')}`
