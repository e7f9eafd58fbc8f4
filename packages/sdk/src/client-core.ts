import type { CartCounts, InactiveCart } from './contract/cart-actions'
import type { CompactCartSummary } from './contract/cart-summary'
import type { Checkout } from './contract/checkout'
import { createEventHub } from './client/events'
import type { EventHub } from './client/events'
import { createLifetime } from './client/lifetime'
import type { Lifetime } from './client/lifetime'
import type { ResolvedOptions } from './client/options'
import type { NavigationItem } from './rules/page/navigation'
import { readUrlRegion } from './rules/region/region'
import type { VatRate } from './rules/money/vat'
import { createAsyncStore } from './state/async-state'
import type { AsyncStore } from './state/async-state'
import type { Cart, CartCheck, CartDifference } from './state/cart'
import { createGuestCartStore } from './guest-cart/guest-cart-store'
import type { GuestCartStore } from './guest-cart/guest-cart-store'
import type { GuestPermissions } from './state/guest-permissions'
import type { Scope } from './state/scope'
import type { Session } from './state/session'
import { createStore } from './state/store'
import type { Store } from './state/store'
import { createStoredStore } from './state/stored-store'
import type { StoredStore } from './state/stored-store'
import { createVatStore } from './vat/vat-store'
import type { VatStore } from './vat/vat-store'
import { createBrowserStore } from './storage/browser-store'
import type { BrowserStore } from './storage/browser-store'
import { createExclusive } from './storage/exclusive'
import type { RunExclusive } from './storage/exclusive'
import { storageEntries } from './storage/storage-entries'
import { createStorageVersions } from './storage/storage-version'
import { createTabs } from './storage/tabs'

/** What a client holds: its stores and ports. It never asks the platform. */
export interface ClientCore {
  readonly options: ResolvedOptions
  readonly lifetime: Lifetime
  readonly events: EventHub
  readonly browserStore: BrowserStore
  readonly runExclusive: RunExclusive
  readonly scope: Store<Scope>
  readonly session: AsyncStore<Session>
  readonly vat: VatStore
  readonly vatRates: AsyncStore<readonly VatRate[]>
  readonly guestCart: GuestCartStore
  readonly guestPermissions: AsyncStore<GuestPermissions>
  readonly cartCounts: AsyncStore<CartCounts>
  readonly cartSummary: AsyncStore<CompactCartSummary | null>
  readonly inactiveCart: AsyncStore<InactiveCart | null>
  readonly cart: AsyncStore<Cart | null>
  readonly isProcessing: Store<boolean>
  readonly cartChecks: Store<readonly CartCheck[]>
  readonly mergeDifferences: Store<readonly CartDifference[]>
  readonly productsNotPreserved: StoredStore<number>
  readonly checkout: AsyncStore<Checkout | null>
  readonly navigation: AsyncStore<readonly NavigationItem[]>
}

type LoadSettleMove = () => Promise<(store: BrowserStore) => void>

function readScope({ options, browserStore }: Pick<ClientCore, 'options' | 'browserStore'>): Scope {
  const { base, webstoreId, initialState } = options
  const account = browserStore.read(storageEntries.effectiveAccount)
  return {
    shop: base.shop,
    webstoreId,
    locale: base.locale,
    ...(account ? { effectiveAccountId: account.id } : {}),
    ...initialState.scope,
  }
}

/** What the VAT of a client begins with. */
const readVatStart = ({ base, initialVat, initialState, clock }: ResolvedOptions) => ({
  shop: base.shop,
  urlRegion: readUrlRegion(base.origin + base.path + base.search),
  initialVat,
  serverVat: initialState.vat,
  today: new Date(clock.now()).toISOString().slice(0, 10),
})

/** The core of one client, filled with what a server already loaded. */
export function createClientCore(options: ResolvedOptions, loadSettleMove: LoadSettleMove): ClientCore {
  const { initialState, reportFailure, webstoreId } = options
  const tabs = createTabs(options.page)
  const browserStore = createBrowserStore({ ...options, webstoreId, tabs })
  const versions = createStorageVersions({ browserStore, clock: options.clock, reportFailure })
  const runExclusive = createExclusive(options.locks, versions)
  const vatRates = createAsyncStore(initialState.vatRates)
  return {
    options,
    browserStore,
    runExclusive,
    lifetime: createLifetime(options.signal),
    events: createEventHub(reportFailure),
    scope: createStore(readScope({ options, browserStore })),
    session: createAsyncStore(initialState.session),
    vat: createVatStore({ ...readVatStart(options), rates: vatRates, browserStore, reportFailure }),
    vatRates,
    guestCart: createGuestCartStore({ browserStore, runExclusive, reportFailure, loadSettleMove }),
    guestPermissions: createAsyncStore(initialState.guestPermissions),
    cartCounts: createAsyncStore(initialState.cartCounts),
    cartSummary: createAsyncStore<CompactCartSummary | null>(),
    inactiveCart: createAsyncStore<InactiveCart | null>(),
    cart: createAsyncStore(initialState.cart),
    isProcessing: createStore(false),
    cartChecks: createStore<readonly CartCheck[]>([]),
    mergeDifferences: createStore<readonly CartDifference[]>([]),
    productsNotPreserved: createStoredStore({
      browserStore,
      entry: storageEntries.productsNotPreserved,
      read: (count) => count,
      serverValue: 0,
    }),
    checkout: createAsyncStore<Checkout | null>(),
    navigation: createAsyncStore(initialState.navigation),
  }
}

/** Forgets what belonged to the shopper who was here before. */
export function resetPersonalStores(core: ClientCore): void {
  for (const store of [core.cartCounts, core.cartSummary, core.inactiveCart, core.cart, core.checkout])
    store.reset()
}
