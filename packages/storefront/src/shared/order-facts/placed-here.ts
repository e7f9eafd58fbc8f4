import { storageEntries, type Client } from '@cartonnage/sdk'

/** What the browser remembers of a placed order. */
interface PlacedLatch {
  /** When it was requested, in ms since 1970. */
  readonly startedAt: number
  readonly orderReferenceNumber?: string
}

/** How long the platform may take to return a new order, in ms. */
const creationMs = 15 * 60 * 1000

/** Whether this browser has just placed the order; a server does not know. */
export const wasPlacedHere = ({ storage }: Client, orderReferenceNumber: string): boolean =>
  isPlacedHere(storage.read(storageEntries.orderLatches), orderReferenceNumber, Date.now())

/**
 * Whether this browser placed the order a short while ago. Then the platform does not return it yet; with any other
 * unknown number there is no order.
 */
export function isPlacedHere(
  latches: readonly PlacedLatch[],
  orderReferenceNumber: string,
  now: number,
): boolean {
  return latches.some(
    (latch) => latch.orderReferenceNumber === orderReferenceNumber && now - latch.startedAt < creationMs,
  )
}
