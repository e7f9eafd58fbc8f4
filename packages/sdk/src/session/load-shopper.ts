import type { ClientCore } from '../client-core'
import type { CartCounts } from '../contract/cart-actions'
import type { CartResource } from '../cart/cart-resource'
import type { NavigationResource } from '../navigation/navigation-calls'
import type { VatRate } from '../rules/money/vat'
import { readVatRates } from '../rules/money/vat-records'
import type { NavigationItem } from '../rules/page/navigation'
import type { CallOptions } from '../transport/transport'
import type { SessionSide } from './session'
import { claimTab } from './shopper-scope'

export interface HeaderSide {
  /** What a page does first. [4.guest-cart-on-login-1], [4.guest-cart-on-login-6] */
  start(options?: CallOptions): Promise<void>
  loadCounts(options?: CallOptions): Promise<CartCounts>
  /** Asks again, also while an older answer is on its way. */
  refreshCounts(): void
  loadNavigation(options?: CallOptions): Promise<readonly NavigationItem[]>
  loadVatRates(options?: CallOptions): Promise<readonly VatRate[]>
}

/** What the header needs of the half that buys. */
export interface HeaderBuying {
  /** The counts of the buyer's cart, always asked anew. */
  readonly getCartCounts: CartResource['getCounts']
  /** What follows when a buyer opens a page; `loadCounts` counts what is in the cart then. */
  arrive(loadCounts: () => Promise<unknown>): Promise<void>
}

interface Sides {
  readonly platform: { readonly navigation: NavigationResource }
  readonly session: SessionSide
  readonly loadBuying: () => Promise<HeaderBuying>
}

const noCounts: CartCounts = { uniqueProductCount: 0, cartId: null }

/** What the header of every page shows, and what its load sets going. */
export function createHeaderSide(core: ClientCore, { platform, session, loadBuying }: Sides): HeaderSide {
  const { options, cartCounts, navigation, vat, vatRates } = core
  const { reportFailure } = options

  /** The shopper is made out first: a change of shopper would empty the store under a run. */
  const loadCounts = async (call: CallOptions = {}, isRefresh = false): Promise<CartCounts> => {
    const { isGuest } = await session.ensure(call)
    const read = async () => (isGuest ? noCounts : (await loadBuying()).getCartCounts(call))
    return await (isRefresh || call.signal ? cartCounts.run(read) : cartCounts.join(read))
  }

  const report = (context: string) => (error: unknown) => reportFailure(error, context)

  const loadVatRates = (call?: CallOptions) =>
    vatRates.join(async () => readVatRates(await platform.navigation.listVatRecords(call)))

  const start = async (call?: CallOptions) => {
    await Promise.all([
      startShopper(call),
      vat.load(() => loadVatRates(call)).catch(report('the VAT rates cannot be loaded')),
    ])
  }

  const startShopper = async (call?: CallOptions) => {
    const { isGuest } = await session.ensure(call)
    if (isGuest) return cartCounts.set(noCounts)
    // Whom a server found, the browser has not asked about.
    claimTab(core, core.scope.getSnapshot().userId ?? null)
    await loadBuying()
      .then(({ arrive }) => arrive(() => loadCounts(call, true)))
      .catch(report('what a buyer has cannot be loaded'))
  }

  return {
    start,
    loadCounts: (call) => loadCounts(call),
    refreshCounts: () => void loadCounts({}, true).catch(report('the cart counts cannot be loaded')),
    loadNavigation: (call) => navigation.join(() => platform.navigation.listItems(call)),
    loadVatRates,
  }
}
