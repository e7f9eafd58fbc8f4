import type { FeatureContext } from '../client/client'
import { transport } from '../client/transport'
import { cloneCart, preserveCart, type PreservedCart } from '../contract/cart/cart-copies'
import { listCartProducts, type CartProducts } from '../contract/cart/cart-products'
import type { CartProductsQuery } from '../contract/cart/cart-requests'
import type { CartSummary } from '../contract/cart/cart-summary'
import { isShopError } from '../errors/errors'
import { isSameRecordId } from '../record-id'
import { cartProductsDefaults, currentCart } from '../rules/call/call-defaults'
import { readGuestCart } from '../rules/cart/guest-cart'
import type { ProductQuantity } from '../rules/cart/guest-session-cart'
import { afterSession, shopperTransport } from '../session/after-session'
import type { SentGuestCart } from '../storage/sent-guest-cart'
import {
  activeCheckoutIdEntry,
  anonymousCartEntry,
  guestCartIdEntry,
  paymentLinkIdEntry,
  productsNotPreservedEntry,
  sentGuestCartEntry,
} from '../storage/storage-entries'
import type { CallOptions, Transport } from '../transport/transport'
import { buyerCart } from './buyer-cart'
import { cartBrowser } from './cart-browser'
import { cartMergeStores } from '../guest-cart/cart-merge-stores'
import { forgetSentCart } from './forget-sent-cart'
import { findLowered, lowerGivenLines } from './lower-given-lines'
import { addQuantities, quantitiesIn } from './quantities'

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
export function cartCopies(client: FeatureContext): CartCopiesFeature {
  const copies = createCartCopyCalls(client.use(shopperTransport))
  return {
    listProducts: copies.listProducts,
    clone: client.use(afterSession)(async (input?: CloneCartInput, call?: CallOptions) => {
      try {
        const summary = await copies.clone(input, call)
        forgetGuestCart(client)
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

/**
 * A payment link has a cart of its own, so the guest's cart stays while one is open. Of two tabs, the second waits until
 * the first has removed what was moved.
 */
async function preserve(client: FeatureContext, copies: CartCopyCalls, call?: CallOptions): Promise<void> {
  const { storage } = client
  const lowered = await client.use(cartBrowser).exclusively(async () => {
    const guestCartId = storage.read(guestCartIdEntry)
    if (guestCartId === null || storage.read(paymentLinkIdEntry) !== null) return []
    try {
      return await give(client, copies, { guestCartId, call })
    } catch (error) {
      // Without a response the next page tries again; the platform moves a cart only once.
      if (!hasNoResponse(error)) forgetGuestCart(client)
      throw error
    }
  })
  // Each write takes the lock itself.
  await lowerGivenLines(client, lowered, call)
}

interface GivenCart {
  readonly guestCartId: string
  readonly call: CallOptions | undefined
}

/** Returns what the guest had less of by then than was sent. */
async function give(
  client: FeatureContext,
  copies: CartCopyCalls,
  { guestCartId, call }: GivenCart,
): Promise<readonly ProductQuantity[]> {
  const { storage, events } = client
  const { productsNotPreserved } = client.use(cartMergeStores)
  const stored = storage.read(sentGuestCartEntry)
  const sent = stored?.cartId === guestCartId ? stored : null
  if (sent) storage.write(sentGuestCartEntry, { ...sent, isGiven: true })
  const preserved = await copies.preserve(guestCartId, call)
  if (!preserved) {
    // An earlier request may have moved it, and its response was lost.
    const moved = sent?.isGiven ? await findMoved(client, sent, call) : []
    return await forgetMoved(client, sent, moved)
  }
  // The checkout of the guest is gone with the cart.
  storage.remove(activeCheckoutIdEntry)
  storage.write(productsNotPreservedEntry, preserved.numberOfProductsWithError ?? 0)
  productsNotPreserved.refresh()
  // They are in the buyer's cart now, so the merge of the guest cart must not send them again.
  const lowered = await forgetMoved(client, sent, movedLines(client, preserved, sent))
  events.emit('cartchanged')
  return lowered
}

async function forgetMoved(
  client: FeatureContext,
  sent: SentGuestCart | null,
  moved: readonly ProductQuantity[],
): Promise<readonly ProductQuantity[]> {
  const lowered = sent ? findLowered(client, moved) : []
  await forgetSentCart(client, moved)
  return lowered
}

/** The lines that the buyer's cart has exactly as they were sent. */
async function findMoved(
  client: FeatureContext,
  { lines }: SentGuestCart,
  call?: CallOptions,
): Promise<readonly ProductQuantity[]> {
  const quantityOf = quantitiesIn(await client.use(buyerCart).calls.read({ ...call }))
  return lines.filter(({ productId, quantity }) => quantityOf(productId) === addQuantities(quantity, '0'))
}

/** What was moved of each product: as much as was sent, or all of it where that is unknown. */
function movedLines(
  { storage }: FeatureContext,
  { succeededCartItems }: PreservedCart,
  sent: SentGuestCart | null,
): readonly ProductQuantity[] {
  const { lines } = readGuestCart(storage.read(anonymousCartEntry))
  return succeededCartItems.flatMap(({ productId }) => {
    if (!productId) return []
    const isOf = (line: ProductQuantity) => isSameRecordId(line.productId, productId)
    const found = sent?.lines.find(isOf) ?? lines.find(isOf)
    return found ? [{ productId, quantity: found.quantity }] : []
  })
}

function forgetGuestCart({ storage }: FeatureContext): void {
  storage.remove(guestCartIdEntry)
  storage.remove(sentGuestCartEntry)
}

const hasNoResponse = (error: unknown) =>
  isShopError(error, 'NETWORK') || isShopError(error, 'TIMEOUT') || isShopError(error, 'ABORTED')
