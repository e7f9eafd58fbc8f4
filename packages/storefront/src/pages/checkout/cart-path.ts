import { sessionKey, valueOf } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import { currentCart } from '@cartonnage/sdk/rules'
import { paths } from '../../shell/paths'
import { findRecentOrder, hasUnorderedCheckout } from '../../shell/recent-order'

/** Whether a guest checks out. */
export const isGuestOf = ({ loaded }: Pick<Client, 'loaded'>): boolean =>
  valueOf(loaded(sessionKey).getSnapshot())?.isGuest !== false

/** The page of the cart that is checked out: a guest's is the browser's. */
export const cartPathOf = (shop: Pick<Client, 'loaded'>): string =>
  isGuestOf(shop) ? paths.guestCart() : paths.cart(currentCart)

/**
 * Where a shopper goes whose cart the platform no longer has. The cart of a guest whose session has ended says so, and has
 * the lines; where this browser has just ordered, the checkout finds out what became of that.
 */
export function pathWithoutCart(shop: Client): string {
  if (!isGuestOf(shop)) return cartPathOf(shop)
  if (findRecentOrder(shop, Date.now()) !== undefined) return paths.checkout()
  return paths.guestCart({ hasEnded: hasUnorderedCheckout(shop) })
}
