// The cart functions for a change of country or language, loaded when one is chosen.
import { cartCounts, guestCart, session, type Client } from '@cartonnage/sdk'

export { clearCart } from '@cartonnage/sdk'

/**
 * The current number of products in the cart of the guest or buyer; `undefined` if it cannot be loaded. A session
 * that fails to load counts as a guest.
 */
export async function countCartProducts(client: Client): Promise<number | undefined> {
  const current = await client
    .use(session)
    .ensure()
    .catch(() => undefined)
  if (current?.isGuest ?? true) return client.use(guestCart).getSnapshot().length
  return await client
    .use(cartCounts)
    .load()
    .then(
      ({ uniqueProductCount }) => uniqueProductCount,
      () => undefined,
    )
}
