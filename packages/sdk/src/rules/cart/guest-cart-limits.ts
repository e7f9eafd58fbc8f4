import { ShopError } from '../../errors/errors'
import type { GuestCartLine } from './guest-cart'
import { largestQuantity, mostGuestCartLines } from './quantity-limits'

/**
 * Throws for a change that makes a guest's cart larger than it may be: `QUANTITY_TOO_LARGE` for a line that is given
 * more than {@link largestQuantity}, `GUEST_CART_FULL` for a line more than {@link mostGuestCartLines}. What was beyond
 * before and is not touched stays.
 */
export function requireGuestCartLimits(
  before: readonly GuestCartLine[],
  after: readonly GuestCartLine[],
): void {
  const existing = new Set(before)
  if (after.some((line) => !existing.has(line) && isTooLarge(line))) {
    throw new ShopError('QUANTITY_TOO_LARGE', `at most ${largestQuantity} of a product`)
  }
  if (after.length > Math.max(before.length, mostGuestCartLines)) {
    throw new ShopError('GUEST_CART_FULL', `at most ${mostGuestCartLines} products`)
  }
}

/** What of a stored line goes beyond a guest's cart: its quantity, or the whole line. */
export type GuestCartExcess = 'quantity' | 'line'

/**
 * Which of the stored lines of a guest's cart go beyond what it may hold, in their order; `undefined` for what does
 * not. They are kept and named, and have no price until they are changed or removed.
 */
export function guestCartExcess(lines: readonly GuestCartLine[]): readonly (GuestCartExcess | undefined)[] {
  return lines.map((line, index) =>
    index >= mostGuestCartLines ? 'line' : isTooLarge(line) ? 'quantity' : undefined,
  )
}

// A stored quantity is a plain number in a text.
const isTooLarge = ({ quantity }: GuestCartLine): boolean => Number(quantity) > largestQuantity
