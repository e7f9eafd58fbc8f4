import { guestCart, sessionKey, valueOf } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import { currentCart } from '@cartonnage/sdk/rules'
import { paths } from '../../shell/paths'
import { findRecentOrder } from '../../shell/recent-order'

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
  if (!isGuestOf(shop) || shop.use(guestCart).getSnapshot().length === 0) return cartPathOf(shop)
  return findRecentOrder(shop, Date.now()) === undefined
    ? paths.guestCart({ hasEnded: true })
    : paths.checkout()
}
