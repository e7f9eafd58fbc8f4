/** What the browser remembers of placing an order. */
interface PlacedLatch {
  readonly checkoutId: string
  /** When it was asked for, in ms. */
  readonly startedAt: number
  /** Absent while nobody knows what became of it. */
  readonly orderReferenceNumber?: string
}

/** How long a reload or the way back still means the order just placed, in ms. */
const recently = 2 * 60 * 1000

/** How long an order whose outcome nobody has seen explains why there is no cart, in ms. */
const openFor = 60 * 60 * 1000

/**
 * The latest order, as long as it is what somebody without a cart looks for. A page that was reloaded while its order
 * was on the way, or that one comes back to, then leads to the confirmation.
 */
export function findRecentOrder(latches: readonly PlacedLatch[], now: number): PlacedLatch | undefined {
  return latches.findLast(
    ({ startedAt, orderReferenceNumber }) =>
      now - startedAt < (orderReferenceNumber === undefined ? openFor : recently),
  )
}
