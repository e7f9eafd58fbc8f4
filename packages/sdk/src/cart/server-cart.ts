import type { ClientCore } from '../client-core'
import { isShopError } from '../errors/errors'
import type { CartSummary } from '../contract/cart-summary'
import type { CartCopiesResource, CloneCartInput } from './cart-copies'
import { storageEntries } from '../storage/storage-entries'
import type { CallOptions } from '../transport/transport'

const entry = storageEntries.guestCartId

/** The cart on the server as a whole: copied, and taken along by a guest who signs in. */
export interface ServerCartSide extends Pick<CartCopiesResource, 'listProducts'> {
  /** A copy that can be paid and not changed [7.3-13]; null when it failed, which only the log hears of [8-12]. */
  clone(input?: CloneCartInput, options?: CallOptions): Promise<CartSummary | null>
  /** Gives the buyer what was in the cart of the guest who signed in, once [4.guest-cart-on-login-5]. */
  preserve(options?: CallOptions): Promise<void>
}

export function createServerCartSide(core: ClientCore, copies: CartCopiesResource): ServerCartSide {
  return {
    listProducts: copies.listProducts,
    clone: async (input, call) => {
      try {
        const summary = await copies.clone(input, call)
        core.browserStore.remove(entry)
        return summary
      } catch (error) {
        if (isShopError(error, 'ABORTED')) throw error
        core.options.reportFailure(error, 'the cart cannot be cloned')
        return null
      }
    },
    preserve: (call) => preserve(core, copies, call),
  }
}

/** A way to pay that somebody sent as a link stands for a cart of its own, so the guest's stays where it is. */
async function preserve(core: ClientCore, copies: CartCopiesResource, call?: CallOptions): Promise<void> {
  const { browserStore, guestCart, productsNotPreserved, events } = core
  const guestCartId = browserStore.read(entry)
  if (guestCartId === null || browserStore.read(storageEntries.paymentLinkId) !== null) return
  try {
    const preserved = await copies.preserve(guestCartId, call)
    browserStore.remove(entry)
    if (!preserved) return
    browserStore.write(storageEntries.productsNotPreserved, preserved.numberOfProductsWithError ?? 0)
    productsNotPreserved.refresh()
    // They are in the buyer's cart now, so the merge of the browser's cart must not send them again.
    for (const { productId } of preserved.succeededCartItems) if (productId) await guestCart.remove(productId)
    events.emit('cartchanged')
  } catch (error) {
    // Without an answer nobody knows; the next page asks again, and the platform gives a cart once only.
    if (!isUnanswered(error)) browserStore.remove(entry)
    throw error
  }
}

const isUnanswered = (error: unknown) =>
  isShopError(error, 'NETWORK') || isShopError(error, 'TIMEOUT') || isShopError(error, 'ABORTED')
