import { cart, guestSessionCart, sessionKey, valueOf } from '@cartonnage/sdk'
import type { Cart, Client } from '@cartonnage/sdk'

/** The cart whose vouchers are changed: the buyer's, or the guest's on the server. */
export async function loadChangedCart({ use, loaded }: Client): Promise<Cart | null> {
  const isGuest = valueOf(loaded(sessionKey).getSnapshot())?.isGuest === true
  return await (isGuest ? use(guestSessionCart).load() : use(cart).load())
}
