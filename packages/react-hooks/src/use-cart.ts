import type { AsyncState, Cart, CartPart } from '@cartonnage/sdk'
import { useShop } from './shop-provider'
import { useLoaded, valueOf } from './use-loaded'
import { useStore } from './use-store'

export interface CartView extends Pick<CartPart, 'add' | 'setQuantity' | 'remove' | 'delete' | 'load'> {
  readonly state: AsyncState<Cart | null>
  /** The latest cart; null when there is none, `undefined` before the first answer. */
  readonly cart: Cart | null | undefined
  /** A change is under way: totals are about to move. [4.cart-counts-and-processing-2] */
  readonly isProcessing: boolean
}

/** The buyer's cart with all items; loaded when the first view asks for it. */
export function useCart(): CartView {
  const { cart: part } = useShop()
  const state = useLoaded(part)
  const isProcessing = useStore(part.isProcessing)
  const { add, setQuantity, remove, delete: deleteCart, load } = part
  return { state, cart: valueOf(state), isProcessing, add, setQuantity, remove, delete: deleteCart, load }
}

/** The totals of the buyer's cart; null without a cart, `undefined` before the first answer. */
export function useCartSummary(): Cart['summary'] | null | undefined {
  const cart = valueOf(useLoaded(useShop().cart))
  return cart ? cart.summary : cart
}
