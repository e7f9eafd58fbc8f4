import type { ShopClient } from '@cartonnage/sdk'
import { valueOf } from './use-loaded'

/**
 * The number of products in the cart as it is now, a guest's or a buyer's; `undefined` when nobody can tell. A session
 * that fails counts as a guest's [8-16].
 */
export async function countCartProducts({
  session,
  guestCart,
  cartCounts,
}: ShopClient): Promise<number | undefined> {
  const known = valueOf(session.getSnapshot()) ?? (await session.load().catch(() => undefined))
  if (known?.isGuest ?? true) return guestCart.getSnapshot().length
  return await cartCounts.load().then(
    ({ uniqueProductCount }) => uniqueProductCount,
    () => undefined,
  )
}
