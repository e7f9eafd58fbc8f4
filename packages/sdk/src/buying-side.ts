import { createBuyingPlatform } from './buying-platform'
import type { ClientCore } from './client-core'
import type { PlatformSide } from './platform-side'
import type { AccountResource } from './account/account'
import type { AddressesResource } from './addresses/addresses'
import type { OrdersResource } from './orders/orders'
import { currentCart } from './rules/call/call-defaults'
import { joinBasePath, shownBasePath } from './rules/url/shown-base-path'
import type { BrowserStore } from './storage/browser-store'
import { settleMove } from './storage/settle-move'
import { storageEntries } from './storage/storage-entries'
import { createCartSide } from './cart/cart'
import type { CartSide } from './cart/cart'
import { createCartSummarySide } from './cart/cart-summary'
import type { CartSummarySide } from './cart/cart-summary'
import { createCheckoutSide } from './checkout/checkout'
import type { CheckoutSide } from './checkout/checkout'
import { createClearCart, type ClearCartOptions } from './cart/clear-cart'
import { createGuestSessionCart, type GuestSessionCart } from './guest-cart/guest-session-cart'
import type { HeaderBuying } from './session/load-shopper'
import { createInactiveCartSide } from './cart/inactive-cart'
import type { InactiveCartSide } from './cart/inactive-cart'
import { resumeAfterLogin } from './session/resume-after-login'
import type { ServerCartSide } from './cart/server-cart'
import { createSignInSide } from './session/sign-in'
import type { SignInSide } from './session/sign-in'

/** The half of a client that buys, from signing in to the order. Most visits go without: it is a chunk of its own. */
export interface BuyingSide extends HeaderBuying {
  readonly account: AccountResource
  readonly addresses: AddressesResource
  readonly cart: CartSide
  readonly cartSummary: CartSummarySide
  readonly guestSessionCart: GuestSessionCart
  readonly clearing: { clearCart(options?: ClearCartOptions): Promise<void> }
  readonly checkout: CheckoutSide
  readonly inactiveCart: InactiveCartSide
  readonly orders: OrdersResource
  readonly signIn: SignInSide
  /** Finishes a move from the guest cart that a dying page left half done. */
  readonly settleMove: (store: BrowserStore) => void
}

/** What buying needs of the half that every visit has, and the way to what only some pages ask for. */
export interface BuyingNeeds extends Pick<PlatformSide, 'platform' | 'session' | 'sessionEnd'> {
  readonly loadFurther: () => Promise<{ readonly serverCart: Pick<ServerCartSide, 'preserve'> }>
}

/** Builds it beside the half that every visit has; nothing is asked yet. */
export function createBuyingSide(core: ClientCore, side: BuyingNeeds): BuyingSide {
  const { session, loadFurther, sessionEnd } = side
  const platform = createBuyingPlatform(side.platform)
  const cart = createCartSide(core, { platform, session, sessionEnd })
  return {
    account: platform.account,
    addresses: platform.addresses,
    cart,
    cartSummary: createCartSummarySide(core, { platform, session }),
    clearing: { clearCart: createClearCart(core, { session, cart }) },
    guestSessionCart: createGuestSessionCart(core, platform.cart),
    checkout: createCheckoutSide(core, { platform, session, cart }),
    getCartCounts: platform.cart.getCounts,
    inactiveCart: createInactiveCartSide(core, { platform, session }),
    orders: platform.orders,
    signIn: createSignInSide(core, { platform, session, cart }),
    settleMove,
    arrive: (loadCounts) => arrive(core, { cart, loadCounts, loadFurther }),
  }
}

interface Arrival extends Pick<BuyingNeeds, 'loadFurther'> {
  readonly cart: CartSide
  readonly loadCounts: () => Promise<unknown>
}

/** What fails on the way only the log hears of: a page is shown all the same. */
async function arrive(core: ClientCore, arrival: Arrival): Promise<void> {
  const { reportFailure, runtime } = core.options
  const isCartMerged = runtime === 'browser' && (await mergeCarts(core, arrival))
  if (runtime === 'browser') arrival.cart.resume()
  await arrival
    .loadCounts()
    .catch((error: unknown) => reportFailure(error, 'the cart counts cannot be loaded'))
  if (runtime === 'browser') resume(core, isCartMerged)
}

/**
 * Brings what the guest had gathered into the buyer's cart; false when not all of it came along as it was. That the
 * guest's cart on the server cannot be preserved only the log hears [8-12].
 */
async function mergeCarts(core: ClientCore, { cart, loadFurther }: Arrival): Promise<boolean> {
  const { browserStore, options, productsNotPreserved } = core
  const isDone = (call: Promise<unknown>, context: string) =>
    call.then(
      () => true,
      (error: unknown) => {
        options.reportFailure(error, context)
        return false
      },
    )
  const preserve = async () => (await loadFurther()).serverCart.preserve()
  const state = { isWhole: false }
  const merge = async () => void (state.isWhole = await cart.merge())
  const hasGuestCart = browserStore.read(storageEntries.guestCartId) !== null
  const isPreserved = !hasGuestCart || (await isDone(preserve(), 'the guest’s cart cannot be preserved'))
  await isDone(merge(), 'the guest cart cannot be merged')
  return isPreserved && state.isWhole && productsNotPreserved.getSnapshot() === 0
}

function resume({ options, browserStore, cartCounts }: ClientCore, isCartMerged: boolean): void {
  const { base, navigate, reportFailure } = options
  const counts = cartCounts.getSnapshot()
  const cartId = (counts.status === 'ready' && counts.value.cartId) || currentCart
  const cartUrl = joinBasePath(shownBasePath(base), `/cart/${cartId}`)
  resumeAfterLogin({ browserStore, navigate, reportFailure, origin: base.origin, cartUrl, isCartMerged })
}
