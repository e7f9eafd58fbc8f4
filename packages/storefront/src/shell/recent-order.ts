import type { Client } from '@cartonnage/sdk'
import { guestCart, storageEntries } from '@cartonnage/sdk'

/** What the browser remembers of a placed order. */
interface PlacedLatch {
  readonly checkoutId: string
  /** When it was requested, in ms since 1970. */
  readonly startedAt: number
  /** Absent while the outcome is unknown. */
  readonly orderReferenceNumber?: string
}

/** How long after an order a visit without a cart is about it, in ms. */
const placedMs = 2 * 60 * 1000

/** The same for an order with an unknown outcome, in ms. */
const unknownMs = 60 * 60 * 1000

/**
 * The latest order, if it is recent enough to explain why there is no cart: after a reload during the order, or after
 * Back, the checkout then leads to the confirmation.
 */
export function findRecentOrder({ storage }: Pick<Client, 'storage'>, now: number): PlacedLatch | undefined {
  return storage
    .read(storageEntries.orderLatches)
    .findLast(
      ({ startedAt, orderReferenceNumber }) =>
        now - startedAt < (orderReferenceNumber === undefined ? unknownMs : placedMs),
    )
}

/**
 * Whether a guest's cart was in the checkout and is not ordered, as far as this browser knows. Where the platform no longer
 * has it, the guest's session has ended.
 */
export const hasUnorderedCheckout = (shop: Client): boolean =>
  shop.storage.read(storageEntries.sentGuestCart) !== null &&
  shop.use(guestCart).getSnapshot().length > 0 &&
  findRecentOrder(shop, Date.now()) === undefined
