import type { Client } from '../client/client'
import type { LoadedStore } from '../client/loaded-store'
import { transport } from '../client/transport'
import { getCartCounts, type CartCounts } from '../contract/cart/cart-actions'
import { createBuyerStore } from '../session/buyer-store'
import type { CallOptions, Transport } from '../transport/transport'
import { cartCountsKey } from './cart-keys'

const noCounts: CartCounts = { uniqueProductCount: 0, cartId: null }

export interface CartCountsFeature extends LoadedStore<CartCounts> {
  /** Asks again, also while an older response is on its way. */
  reload(options?: CallOptions): Promise<CartCounts>
}

/** Always asked anew: a count from before the last change would be wrong. */
export const readCartCounts = async ({ send }: Transport, call?: CallOptions): Promise<CartCounts> =>
  (await send(getCartCounts, {}, { ...call, skipCache: true })).data

/**
 * Number of different products in the buyer's cart (`getCartCounts`), none for a guest; follows 'cartchanged'.
 * [4.cart-counts-and-processing-1]
 */
export function cartCounts(client: Client): CartCountsFeature {
  const made = client.use(transport)
  const { refresh, ...counts } = createBuyerStore(client, {
    key: cartCountsKey,
    forGuests: noCounts,
    read: (call) => readCartCounts(made, call),
    failure: 'the cart counts cannot be loaded',
  })
  client.events.on('cartchanged', () => void refresh())
  client.onRevalidate(refresh)
  return counts
}
