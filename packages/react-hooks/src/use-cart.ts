import { shopperCart, type AsyncState, type ShopperCart, type ShopperCartFeature } from '@cartonnage/sdk'
import { useFeature } from './shop-provider'
import { useLoaded, valueOf } from './use-loaded'

/** The cart of whoever is shopping, and the methods that change it. */
export interface CartView extends Pick<
  ShopperCartFeature,
  'add' | 'setQuantity' | 'remove' | 'clear' | 'load'
> {
  /** For loading and error states. */
  readonly state: AsyncState<ShopperCart>
  /** The latest cart; `undefined` before the first response. */
  readonly cart: ShopperCart | undefined
}

/**
 * The cart of a guest or a buyer with names, prices and totals; loaded by the first component that uses it. Lines that did
 * not change are the same objects, so that `memo` skips their rows. Where the number of products is enough, use
 * {@link useCartCount}.
 */
export function useCart(): CartView {
  const feature = useFeature(shopperCart)
  const state = useLoaded(feature)
  const { add, setQuantity, remove, clear, load } = feature
  return { state, cart: valueOf(state), add, setQuantity, remove, clear, load }
}
