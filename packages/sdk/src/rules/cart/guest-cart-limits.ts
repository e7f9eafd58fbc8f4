import { ShopError } from '../../errors/errors'
import type { GuestCartLine } from './guest-cart'
import { largestQuantity, maximumGuestCartLines } from './quantity-limits'

/**
 * Throws for a change that makes a guest cart exceed its limits: `QUANTITY_TOO_LARGE` for a changed line with more
 * than {@link largestQuantity} units, `GUEST_CART_FULL` for a line beyond {@link maximumGuestCartLines}. Lines that
 * exceeded a limit before and are unchanged are kept.
 */
export function requireGuestCartLimits(
  before: readonly GuestCartLine[],
  after: readonly GuestCartLine[],
): void {
  const existing = new Set(before)
  if (after.some((line) => !existing.has(line) && isTooLarge(line))) {
    throw new ShopError('QUANTITY_TOO_LARGE', `at most ${largestQuantity} of a product`)
  }
  if (after.length > Math.max(before.length, maximumGuestCartLines)) {
    throw new ShopError('GUEST_CART_FULL', `at most ${maximumGuestCartLines} products`)
  }
}

/** What exceeds the limits of a guest cart: the quantity of a line, or the whole line. */
export type GuestCartExcess = 'quantity' | 'line'

/**
 * For each stored line what exceeds the limits, in the same order; `undefined` if nothing does. Such lines are kept
 * and shown, without a price until they are changed or removed.
 */
export function guestCartExcess(lines: readonly GuestCartLine[]): readonly (GuestCartExcess | undefined)[] {
  return lines.map((line, index) =>
    index >= maximumGuestCartLines ? 'line' : isTooLarge(line) ? 'quantity' : undefined,
  )
}

// A stored quantity is a decimal string.
const isTooLarge = ({ quantity }: GuestCartLine): boolean => Number(quantity) > largestQuantity
