import { cartCounts, guestCart, session, type Client } from '@cartonnage/sdk'

/**
 * The number of products in the cart as it is now, a guest's or a buyer's; `undefined` when nobody can tell. A session
 * that fails counts as a guest's [8-16].
 */
export async function countCartProducts({ use }: Client): Promise<number | undefined> {
  const known = await use(session)
    .ensure()
    .catch(() => undefined)
  if (known?.isGuest ?? true) return use(guestCart).getSnapshot().length
  return await use(cartCounts)
    .load()
    .then(
      ({ uniqueProductCount }) => uniqueProductCount,
      () => undefined,
    )
}
