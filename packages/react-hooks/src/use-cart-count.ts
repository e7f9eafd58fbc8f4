import { cartCountsKey } from '@cartonnage/sdk'
import { useShopClient } from './shop-provider'
import { useGuestCart } from './use-guest-cart'
import { valueOf } from './use-loaded'
import { useSession } from './use-session'
import { useStore } from './use-store'

/** How much is in the cart, for a badge. */
export interface CartCountView {
  /** Whether it is the cart of a guest, which only the browser has. */
  readonly isGuest: boolean
  /** Number of different products; `undefined` until a buyer's is loaded, and 0 for a guest while hydrating. */
  readonly count: number | undefined
  /** Record id of a buyer's cart, for its page; `undefined` until loaded, without a cart, and for a guest. */
  readonly cartId: string | undefined
}

/**
 * The number of products in the cart of a guest or a buyer. It loads nothing, and none of the code that carts need:
 * `session.load` and 'cartchanged' update a buyer's count.
 */
export function useCartCount(): CartCountView {
  const { isGuest } = useSession()
  const { count } = useGuestCart()
  const counts = valueOf(useStore(useShopClient().loaded(cartCountsKey)))
  if (isGuest) return { isGuest, count, cartId: undefined }
  return { isGuest, count: counts?.uniqueProductCount, cartId: counts?.cartId ?? undefined }
}
