import type { LineVerdict } from './cart-verdict'
import { addQuantities, productKey, sumQuantities } from './quantities'
import type { GuestCartLine } from '../rules/cart/guest-cart'
import type { Cart, CartDifference } from '../state/cart'
import type { CartClaim } from '../storage/cart-claims'

const heldBy = (cart: Cart | null) => {
  const held = sumQuantities(cart?.items ?? [])
  return (productId: string) => held[productKey(productId)] ?? '0'
}

/** The lines whose response was lost: those that look done may be another device's, of the others nobody knows. */
export function findMatches(
  { lines }: CartClaim,
  verdicts: readonly LineVerdict[],
  cart: Cart | null,
): readonly CartDifference[] {
  const actualOf = heldBy(cart)
  return lines.flatMap(({ productId, quantity, before = '' }, index): CartDifference[] => {
    const verdict = verdicts[index]
    if (verdict !== 'done' && verdict !== 'unknown') return []
    const reported: CartDifference = {
      productId,
      intended: addQuantities(before, quantity),
      actual: actualOf(productId),
      reason: 'unknown',
    }
    return [verdict === 'done' ? { ...reported, confirmedBy: 'match' } : reported]
  })
}

/** The lines of an accepted write that the cart does not hold as it was sent. */
export function findUnlike({ lines }: CartClaim, cart: Cart | null): readonly CartDifference[] {
  const actualOf = heldBy(cart)
  return lines.flatMap(({ productId, quantity, before = '' }): CartDifference[] => {
    const intended = addQuantities(before, quantity)
    const actual = actualOf(productId)
    if (intended === actual) return []
    // What is as before was not taken, although the platform did not say so.
    const isRefused = actual === addQuantities(before, '0')
    return [{ productId, intended, actual, reason: isRefused ? 'refused' : 'changed-elsewhere' }]
  })
}

/** Lines that the platform said no to. */
export function findRefused(
  lines: readonly Pick<GuestCartLine, 'productId' | 'quantity'>[],
  cart: Cart | null,
  reason: Pick<CartDifference, 'reason' | 'code'>,
): readonly CartDifference[] {
  const actualOf = heldBy(cart)
  return lines.map(({ productId, quantity }) => {
    const actual = actualOf(productId)
    return { productId, intended: addQuantities(actual, quantity), actual, ...reason }
  })
}

/** Stored lines that name a product, but no quantity that could be sent. */
export const findUnmerged = (unreadable: readonly unknown[]): readonly CartDifference[] =>
  unreadable.flatMap((entry): CartDifference[] => {
    const { productId } = (entry ?? {}) as Readonly<Record<string, unknown>>
    if (typeof productId !== 'string' || productId === '') return []
    return [{ productId, intended: '0', actual: '0', reason: 'refused', code: 'INVALID_QUANTITY' }]
  })
