import { createClientCore } from './client-core'
import type { ClientCore } from './client-core'
import { ShopError } from './errors'
import { resolveOptions } from './options'
import type { ShopClientOptions } from './options'
import type { PlatformSide } from './platform-side'
import { chooseShipToRegion } from './rules/region'
import { resolveVatInfo } from './rules/vat'
import type { ShopClient } from './shop-client'
import type { CartLineInput } from './workflows/cart-side'
import type { AsyncState, AsyncStore } from './state/async-state'
import { valueOf } from './state/async-state'
import type { ShopState } from './state/shop-state'
import type { ReadableStore } from './state/store'
import { storageEntries } from './storage/storage-entries'

/** Gives the half of the client that asks the platform; called on first need. */
export type LoadPlatformSide = () => Promise<(core: ClientCore) => PlatformSide>

type Side = () => Promise<PlatformSide>

/** One platform side per client; a chunk that could not be loaded is tried again by the next call. */
function once(core: ClientCore, load: LoadPlatformSide): Side {
  let side: Promise<PlatformSide> | undefined
  return () =>
    (side ??= load().then(
      (create) => create(core),
      (cause: unknown) => {
        side = undefined
        throw new ShopError('NETWORK', 'the code that talks to the platform cannot be loaded', { cause })
      },
    ))
}

/**
 * The reading side of stores, as views get it. What a server has at the moment is what it renders; in a browser that
 * is the state which came with the page.
 */
function createViews({ options }: ClientCore) {
  const isServer = options.runtime === 'server'
  const view = <T>({ getSnapshot, getServerSnapshot, subscribe }: ReadableStore<T>): ReadableStore<T> => ({
    getSnapshot,
    subscribe,
    getServerSnapshot: isServer ? getSnapshot : getServerSnapshot,
  })
  /** Only what was loaded travels to the browser, so anything else is rendered as not loaded. */
  const loadedView = <T>(store: AsyncStore<T>): ReadableStore<AsyncState<T>> => ({
    ...view(store),
    ...(isServer && {
      getServerSnapshot: (): AsyncState<T> => {
        const state = store.getSnapshot()
        return state.status === 'ready' ? state : idle
      },
    }),
  })
  return { view, loadedView }
}

const idle = { status: 'idle' } as const

const loaded = <Key extends string, T>(key: Key, store: AsyncStore<T>): { readonly [K in Key]?: T } => {
  const state = store.getSnapshot()
  // The one member has the name that was given.
  return state.status === 'ready' ? ({ [key]: state.value } as { readonly [K in Key]: T }) : {}
}

function dehydrate(core: ClientCore): ShopState {
  const { currencyCode, effectiveAccountId, userId } = core.scope.getSnapshot()
  return {
    scope: {
      ...(currencyCode === undefined ? {} : { currencyCode }),
      ...(effectiveAccountId === undefined ? {} : { effectiveAccountId }),
      ...(userId === undefined ? {} : { userId }),
    },
    vat: core.vat.getSnapshot(),
    ...loaded('session', core.session),
    ...loaded('vatRates', core.vatRates),
    ...loaded('navigation', core.navigation),
    ...loaded('cartCounts', core.cartCounts),
    ...loaded('cart', core.cart),
  }
}

/** Saves the country if it has a readable rate [4.selected-country-header-3]. */
function setCountry({ vatRates, browserStore, vat, options }: ClientCore, countryCode: string): boolean {
  const info = resolveVatInfo(valueOf(vatRates.getSnapshot()) ?? [], countryCode)
  if (info) browserStore.write(storageEntries.vatInfo, info)
  else options.reportFailure(countryCode, 'no VAT rate is known for this country; nothing is saved')
  vat.refresh()
  return info !== undefined
}

/** What follows from events: the counts, and the region of the delivery address. */
function followEvents(core: ClientCore, side: Side): void {
  const { events, vat, options } = core
  const { reportFailure, base } = options
  const withSide = (use: (side: PlatformSide) => void) => () =>
    void side().then(use, (error: unknown) => reportFailure(error, 'counts cannot be loaded again'))
  events.on(
    'cartchanged',
    withSide(({ header }) => header.refreshCounts()),
  )
  events.on(
    'blackcartchanged',
    withSide(({ header }) => header.refreshInactiveCart()),
  )
  events.on('checkoutaddresschanged', ({ shiptocountry }) => {
    const { countryCode } = vat.getSnapshot()
    const region = chooseShipToRegion(base.shop, { selected: countryCode, shipTo: shiptocountry.CountryCode })
    if (region) setCountry(core, region)
  })
}

async function revalidate(core: ClientCore, side: Side): Promise<void> {
  core.guestCart.refresh()
  core.vat.refresh()
  const { session, header, cart } = await side()
  await session.load()
  header.refreshCounts()
  if (core.inactiveCart.getSnapshot().status !== 'idle') header.refreshInactiveCart()
  cart.refresh()
}

interface Parts {
  readonly core: ClientCore
  readonly side: Side
  /** For what belongs to a shopper: it must be known who that is. */
  readonly known: Side
  readonly views: ReturnType<typeof createViews>
}

/** For what everybody may see, but not everybody alike: a session that is being loaded is waited for. */
async function settled({ side }: Parts) {
  const { session, platform } = await side()
  await session.settled()
  return platform.catalog
}

