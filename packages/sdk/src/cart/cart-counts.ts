import type { FeatureContext } from '../client/client'
import type { LoadedStore } from '../client/loaded-store'
import { getCartCounts, type CartCounts } from '../contract/cart/cart-actions'
import { createBuyerStore } from '../session/buyer-store'
import type { CallOptions, Transport } from '../transport/transport'
import { cartCountsKey } from './cart-keys'

export const noCounts: CartCounts = { uniqueProductCount: 0, cartId: null }

/** The counts of the buyer's cart, as {@link cartCounts} loads them. */
export interface CartCountsFeature extends LoadedStore<CartCounts> {
  /** Loads again, even while an older response is on its way. */
  reload(options?: CallOptions): Promise<CartCounts>
}

/** Never cached: a count from before the last change would be wrong. */
export const readCartCounts = async ({ send }: Transport, call?: CallOptions): Promise<CartCounts> =>
  (await send(getCartCounts, {}, { ...call, skipCache: true })).data

/**
 * Number of different products in the buyer's cart (`getCartCounts`), 0 for guests. Loads again on 'cartchanged'.
 */
export function cartCounts(client: FeatureContext): CartCountsFeature {
  const { store, reload, refresh } = createBuyerStore(client, {
    key: cartCountsKey,
    forGuests: noCounts,
    read: readCartCounts,
    failure: 'the cart counts cannot be loaded',
  })
  client.events.on('cartchanged', () => void refresh())
  client.onRevalidate(refresh)
  return { ...store, reload }
}
