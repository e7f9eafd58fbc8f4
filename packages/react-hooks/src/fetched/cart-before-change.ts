// What a change of country or language asks about the cart: fetched when one is chosen.
import { cartCounts, guestCart, session, type Client } from '@cartonnage/sdk'

export { clearCart } from '@cartonnage/sdk'

/**
 * The number of products in the cart as it is now, a guest's or a buyer's; `undefined` when nobody can tell. A session
 * that fails counts as a guest's [8-16].
 */
export async function countCartProducts(client: Client): Promise<number | undefined> {
  const existing = await client
    .use(session)
    .ensure()
    .catch(() => undefined)
  if (existing?.isGuest ?? true) return client.use(guestCart).getSnapshot().length
  return await client
    .use(cartCounts)
    .load()
    .then(
      ({ uniqueProductCount }) => uniqueProductCount,
      () => undefined,
    )
}
