// The cart functions for a change of country or language, loaded when one is chosen.
import { cart, cartCounts, guestCart, sessionStore, type Client } from '@cartonnage/sdk'

/** Empties the cart: a guest's in the browser, a buyer's on the server. */
export async function clearCart(client: Client): Promise<void> {
  const { isGuest } = await client.use(sessionStore).ensure()
  await (isGuest ? client.use(guestCart).clear() : client.use(cart).delete())
}

/**
 * The current number of products in the cart of the guest or buyer; `undefined` if it cannot be loaded. A session
 * that fails to load counts as a guest.
 */
export async function countCartProducts(client: Client): Promise<number | undefined> {
  const current = await client
    .use(sessionStore)
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
