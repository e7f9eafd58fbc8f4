import type { BuyingNeeds, BuyingSide } from './buying-side'
import { createClientCore } from './client-core'
import type { ClientCore } from './client-core'
import { ShopError } from './errors'
import type { FurtherSide } from './further-side'
import { resolveOptions } from './options'
import type { ShopClientOptions } from './options'
import type { PlatformSide } from './platform-side'
import type { CatalogResource } from './resources/catalog'
import { chooseShipToRegion } from './rules/region'
import { resolveVatInfo } from './rules/vat'
import type { ShopClient } from './shop-client'
import type { AsyncState, AsyncStore } from './state/async-state'
import { valueOf } from './state/async-state'
import type { ShopState } from './state/shop-state'
import type { ReadableStore } from './state/store'
import { storageEntries } from './storage/storage-entries'
import type { Transport } from './transport/transport'

/** Gives the code that asks the platform, in four pieces; each is called on first need. */
export interface LoadPieces {
  platform(): Promise<(core: ClientCore, loadBuying: Load<BuyingSide>) => PlatformSide>
  catalog(): Promise<(transport: Transport) => CatalogResource>
  buying(): Promise<(core: ClientCore, sides: BuyingNeeds) => BuyingSide>
  further(): Promise<(core: ClientCore, side: PlatformSide) => FurtherSide>
}

type Load<T> = () => Promise<T>

/** Makes a thing once; what failed is tried again by the next call. */
function once<T>(make: Load<T>): Load<T> {
  let made: Promise<T> | undefined
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    }))
}

const loadCode = <T>(load: Load<T>): Promise<T> =>
  load().catch((cause: unknown) => {
    throw new ShopError('NETWORK', 'the code cannot be loaded', { cause })
  })

/** The pieces, one of each per client. */
function createPieces(core: ClientCore, load: LoadPieces) {
  const side: Load<PlatformSide> = once(async () => (await loadCode(load.platform))(core, buying))
  const catalog: Load<CatalogResource> = once(async () => {
    const [create, { platform }] = await Promise.all([loadCode(load.catalog), side()])
    return create(platform.transport)
  })
  const further: Load<FurtherSide> = once(async () => (await loadCode(load.further))(core, await side()))
  const buying: Load<BuyingSide> = once(async () => {
    const [create, platformSide] = await Promise.all([loadCode(load.buying), side()])
    return create(core, { ...platformSide, loadFurther: further })
  })
  return { side, catalog, buying, further }
}

type Method = (...values: never[]) => Promise<unknown>
type MethodName<T> = { [Name in keyof T]: T[Name] extends Method ? Name : never }[keyof T]

