import { isRecord } from '../is-record'
import type { CartVisit, CartVisits, SeenLine } from '../rules/cart/cart-visits'

/** The stored visits of a cart, or null where they are not valid. */
export function readCartVisits(stored: unknown): CartVisits | null {
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
