import type { Client } from '../client/client'
import type { LoadedStore } from '../client/loaded-store'
import { transport } from '../client/transport'
import { getCartCounts, type CartCounts } from '../contract/cart/cart-actions'
import { session } from '../session/session'
import type { CallOptions, Transport } from '../transport/transport'
import { cartCountsKey } from './cart-keys'

const noCounts: CartCounts = { uniqueProductCount: 0, cartId: null }

export interface CartCountsFeature extends LoadedStore<CartCounts> {
  /** Asks again, also while an older response is on its way. */
  reload(options?: CallOptions): Promise<CartCounts>
}

/** Always asked anew: a count from before the last change would be wrong. */
export const readCartCounts = async ({ send }: Transport, call?: CallOptions): Promise<CartCounts> =>
  (await send(getCartCounts, {}, { ...call, fresh: true })).data

/**
 * Number of different products in the buyer's cart (`getCartCounts`), none for a guest; follows 'cartchanged'.
 * [4.cart-counts-and-processing-1]
 */
export function cartCounts(client: Client): CartCountsFeature {
  const store = client.loaded(cartCountsKey)
  const { ensure } = client.use(session)
  const made = client.use(transport)

  /** The shopper is made out first: a change of shopper would empty the store under a run. */
  const reader = async (call?: CallOptions) => {
    const { isGuest } = await ensure(call)
    return () => (isGuest ? Promise.resolve(noCounts) : readCartCounts(made, call))
  }
  const reload = async (call?: CallOptions) => await store.run(await reader(call))
  const refresh = () =>
    reload().catch((error: unknown) => client.reportFailure(error, 'the cart counts cannot be loaded'))

  client.events.on('cartchanged', () => void refresh())
  client.onRevalidate(refresh)
  const { getSnapshot, getServerSnapshot, subscribe } = store
  return {
    getSnapshot,
    getServerSnapshot,
    subscribe,
    reload,
    load: async (call) => {
      const read = await reader(call)
      return await (call?.signal ? store.run(read) : store.join(read))
    },
  }
}
