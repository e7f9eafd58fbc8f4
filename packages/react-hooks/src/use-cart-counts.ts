import { cartCountsKey, type CartCountsFeature } from '@cartonnage/sdk'
import { useShopClient } from './shop-provider'
import { valueOf } from './use-loaded'
import { useStore } from './use-store'

type CountsState = ReturnType<CartCountsFeature['getSnapshot']>

export interface CartCountsView {
  readonly state: CountsState
  /** Number of different products; `undefined` while nobody knows. */
  readonly count: number | undefined
  /** Id of the buyer's cart, for its page. */
  readonly cartId: string | undefined
}

/** The counts of the buyer's cart, as `loadShopper` and 'cartchanged' bring them. */
export function useCartCounts(): CartCountsView {
  const state = useStore(useShopClient().loaded(cartCountsKey))
  const counts = valueOf(state)
  return { state, count: counts?.uniqueProductCount, cartId: counts?.cartId ?? undefined }
}
