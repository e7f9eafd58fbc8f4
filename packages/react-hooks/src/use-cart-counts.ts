import { cartCountsKey, type CartCountsFeature } from '@cartonnage/sdk'
import { useShopClient } from './shop-provider'
import { valueOf } from './use-loaded'
import { useStore } from './use-store'

type CountsState = ReturnType<CartCountsFeature['getSnapshot']>

/** The counts of the buyer's cart. */
export interface CartCountsView {
  /** For loading and error states. */
  readonly state: CountsState
  /** Number of different products; `undefined` until loaded. */
  readonly count: number | undefined
  /** Record id of the buyer's cart, for its page; `undefined` until loaded, and without a cart. */
  readonly cartId: string | undefined
}

/** The counts of the buyer's cart. It loads nothing: `loadShopper` and 'cartchanged' update them. */
export function useCartCounts(): CartCountsView {
  const state = useStore(useShopClient().loaded(cartCountsKey))
  const counts = valueOf(state)
  return { state, count: counts?.uniqueProductCount, cartId: counts?.cartId ?? undefined }
}
