import type { ClientCore } from '../client-core'
import type { CartCounts, InactiveCart } from '../contract/server-actions'
import { ShopError } from '../errors'
import type { Platform } from '../platform'
import { joinBasePath, shownBasePath } from '../rules/base-path'
import type { NavigationItem } from '../rules/navigation'
import { readVatRates } from '../rules/vat'
import type { VatRate } from '../rules/vat'
import type { CallOptions } from '../transport/transport'
import type { CartSide } from './cart-side'
import { resumeAfterLogin } from './resume-after-login'
import type { SessionSide } from './session-side'

export interface HeaderSide {
  /** What a page does first. [4.guest-cart-on-login-1], [4.guest-cart-on-login-6] */
  start(options?: CallOptions): Promise<void>
  loadCounts(options?: CallOptions): Promise<CartCounts>
  /** Asks again, also while an older answer is on its way. */
  refreshCounts(): void
  loadInactiveCart(options?: CallOptions): Promise<InactiveCart | null>
  refreshInactiveCart(): void
  loadNavigation(options?: CallOptions): Promise<readonly NavigationItem[]>
  loadVatRates(options?: CallOptions): Promise<readonly VatRate[]>
}

interface Sides {
  readonly platform: Platform
  readonly session: SessionSide
  readonly cart: CartSide
}

const noCounts: CartCounts = { uniqueProductCount: 0, cartId: null }

/** What the header of every page shows, and what its load sets going. */
export function createHeaderSide(core: ClientCore, { platform, session, cart }: Sides): HeaderSide {
  const { options, browserStore, cartCounts, inactiveCart, navigation, vatRates } = core
  const { base, navigate, reportFailure, runtime } = options

  /** The shopper is made out first: a change of shopper would empty the store under a run. */
  const loadCounts = async (call: CallOptions = {}, isRefresh = false): Promise<CartCounts> => {
    const { isGuest } = await session.ensure(call)
    const read = () => (isGuest ? Promise.resolve(noCounts) : platform.navigation.getCartCounts(call))
    return await (isRefresh || call.signal ? cartCounts.run(read) : cartCounts.join(read))
  }

  const readInactiveCart = async (call: CallOptions): Promise<InactiveCart | null> => {
    const { hasError, errorMessage, inactiveCarts } = await platform.navigation.listInactiveCarts(call)
    if (hasError) throw new ShopError('RESPONSE', errorMessage ?? 'the inactive carts cannot be listed')
    return inactiveCarts[0] ?? null
  }

  const loadInactiveCart = async (
    call: CallOptions = {},
    isRefresh = false,
  ): Promise<InactiveCart | null> => {
    const { isGuest } = await session.ensure(call)
    const read = () => (isGuest ? Promise.resolve(null) : readInactiveCart(call))
    return await (isRefresh || call.signal ? inactiveCart.run(read) : inactiveCart.join(read))
  }

  const quietly = (call: Promise<unknown>, context: string) =>
    call.then(
      () => undefined,
      (error: unknown) => reportFailure(error, context),
    )

  const resume = (counts: CartCounts) =>
    resumeAfterLogin({
      browserStore,
      navigate,
      reportFailure,
      origin: base.origin,
      cartUrl: joinBasePath(shownBasePath(base), `/cart/${counts.cartId ?? 'current'}`),
    })

  const start = async (call?: CallOptions) => {
    const { isGuest } = await session.ensure(call)
    if (isGuest) return cartCounts.set(noCounts)
    if (runtime === 'browser') await quietly(cart.merge(), 'the guest cart cannot be merged')
    await quietly(loadCounts(call, true), 'the cart counts cannot be loaded')
    const counts = cartCounts.getSnapshot()
    if (runtime === 'browser') resume(counts.status === 'ready' ? counts.value : noCounts)
  }

  return {
    start,
    loadCounts: (call) => loadCounts(call),
    refreshCounts: () => void quietly(loadCounts({}, true), 'the cart counts cannot be loaded'),
    loadInactiveCart: (call) => loadInactiveCart(call),
    refreshInactiveCart: () => void quietly(loadInactiveCart({}, true), 'the inactive cart cannot be loaded'),
    loadNavigation: (call) => navigation.join(() => platform.navigation.listItems(call)),
    loadVatRates: (call) =>
      vatRates.join(async () => readVatRates(await platform.navigation.listVatRecords(call))),
  }
}
