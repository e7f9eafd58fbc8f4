import { cart, type AsyncState, type Cart, type CartFeature } from '@cartonnage/sdk'
import { useFeature } from './shop-provider'
import { useLoaded, valueOf } from './use-loaded'
import { useStore } from './use-store'

/** The buyer's cart, and the methods that change it. */
export interface CartView extends Pick<CartFeature, 'add' | 'setQuantity' | 'remove' | 'delete' | 'load'> {
  /** For loading and error states. */
  readonly state: AsyncState<Cart | null>
  /** The latest cart; null when there is none, `undefined` before the first response. */
  readonly cart: Cart | null | undefined
  /** A change is in progress: totals are about to change. */
  readonly isProcessing: boolean
}

/** The buyer's cart with all items; loaded by the first component that uses it. */
export function useCart(): CartView {
  const shopperCart = useFeature(cart)
  const state = useLoaded(shopperCart)
  const isProcessing = useStore(shopperCart.isProcessing)
  const { add, setQuantity, remove, delete: deleteCart, load } = shopperCart
  return { state, cart: valueOf(state), isProcessing, add, setQuantity, remove, delete: deleteCart, load }
}
