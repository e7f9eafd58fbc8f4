import { cart, cartCountsKey, guestPermissions, sessionStore, valueOf } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import { shopOf } from '../../../shell/shop-context'
import type { PageActionArgs } from '../../../shell/shop-context'

/** Whether the session is a buyer's. */
export async function isBuyer(args: PageActionArgs): Promise<boolean> {
  const { isGuest } = await shopOf(args).use(sessionStore).ensure()
  return !isGuest
}

/** Adds a line to the cart on the platform; resolves to the cart's id, undefined where it is not known. */
export async function addToBuyersCart(
  shop: Client,
  line: { readonly productId: string; readonly quantity: number },
): Promise<string | undefined> {
  const { cart: changed } = await shop.use(cart).add(line)
  return changed?.summary.cartId ?? valueOf(shop.loaded(cartCountsKey).getSnapshot())?.cartId ?? undefined
}

/** What guests may do in this shop; a failure leaves it unknown. */
export async function loadPermissions({ use }: Client): Promise<void> {
  await use(guestPermissions)
    .load()
    .catch(() => undefined)
}
