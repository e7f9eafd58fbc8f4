/** What the browser remembers of placing an order. */
interface PlacedLatch {
  /** When it was asked for, in ms. */
  readonly startedAt: number
  readonly orderReferenceNumber?: string
}

/** How long after ordering the platform may take until it shows the order, in ms. */
const creationTime = 15 * 60 * 1000

/**
 * Whether this browser ordered under the number a short while ago. Then an order that the platform does not have yet is
 * on its way; any other unknown number is none.
 */
export function isPlacedHere(
  latches: readonly PlacedLatch[],
  orderReferenceNumber: string,
  now: number,
): boolean {
  return latches.some(
    (latch) => latch.orderReferenceNumber === orderReferenceNumber && now - latch.startedAt < creationTime,
  )
}
