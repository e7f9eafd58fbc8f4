import type { FeatureContext } from '../client/client'
import { readGuestCart } from '../rules/cart/guest-cart'
import { lowerQuantity, loweredQuantities } from '../rules/cart/guest-session-cart'
import type { ProductQuantity } from '../rules/cart/guest-session-cart'
import { anonymousCartEntry } from '../storage/storage-entries'
import type { CallOptions } from '../transport/transport'
import { buyerCart } from './buyer-cart'
import { isSameRecordId } from '../record-id'

/** How much less of each product the browser's guest cart has by now than was sent of it. */
export const findLowered = (
  { storage }: FeatureContext,
  sent: readonly ProductQuantity[],
): readonly ProductQuantity[] =>
  loweredQuantities(readGuestCart(storage.read(anonymousCartEntry)).lines, sent)

/**
 * Takes from the buyer's cart what the guest had taken out after the cart was sent: what they saw last counts. A failure is
 * only reported, and the quantity that was sent stays; the cart's page shows it.
 */
export async function lowerGivenLines(
  client: FeatureContext,
  lowered: readonly ProductQuantity[],
  call?: CallOptions,
): Promise<void> {
  if (lowered.length === 0) return
  const { writer, calls } = client.use(buyerCart)
  try {
    // Writes of an earlier page whose outcome is open come first.
    writer.resume()
    const current = await writer.read(() => calls.read({ ...call }))
    const writes = lowered.flatMap(({ productId, quantity }) => {
      const item = current?.items.find((each) => isSameRecordId(each.productId ?? '', productId))
      if (!item?.cartItemId) return []
      const { cartItemId } = item
      const rest = lowerQuantity(String(item.quantity), quantity)
      return [rest === '0' ? writer.remove(cartItemId) : writer.setQuantity({ cartItemId, quantity: rest })]
    })
    await Promise.all(writes)
  } catch (error) {
    client.reportFailure(error, 'quantities that the guest has lowered cannot be lowered in the cart')
  }
}
