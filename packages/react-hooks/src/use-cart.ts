import { cart, type AsyncState, type Cart, type CartFeature } from '@cartonnage/sdk'
import { useFeature } from './shop-provider'
import { useLoaded, valueOf } from './use-loaded'
import { useStore } from './use-store'

export interface CartView extends Pick<CartFeature, 'add' | 'setQuantity' | 'remove' | 'delete' | 'load'> {
  readonly state: AsyncState<Cart | null>
  /** The latest cart; null when there is none, `undefined` before the first answer. */
  readonly cart: Cart | null | undefined
  /** A change is under way: totals are about to move. [4.cart-counts-and-processing-2] */
  readonly isProcessing: boolean
}

/** The buyer's cart with all items; loaded when the first view asks for it. */
export function useCart(): CartView {
  const shopperCart = useFeature(cart)
  const state = useLoaded(shopperCart)
  const isProcessing = useStore(shopperCart.isProcessing)
  const { add, setQuantity, remove, delete: deleteCart, load } = shopperCart
  return { state, cart: valueOf(state), isProcessing, add, setQuantity, remove, delete: deleteCart, load }
}

/** The totals of the buyer's cart; null without a cart, `undefined` before the first answer. */
export function useCartSummary(): Cart['summary'] | null | undefined {
  const loaded = valueOf(useLoaded(useFeature(cart)))
  return loaded ? loaded.summary : loaded
}
