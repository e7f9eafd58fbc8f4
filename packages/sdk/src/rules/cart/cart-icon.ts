/** What the header needs for the icon of the active cart. */
export interface ActiveCartIcon {
  /** Guests have a cart in the browser, buyers one on the server. */
  readonly isGuest: boolean
  /** The count on the icon; `undefined` while it is unknown. */
  readonly itemCount: number | undefined
  /** Record id of the buyer's cart; null or absent while it is unknown, and for guests. */
  readonly cartId?: string | null | undefined
}

/** The page of the cart on the server, or of the guest cart in the browser ('AnonymousCart__c'). */
export type CartPage = 'cart' | 'anonymousCart'

/**
 * The page that the icon of the active cart links to: `undefined` while the cart is empty; a buyer's cart page once
 * the id is known; the guest cart page for a guest.
 */
export function resolveCartIcon({ isGuest, itemCount, cartId }: ActiveCartIcon): CartPage | undefined {
  if (itemCount === 0) return undefined
  if (isGuest) return 'anonymousCart'
  return cartId ? 'cart' : undefined
}

/**
 * The cart behind the second, black icon: the first inactive one, if it has products and the shopper is not a
 * guest. `undefined` when there is no such icon.
 */
export function chooseInactiveCart<Cart extends { readonly uniqueProductCount: number }>(
  carts: readonly Cart[],
  { isGuest }: { readonly isGuest: boolean },
): Cart | undefined {
  const [first] = carts
  return !isGuest && first && first.uniqueProductCount > 0 ? first : undefined
}