const createCatalogPart = (parts: Parts): ShopClient['catalog'] => ({
  search: async (input, call) => (await settled(parts)).search(input, call),
  getProduct: async (id, call) => (await settled(parts)).getProduct(id, call),
  listProducts: async (ids, call) => (await settled(parts)).listProducts(ids, call),
  getPrice: async (id, call) => (await settled(parts)).getPrice(id, call),
  getPrices: async (ids, call) => (await settled(parts)).getPrices(ids, call),
  getCategory: async (id, call) => (await settled(parts)).getCategory(id, call),
  listCategories: async (parentId, call) => (await settled(parts)).listCategories(parentId, call),
  getCategoryPath: async (id, call) => (await settled(parts)).getCategoryPath(id, call),
})

const createSessionPart = ({ core, side, views }: Parts): ShopClient['session'] => ({
  ...views.loadedView(core.session),
  load: async (call) => (await side()).session.load(call),
  signIn: async (input, call) => (await side()).platform.session.signIn(input, call),
  register: async (input, call) => (await side()).platform.session.register(input, call),
  signOutUrl: async (call) => (await side()).session.signOutUrl(call),
  signOut: async (call) => {
    const { session } = await side()
    const url = await session.signOutUrl(call)
    session.forget()
    core.options.navigate(url)
  },
  actFor: async (account, call) => (await side()).session.actFor(account, call),
})

const createCheckoutPart = ({ core, known, views }: Parts): ShopClient['checkout'] => ({
  ...views.loadedView(core.checkout),
  start: async (call) => (await known()).checkout.start(call),
  load: async (call) => (await known()).checkout.load(call),
  setDeliveryAddress: async (address, call) => (await known()).checkout.setDeliveryAddress(address, call),
  setDeliveryMethod: async (id, call) => (await known()).checkout.setDeliveryMethod(id, call),
  payByPurchaseOrder: async (payment, call) => (await known()).checkout.payByPurchaseOrder(payment, call),
  placeOrder: async (checkoutId, call) => (await known()).checkout.placeOrder(checkoutId, call),
  delete: async (call) => (await known()).checkout.delete(call),
})

const isList = (lines: CartLineInput | readonly CartLineInput[]): lines is readonly CartLineInput[] =>
  Array.isArray(lines)

const createCartParts = ({
  core,
  side,
  known,
  views,
}: Parts): Pick<ShopClient, 'cart' | 'cartCounts' | 'inactiveCart'> => ({
  cart: {
    ...views.loadedView(core.cart),
    isProcessing: views.view(core.isProcessing),
    load: async (call) => (await side()).cart.load(call),
    add: async (lines, call) => (await known()).cart.add(isList(lines) ? lines : [lines], call),
    setQuantity: async (change, call) => (await known()).cart.setQuantity(change, call),
    remove: async ({ cartItemId }, call) => (await known()).cart.writer.remove(cartItemId, call),
    delete: async (call) => (await known()).cart.writer.delete(call),
  },
  cartCounts: {
    ...views.loadedView(core.cartCounts),
    load: async (call) => (await side()).header.loadCounts(call),
  },
  inactiveCart: {
    ...views.loadedView(core.inactiveCart),
    load: async (call) => (await side()).header.loadInactiveCart(call),
  },
})

const createBrowserParts = ({
  core,
  side,
  views,
}: Parts): Pick<ShopClient, 'vat' | 'guestCart' | 'storage'> => {
  const { add, addAll, setQuantity, remove, clear } = core.guestCart
  return {
    storage: core.browserStore,
    guestCart: { ...views.view(core.guestCart), add, addAll, setQuantity, remove, clear },
    vat: {
      ...views.view(core.vat),
      rates: views.loadedView(core.vatRates),
      load: async (call) => valueOf(core.vatRates.getSnapshot()) ?? (await side()).header.loadVatRates(call),
      setCountry: (countryCode) => setCountry(core, countryCode),
    },
  }
}

/** Makes a client whose platform side comes from `load`. It imports neither transport nor contract. */
export function assembleClient(options: ShopClientOptions, load: LoadPlatformSide): ShopClient {
  const core = createClientCore(resolveOptions(options))
  const { base, webstoreId } = core.options
  const side = once(core, load)
  const known: Side = async () => {
    const found = await side()
    await found.session.ensure()
    return found
  }
  const parts: Parts = { core, side, known, views: createViews(core) }
  followEvents(core, side)
  return {
    shop: base.shop,
    webstoreId,
    locale: base.locale,
    scope: parts.views.view(core.scope),
    events: core.events,
    session: createSessionPart(parts),
    ...createBrowserParts(parts),
    ...createCartParts(parts),
    checkout: createCheckoutPart(parts),
    catalog: createCatalogPart(parts),
    navigation: {
      ...parts.views.loadedView(core.navigation),
      load: async (call) => (await side()).header.loadNavigation(call),
    },
    addresses: { list: async (input, call) => (await known()).platform.addresses.list(input, call) },
    orders: { list: async (input, call) => (await known()).platform.orders.list(input, call) },
    account: {
      getInfo: async (call) => (await known()).platform.account.getInfo(call),
      listManaged: async (call) => (await known()).platform.account.listManaged(call),
    },
    load: async (call) => (await side()).header.start(call),
    revalidate: () => revalidate(core, side),
    dehydrate: () => dehydrate(core),
    dispose: () => core.lifetime.end(),
  }
}
