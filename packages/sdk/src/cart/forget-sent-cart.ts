import type { FeatureContext } from '../client/client'
import { guestCartStore } from '../guest-cart/guest-cart'
import { readGuestCart } from '../rules/cart/guest-cart'
import { withoutQuantities } from '../rules/cart/guest-session-cart'
import type { ProductQuantity } from '../rules/cart/guest-session-cart'
import { anonymousCartEntry, guestCartIdEntry, sentGuestCartEntry } from '../storage/storage-entries'

/**
 * Takes what left the guest session cart out of the browser's guest cart, by default all that was sent, and forgets that
 * cart.
 */
export async function forgetSentCart(
  client: FeatureContext,
  taken?: readonly ProductQuantity[],
): Promise<void> {
  const { storage } = client
  await client.use(guestCartStore).exclusively(() => {
    const lines = taken ?? storage.read(sentGuestCartEntry)?.lines ?? []
    const stored = readGuestCart(storage.read(anonymousCartEntry))
    const rest = withoutQuantities(stored.lines, lines)
    if (lines.length > 0) storage.write(anonymousCartEntry, [...rest, ...stored.dropped])
    storage.remove(sentGuestCartEntry)
    storage.remove(guestCartIdEntry)
  })
}
