import { refusalOf } from './cart-failures'
import type { LineOutcome } from './cart-line-outcomes'
import { addQuantities, productKey, quantitiesIn } from './quantities'
import type { GuestCartLine } from '../rules/cart/guest-cart'
import { lowerQuantity } from '../rules/cart/guest-session-cart'
import type { Cart, CartDifference, CartNotice } from '../state/cart'
import type { CartClaim } from '../storage/cart-claims'

/** Lines whose response was lost: those that look done may be another device's, the others are unknown. */
export function findMatches(
  { lines }: CartClaim,
  outcomes: readonly LineOutcome[],
  cart: Cart | null,
): readonly CartDifference[] {
  const actualOf = quantitiesIn(cart)
  return lines.flatMap(({ productId, quantity, before = '' }, index): CartDifference[] => {
    const outcome = outcomes[index]
    if (outcome !== 'done' && outcome !== 'unknown') return []
    const reported: CartDifference = {
      productId,
      intended: addQuantities(before, quantity),
      actual: actualOf(productId),
      reason: 'unknown',
    }
    return [outcome === 'done' ? { ...reported, confirmedBy: 'match' } : reported]
  })
}

/** The lines of an accepted write that the cart does not hold as sent; the notices say why some were not taken. */
export function findMismatches(
  { lines }: CartClaim,
  cart: Cart | null,
  notices: readonly CartNotice[] = [],
): readonly CartDifference[] {
  const actualOf = quantitiesIn(cart)
  return lines.flatMap(({ productId, quantity, before = '' }): CartDifference[] => {
    const intended = addQuantities(before, quantity)
    const actual = actualOf(productId)
    if (intended === actual) return []
    // An unchanged quantity means that the line was refused, although the platform did not say so.
    const isRefused = actual === addQuantities(before, '0')
    const reason = isRefused ? 'refused' : 'changed-elsewhere'
    return [{ productId, intended, actual, reason, ...refusalOf({ productId, quantity }, notices) }]
  })
}

/** How much of each line of an accepted write the cart has got; without those that it has not. */
export function findTaken({ lines }: CartClaim, cart: Cart | null): readonly GuestCartLine[] {
  const actualOf = quantitiesIn(cart)
  return lines.flatMap(({ productId, quantity, before = '' }) => {
    const more = lowerQuantity(actualOf(productId), before)
    if (more === '0') return []
    // What is above the quantity is another device's.
    return [{ productId, quantity: lowerQuantity(quantity, lowerQuantity(quantity, more)) }]
  })
}

/** Lines that the platform refused. */
export function findRefused(
  lines: readonly Pick<GuestCartLine, 'productId' | 'quantity'>[],
  cart: Cart | null,
  reason: Pick<CartDifference, 'reason' | 'code'>,
): readonly CartDifference[] {
  const actualOf = quantitiesIn(cart)
  return lines.map(({ productId, quantity }) => {
    const actual = actualOf(productId)
    return { productId, intended: addQuantities(actual, quantity), actual, ...reason }
  })
}

/** Lines that were not sent, because the platform refused the call itself. */
export const findWaiting = (
  waiting: readonly Pick<GuestCartLine, 'productId'>[],
  { lines }: Pick<CartClaim, 'lines'>,
  code: string | undefined,
): readonly CartDifference[] =>
  lines
    .filter(({ productId }) => waiting.some((line) => productKey(line.productId) === productKey(productId)))
    .map(({ productId, quantity, before = '' }) => ({
      productId,
      intended: addQuantities(before, quantity),
      actual: addQuantities(before, ''),
      reason: 'waiting',
      ...(code !== undefined && { code }),
    }))

/** Lines that wait although the cart has exactly as much as they would have made of it. */
export function findArrived(
  waiting: readonly CartDifference[],
  cart: Cart | null,
): readonly CartDifference[] {
  const actualOf = quantitiesIn(cart)
  return waiting
    .filter(({ productId = '', intended }) => actualOf(productId) === intended)
    .map(({ code: _code, ...line }) => ({
      ...line,
      actual: line.intended,
      reason: 'unknown',
      confirmedBy: 'match',
    }))
}

/** Stored lines with a product, but without a valid quantity. */
export const findUnsendable = (unreadable: readonly unknown[]): readonly CartDifference[] =>
  unreadable.flatMap((entry): CartDifference[] => {
    const { productId } = (entry ?? {}) as Readonly<Record<string, unknown>>
    if (typeof productId !== 'string' || productId === '') return []
    return [{ productId, intended: '0', actual: '0', reason: 'refused', code: 'INVALID_QUANTITY' }]
  })
