import { isRecord } from '../is-record'
import type { StorageEntry } from './storage-entry'
import type { CartVisit, CartVisits, SeenLine } from '../rules/cart/cart-page/cart-visits'

/**
 * What the shopper saw of a cart at this visit and at the one before, guests too; null before the first. Apart from the
 * other entries, because only the page of a cart needs it.
 */
export const cartVisitsEntry: StorageEntry<CartVisits | null> = {
  key: 'cartVisits',
  perShop: true,
  isPersonal: true,
  parse: (text) => readCartVisits(text === null ? null : JSON.parse(text)),
  format: (visits) => JSON.stringify(visits),
}

/** The stored visits of a cart, or null where they are not valid. */
function readCartVisits(stored: unknown): CartVisits | null {
  if (!isRecord(stored) || typeof stored.shopper !== 'string') return null
  const [present, previous] = [readVisit(stored.present), readVisit(stored.previous)]
  return present && { shopper: stored.shopper, present, previous }
}

function readVisit(stored: unknown): CartVisit | null {
  if (!isRecord(stored) || typeof stored.seenAt !== 'number' || !Array.isArray(stored.lines)) return null
  return { seenAt: stored.seenAt, lines: stored.lines.filter(isSeenLine) }
}

function isSeenLine(stored: unknown): stored is SeenLine {
  if (!isRecord(stored) || typeof stored.productId !== 'string' || typeof stored.quantity !== 'number')
    return false
  const { unitPrice, inStock } = stored
  return (unitPrice === null || isMoney(unitPrice)) && (inStock === null || typeof inStock === 'number')
}

const isMoney = (stored: unknown): boolean =>
  isRecord(stored) &&
  typeof stored.currencyCode === 'string' &&
  typeof stored.amount === 'string' &&
  /^\d+(?:\.\d+)?$/.test(stored.amount)
