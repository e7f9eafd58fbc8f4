import type { Client } from '../client/client'
import { transport } from '../client/transport'
import { cloneCart, preserveCart, type PreservedCart } from '../contract/cart/cart-copies'
import { listCartProducts, type CartProducts } from '../contract/cart/cart-products'
import type { CartProductsQuery } from '../contract/cart/cart-requests'
import type { CartSummary } from '../contract/cart/cart-summary'
import { isShopError } from '../errors/errors'
import { guestCart } from '../guest-cart/guest-cart'
import { cartProductsDefaults, currentCart } from '../rules/call/call-defaults'
import { afterSession, shopperTransport } from '../session/after-session'
import { guestCartIdEntry, paymentLinkIdEntry, productsNotPreservedEntry } from '../storage/storage-entries'
import type { CallOptions, Transport } from '../transport/transport'
import { cartMergeStores } from './cart-merge-stores'

/** Which cart to copy, and for whom. */
export interface CloneCartInput {
  /** The cart to copy. @default 'current' */
  readonly cartId?: string | undefined
  /** The account that pays, which the platform requires. @default the effective account */
  readonly targetEffectiveAccountId?: string | undefined
}

/** Calls that copy carts, and list a cart by product. */
export interface CartCopyCalls {
  /** Gives a guest's cart to the buyer who signed in; null when there was nothing to give. */
  preserve(guestCartId: string, options?: CallOptions): Promise<PreservedCart | null>
  /** A copy that can be paid but not changed. */
  clone(input?: CloneCartInput, options?: CallOptions): Promise<CartSummary>
  /** One page of the current cart's products, 25 by default. */
  listProducts(query?: CartProductsQuery, options?: CallOptions): Promise<CartProducts>
}

function createCartCopyCalls({ send, scope }: Transport): CartCopyCalls {
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

/** Copies of the cart on the server, and the takeover of a guest's cart on signing in. */
export interface CartCopiesFeature extends Pick<CartCopyCalls, 'listProducts'> {
  /** A copy that can be paid but not changed; null when it failed, which is only reported. */
  clone(input?: CloneCartInput, options?: CallOptions): Promise<CartSummary | null>
  /** Moves the cart that a guest had on the server to the buyer who signed in, once. */
  preserve(options?: CallOptions): Promise<void>
}

/** Copies of the cart, and its products. */
export function cartCopies(client: Client): CartCopiesFeature {
  const copies = createCartCopyCalls(client.use(shopperTransport))
  return {
    listProducts: copies.listProducts,
    clone: client.use(afterSession)(async (input?: CloneCartInput, call?: CallOptions) => {
      try {
        const summary = await copies.clone(input, call)
        client.storage.remove(guestCartIdEntry)
        return summary
      } catch (error) {
        if (isShopError(error, 'ABORTED')) throw error
        client.reportFailure(error, 'the cart cannot be cloned')
        return null
      }
    }),
    preserve: (call) => preserve(client, createCartCopyCalls(client.use(transport)), call),
  }
}

/** A payment link has a cart of its own, so the guest's cart stays while one is open. */
async function preserve(client: Client, copies: CartCopyCalls, call?: CallOptions): Promise<void> {
  const { storage, events } = client
  const { remove } = client.use(guestCart)
  const { productsNotPreserved } = client.use(cartMergeStores)
  const guestCartId = storage.read(guestCartIdEntry)
  if (guestCartId === null || storage.read(paymentLinkIdEntry) !== null) return
  try {
    const preserved = await copies.preserve(guestCartId, call)
    storage.remove(guestCartIdEntry)
    if (!preserved) return
    storage.write(productsNotPreservedEntry, preserved.numberOfProductsWithError ?? 0)
    productsNotPreserved.refresh()
    // They are in the buyer's cart now, so the merge of the guest cart must not send them again.
    for (const { productId } of preserved.succeededCartItems) if (productId) await remove(productId)
    events.emit('cartchanged')
  } catch (error) {
    // Without a response the next page tries again; the platform moves a cart only once.
    if (!hasNoResponse(error)) storage.remove(guestCartIdEntry)
    throw error
  }
}

const hasNoResponse = (error: unknown) =>
  isShopError(error, 'NETWORK') || isShopError(error, 'TIMEOUT') || isShopError(error, 'ABORTED')
