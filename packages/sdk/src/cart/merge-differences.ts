import type { LineOutcome } from './cart-line-outcomes'
import { addQuantities, quantitiesIn } from './quantities'
import type { GuestCartLine } from '../rules/cart/guest-cart'
import type { Cart, CartDifference } from '../state/cart'
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

/** The lines of an accepted write that the cart does not hold as sent. */
export function findMismatches({ lines }: CartClaim, cart: Cart | null): readonly CartDifference[] {
  const actualOf = quantitiesIn(cart)
  return lines.flatMap(({ productId, quantity, before = '' }): CartDifference[] => {
    const intended = addQuantities(before, quantity)
    const actual = actualOf(productId)
    if (intended === actual) return []
    // An unchanged quantity means that the line was refused, although the platform did not say so.
    const isRefused = actual === addQuantities(before, '0')
    return [{ productId, intended, actual, reason: isRefused ? 'refused' : 'changed-elsewhere' }]
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

/** Stored lines with a product, but without a valid quantity. */
export const findUnsendable = (unreadable: readonly unknown[]): readonly CartDifference[] =>
  unreadable.flatMap((entry): CartDifference[] => {
    const { productId } = (entry ?? {}) as Readonly<Record<string, unknown>>
    if (typeof productId !== 'string' || productId === '') return []
    return [{ productId, intended: '0', actual: '0', reason: 'refused', code: 'INVALID_QUANTITY' }]
  })