/** Methods of a part of what is not there yet: each waits for it and then does the same. */
const from =
  <T, Key extends keyof T>(load: Load<T>, key: Key) =>
  <Name extends MethodName<T[Key]>>(...names: readonly Name[]): Pick<T[Key], Name> => {
    const call = async (name: Name, values: never[]) => {
      const part = (await load())[key]
      // The names are those of methods.
      return await (part[name] as Method)(...values)
    }
    const methods = names.map((name) => [name, (...values: never[]) => call(name, values)])
    // The entries are the methods of these names, with their own types.
    return Object.fromEntries(methods) as Pick<T[Key], Name>
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

/** The stores that travel to the browser, under the names they have there. */
const travelling = ['session', 'vatRates', 'navigation', 'cartCounts', 'cart'] as const

/** Only what was loaded goes along. */
function dehydrate(core: ClientCore): ShopState {
  const { shop, webstoreId, locale, ...scope } = core.scope.getSnapshot()
  const loaded = travelling.flatMap((name) => {
    const state = core[name].getSnapshot()
    return state.status === 'ready' ? [[name, state.value] as const] : []
  })
  return { scope, vat: core.vat.getSnapshot(), ...Object.fromEntries(loaded) }
}

/** Saves the country if it has a readable rate [4.selected-country-header-3]. */
function setCountry({ vatRates, browserStore, vat, options }: ClientCore, countryCode: string): boolean {
  const info = resolveVatInfo(valueOf(vatRates.getSnapshot()) ?? [], countryCode)
  if (info) browserStore.write(storageEntries.vatInfo, info)
  else options.reportFailure(countryCode, 'no VAT rate is known for this country')
  vat.refresh()
  return info !== undefined
}

/** What follows from events: the counts, and the region of the delivery address. */
function followEvents({ core, side, buying }: Parts): void {
  const { events, vat, options } = core
  const { reportFailure, base } = options
  const refresh =
    <T>(load: Load<T>, use: (half: T) => void) =>
    () =>
      void load().then(use, (error: unknown) => reportFailure(error, 'the cart counts cannot be loaded'))
  events.on(
    'cartchanged',
    refresh(side, ({ header }) => header.refreshCounts()),
  )
  events.on(
    'blackcartchanged',
    refresh(buying, ({ inactiveCart }) => inactiveCart.refresh()),
  )
  events.on('checkoutaddresschanged', ({ shiptocountry }) => {
    const { countryCode } = vat.getSnapshot()
    const region = chooseShipToRegion(base.shop, { selected: countryCode, shipTo: shiptocountry.CountryCode })
    if (region) setCountry(core, region)
  })
}

async function revalidate({ core, side, buying }: Parts): Promise<void> {
  core.guestCart.refresh()
  core.vat.refresh()
  const { session, header } = await side()
  await session.load()
  header.refreshCounts()
  const isKnown = <T>(store: AsyncStore<T>) => store.getSnapshot().status !== 'idle'
  if (isKnown(core.inactiveCart)) (await buying()).inactiveCart.refresh()
  if (isKnown(core.cart)) (await buying()).cart.refresh()
}

interface Parts {
  readonly core: ClientCore
  readonly side: Load<PlatformSide>
  readonly catalog: Load<CatalogResource>
  readonly buying: Load<BuyingSide>
  /** For what belongs to a shopper: it must be known who that is. */
  readonly known: Load<BuyingSide>
  /** What only some pages ask for, of the shopper who is known by then. */
  readonly further: Load<FurtherSide>
  readonly views: ReturnType<typeof createViews>
}

/** For what everybody may see, but not everybody alike: a session that is being loaded is waited for. */
const createCatalogPart = ({ side, catalog: load, further }: Parts): ShopClient['catalog'] => {
  const settled = async () => {
    const session = side().then((half) => half.session.settled())
    const [catalog] = await Promise.all([load(), session])
    return { catalog }
  }
  const products = from(settled, 'catalog')(
    'search',
    'getProduct',
    'listProducts',
    'getPrice',
    'getPrices',
    'getCategory',
    'listCategories',
    'getCategoryPath',
  )
  return { ...products, ...from(further, 'searchHelp')('listSortRules', 'suggestTerms') }
}

const createSessionPart = ({ core, side, buying, views }: Parts): ShopClient['session'] => ({
  ...views.loadedView(core.session),
  ...from(side, 'session')('load'),
  ...from(buying, 'signIn')('signIn', 'register', 'signOutUrl', 'signOut', 'actFor'),
})

const createBuyingParts = ({
  core,
  buying,
  known,
  further,
  views,
}: Parts): Pick<ShopClient, 'cart' | 'inactiveCart' | 'checkout' | 'account' | 'addresses' | 'orders'> => ({
  cart: {
    ...views.loadedView(core.cart),
    isProcessing: views.view(core.isProcessing),
    ...from(buying, 'cart')('load'),
    ...from(known, 'cart')('add', 'setQuantity', 'remove', 'delete'),
    ...from(known, 'guestSessionCart')('ensure'),
    ...from(further, 'serverCart')('clone', 'listProducts'),
    productsNotPreserved: views.view(core.productsNotPreserved),
  },
  inactiveCart: {
    ...views.loadedView(core.inactiveCart),
    ...from(buying, 'inactiveCart')('load'),
  },
  checkout: {
    ...views.loadedView(core.checkout),
    ...from(known, 'checkout')(
      'start',
      'load',
      'setDeliveryAddress',
      'setDeliveryMethod',
      'payByPurchaseOrder',
      'pay',
      'prepare',
      'placeOrder',
      'delete',
    ),
  },
  account: {
    ...from(known, 'account')('getInfo', 'listManaged'),
    ...from(further, 'accountDetails')('getEffective', 'getUserInfo'),
  },
  addresses: {
    ...from(known, 'addresses')('list'),
    ...from(further, 'addressBook')('create', 'update', 'delete'),
  },
  orders: {
    ...from(known, 'orders')('list'),
    ...from(further, 'orderDetails')('get', 'lookUp', 'addToCart'),
  },
})

const createFurtherParts = ({
  further,
}: Parts): Pick<
  ShopClient,
  'coupons' | 'deliveryGroups' | 'inventory' | 'countries' | 'menu' | 'context'
> => ({
  coupons: from(further, 'coupons')('list', 'apply', 'remove', 'applyToCheckout', 'removeFromCheckout'),
  deliveryGroups: from(further, 'deliveryGroups')(
    'list',
    'get',
    'create',
    'update',
    'delete',
    'arrangeItems',
  ),
  inventory: from(further, 'inventory')('reserve', 'release'),
  countries: from(further, 'countries')('list'),
  menu: from(further, 'menu')('listItems'),
  context: from(further, 'shopContext')('getApplication', 'getAiConfiguration', 'getShopperAgent'),
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

/** Makes a client whose code for the platform comes from `load`. It imports neither transport nor contract. */
export function assembleClient(options: ShopClientOptions, load: LoadPieces): ShopClient {
  const settleMove = async () => (await buying()).settleMove
  const core = createClientCore(resolveOptions(options), settleMove)
  const { base, webstoreId } = core.options
  const { side, catalog, buying, further } = createPieces(core, load)
  const knowing =
    <T>(loadPart: Load<T>): Load<T> =>
    async () => {
      const [part] = await Promise.all([loadPart(), side().then(({ session }) => session.ensure())])
      return part
    }
  const [known, views] = [knowing(buying), createViews(core)]
  const parts: Parts = { core, side, catalog, buying, known, views, further: knowing(further) }
  const { view, loadedView } = parts.views
  const header = async () => (await side()).header
  followEvents(parts)
  return {
    shop: base.shop,
    webstoreId,
    locale: base.locale,
    scope: view(core.scope),
    events: core.events,
    session: createSessionPart(parts),
    ...createBrowserParts(parts),
    ...createBuyingParts(parts),
    ...createFurtherParts(parts),
    catalog: createCatalogPart(parts),
    cartCounts: { ...loadedView(core.cartCounts), load: async (call) => (await header()).loadCounts(call) },
    navigation: {
      ...loadedView(core.navigation),
      load: async (call) => (await header()).loadNavigation(call),
    },
    load: async (call) => (await header()).start(call),
    revalidate: () => revalidate(parts),
    dehydrate: () => dehydrate(core),
    dispose: () => core.lifetime.end(),
  }
}
