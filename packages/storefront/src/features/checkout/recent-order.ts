/** What the browser remembers of placing an order. */
interface PlacedLatch {
  /** When it was asked for, in ms. */
  readonly startedAt: number
  readonly orderReferenceNumber?: string
}

/** How long a reload or the way back still means the order just placed, in ms. */
const recently = 2 * 60 * 1000

/**
 * The number of the order that was placed within the last two minutes. A page that was reloaded while its order was
 * on the way, or that one comes back to, then leads to the confirmation.
 */
export function findRecentOrder(latches: readonly PlacedLatch[], now: number): string | undefined {
  return latches.findLast(({ startedAt }) => now - startedAt < recently)?.orderReferenceNumber
}
