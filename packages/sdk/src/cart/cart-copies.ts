import { createCartCopyCalls, type CartCopyCalls, type CloneCartInput } from './cart-copy-calls'
import { cartMergeStores } from './cart-merge-stores'
import type { Client } from '../client/client'
import { transport } from '../client/transport'
import type { CartSummary } from '../contract/cart/cart-summary'
import { isShopError } from '../errors/errors'
import { guestCart } from '../guest-cart/guest-cart'
import { afterSession, shopperTransport } from '../session/after-session'
import { guestCartIdEntry, paymentLinkIdEntry, productsNotPreservedEntry } from '../storage/storage-entries'
import type { CallOptions } from '../transport/transport'

const entry = guestCartIdEntry

/** The cart on the server as a whole: copied, and taken along by a guest who signs in. */
export interface CartCopiesFeature extends Pick<CartCopyCalls, 'listProducts'> {
  /** A copy that can be paid and not changed [7.3-13]; null when it failed, which only the log hears of [8-12]. */
  clone(input?: CloneCartInput, options?: CallOptions): Promise<CartSummary | null>
  /** Gives the buyer what was in the cart of the guest who signed in, once [4.guest-cart-on-login-5]. */
  preserve(options?: CallOptions): Promise<void>
}

/** Copies of carts, and what a cart has by product. */
export function cartCopies(client: Client): CartCopiesFeature {
  const copies = createCartCopyCalls(client.use(shopperTransport))
  return {
    listProducts: copies.listProducts,
    clone: client.use(afterSession)(async (input?: CloneCartInput, call?: CallOptions) => {
      try {
        const summary = await copies.clone(input, call)
        client.storage.remove(entry)
        return summary
      } catch (error) {
        if (isShopError(error, 'ABORTED')) throw error
        client.reportFailure(error, 'the cart cannot be cloned')
        return null
      }
    }),
    preserve: (call) => preserve(client, createCartCopyCalls(client.use(transport)), call),
  }
}

/** A way to pay that somebody sent as a link stands for a cart of its own, so the guest's stays where it is. */
async function preserve(client: Client, copies: CartCopyCalls, call?: CallOptions): Promise<void> {
  const { storage, events } = client
  const { remove } = client.use(guestCart)
  const { productsNotPreserved } = client.use(cartMergeStores)
  const guestCartId = storage.read(entry)
  if (guestCartId === null || storage.read(paymentLinkIdEntry) !== null) return
  try {
    const preserved = await copies.preserve(guestCartId, call)
    storage.remove(entry)
    if (!preserved) return
    storage.write(productsNotPreservedEntry, preserved.numberOfProductsWithError ?? 0)
    productsNotPreserved.refresh()
    // They are in the buyer's cart now, so the merge of the browser's cart must not send them again.
    for (const { productId } of preserved.succeededCartItems) if (productId) await remove(productId)
    events.emit('cartchanged')
  } catch (error) {
    // Without an answer nobody knows; the next page asks again, and the platform gives a cart once only.
    if (!isUnanswered(error)) storage.remove(entry)
    throw error
  }
}

const isUnanswered = (error: unknown) =>
  isShopError(error, 'NETWORK') || isShopError(error, 'TIMEOUT') || isShopError(error, 'ABORTED')
