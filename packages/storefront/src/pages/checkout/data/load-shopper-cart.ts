import { cart, guestSessionCart } from '@cartonnage/sdk'
import type { CallOptions, Cart, Client } from '@cartonnage/sdk'
import { isGuestOf } from '../cart-path'

/** The cart that is checked out: the buyer's, or the guest's on the server. */
export const loadShopperCart = (shop: Client, call?: CallOptions): Promise<Cart | null> =>
  isGuestOf(shop) ? shop.use(guestSessionCart).load(call) : shop.use(cart).load(call)
