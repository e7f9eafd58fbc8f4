/** What the header knows of the active cart. */
export interface ActiveCartIcon {
  readonly isGuest: boolean
  /** What the icon shows; `undefined` while nobody knows it. */
  readonly itemsAmount: number | undefined
  readonly cartId?: string | null | undefined
}

/** The page of a cart on the server, or that of the cart which the browser keeps ('AnonymousCart__c'). */
export type CartPage = 'cart' | 'anonymousCart'

/**
 * The page that the icon of the active cart leads to: none (`undefined`) while there is nothing in the cart [2.7-3];
 * for a buyer the page of the cart, as soon as its id is known [2.7-4]; for a guest that of the guest cart [2.7-5],
 * [6-1].
 */
export function resolveCartIcon({ isGuest, itemsAmount, cartId }: ActiveCartIcon): CartPage | undefined {
  if (itemsAmount === 0) return undefined
  if (isGuest) return 'anonymousCart'
  return cartId ? 'cart' : undefined
}

/**
 * The cart that the second, black icon stands for: the first inactive one, whatever follows it [2.7-9], if it has
 * products and the shopper is no guest [2.7-8], [6-1]; else `undefined`, and there is no such icon.
 */
export function chooseInactiveCart<Cart extends { readonly uniqueProductCount: number }>(
  carts: readonly Cart[],
  { isGuest }: { readonly isGuest: boolean },
): Cart | undefined {
  const [first] = carts
  return !isGuest && first && first.uniqueProductCount > 0 ? first : undefined
}
