import { paths } from '../../../shell/paths'

/** The cart's URL that says what was removed from it. */
export const removedPath = (
  cartId: string,
  { productId, quantity }: { readonly productId: string; readonly quantity: string },
): string => `${paths.cart(cartId)}?${new URLSearchParams({ removed: productId, quantity })}`
