import { cart, type AsyncState, type Cart, type CartFeature } from '@cartonnage/sdk'
import { useFeature } from './shop-provider'
import { useLoaded, valueOf } from './use-loaded'
import { useStore } from './use-store'

/** The platform's cart of a buyer, and the methods that change it. */
export interface BuyerCartView extends Pick<
  CartFeature,
  'add' | 'setQuantity' | 'remove' | 'delete' | 'load'
> {
  /** For loading and error states. */
  readonly state: AsyncState<Cart | null>
  /** The latest cart; null when there is none, `undefined` before the first response. */
  readonly cart: Cart | null | undefined
  /** A change is in progress: totals are about to change. */
  readonly isProcessing: boolean
}

/** The platform's cart of a buyer, with all it says of items, coupons and totals; {@link useCart} has what every shopper's has. */
export function useBuyerCart(): BuyerCartView {
  const shopperCart = useFeature(cart)
  const state = useLoaded(shopperCart)
  const isProcessing = useStore(shopperCart.isProcessing)
  const { add, setQuantity, remove, delete: deleteCart, load } = shopperCart
  return { state, cart: valueOf(state), isProcessing, add, setQuantity, remove, delete: deleteCart, load }
}
