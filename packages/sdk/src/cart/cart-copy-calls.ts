import { cloneCart, preserveCart, type PreservedCart } from '../contract/cart/cart-copies'
import { listCartProducts, type CartProducts } from '../contract/cart/cart-products'
import type { CartProductsQuery } from '../contract/cart/cart-requests'
import type { CartSummary } from '../contract/cart/cart-summary'
import { cartProductsDefaults, currentCart } from '../rules/call/call-defaults'
import type { CallOptions, Transport } from '../transport/transport'

/** Which cart is copied, and for whom. */
export interface CloneCartInput {
  /** @default 'current' */
  readonly cartId?: string | undefined
  /** The account that pays; the platform asks for it. @default the account acted for */
  readonly targetEffectiveAccountId?: string | undefined
}

/** Calls that make one cart of another, and what a cart has by product. */
export interface CartCopyCalls {
  /** Gives a guest's cart to the buyer who signed in; null when there was nothing to give [7.3-12]. */
  preserve(guestCartId: string, options?: CallOptions): Promise<PreservedCart | null>
  /** A copy that can be paid and not changed [7.3-13]. */
  clone(input?: CloneCartInput, options?: CallOptions): Promise<CartSummary>
  /** One page of products, 25 by default [9-34], [7.3-25]. */
  listProducts(query?: CartProductsQuery, options?: CallOptions): Promise<CartProducts>
}

export function createCartCopyCalls({ send, scope }: Transport): CartCopyCalls {
  return {
    preserve: async (cartId, options) =>
      (await send(preserveCart, { params: { cartId } }, options)).data ?? null,
    clone: async ({ cartId = currentCart, targetEffectiveAccountId } = {}, options) => {
      const account = targetEffectiveAccountId ?? scope().effectiveAccountId
      const query = { targetType: 'PayNowReadOnly' as const, targetEffectiveAccountId: account }
      return (await send(cloneCart, { params: { cartId }, query, body: { cartId } }, options)).data
    },
    listProducts: async (query, options) => {
      const input = { params: { cartId: currentCart }, query: { ...cartProductsDefaults, ...query } }
      return (await send(listCartProducts, input, options)).data
    },
  }
}
