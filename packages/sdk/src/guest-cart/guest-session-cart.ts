import type { ClientCore } from '../client-core'
import type { CartSummary } from '../contract/cart-summary'
import type { CartResource } from '../cart/cart-resource'
import { storageEntries } from '../storage/storage-entries'
import type { CallOptions } from '../transport/transport'

/** The cart on the server before anything is in it. */
export interface GuestSessionCart {
  /** The cart, created if there was none [7.3-14]. A guest's id is kept until the guest signs in. */
  ensure(options?: CallOptions): Promise<CartSummary>
}

export function createGuestSessionCart(
  { browserStore, scope }: ClientCore,
  cart: Pick<CartResource, 'ensure'>,
): GuestSessionCart {
  return {
    ensure: async (call) => {
      const summary = await cart.ensure(call)
      if (scope.getSnapshot().userId === undefined)
        browserStore.write(storageEntries.guestCartId, summary.cartId)
      return summary
    },
  }
}
