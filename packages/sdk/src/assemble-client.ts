import { createClientCore } from './client-core'
import type { ClientCore } from './client-core'
import {
  createBuyingParts,
  createCatalogPart,
  createFurtherParts,
  createSessionPart,
  type Parts,
} from './client-parts'
import { createPieces, type Load, type LoadPieces } from './client-pieces'
import { createViews } from './client-views'
import { resolveOptions } from './client/options'
import type { ShopClientOptions } from './client/options'
import { chooseShipToRegion } from './rules/region/region'
import type { ShopClient } from './shop-client'
import type { AsyncStore } from './state/async-state'
import type { ShopState } from './state/shop-state'

/** The stores that travel to the browser, under the names they have there. */
const travelling = ['session', 'guestPermissions', 'vatRates', 'navigation', 'cartCounts', 'cart'] as const

/** Only what was loaded goes along. */
function dehydrate(core: ClientCore): ShopState {
  const { shop, webstoreId, locale, ...scope } = core.scope.getSnapshot()
  const loaded = travelling.flatMap((name) => {
    const state = core[name].getSnapshot()
    return state.status === 'ready' ? [[name, state.value] as const] : []
  })
  return { scope, vat: core.vat.getSnapshot(), ...Object.fromEntries(loaded) }
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
    if (region) vat.setCountry(region)
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

const createBrowserParts = ({
  core,
  side,
  views,
}: Parts): Pick<ShopClient, 'vat' | 'guestCart' | 'storage'> => {
  const { add, addAll, setQuantity, remove, clear } = core.guestCart
  const load: ShopClient['vat']['load'] = (call) =>
    core.vat.load(async () => (await side()).header.loadVatRates(call))
  return {
    storage: core.browserStore,
    guestCart: { ...views.view(core.guestCart), add, addAll, setQuantity, remove, clear },
    vat: {
      ...views.view(core.vat),
      rates: { ...views.loadedView(core.vatRates), load },
      load,
      setCountry: core.vat.setCountry,
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
    guestPermissions: {
      ...loadedView(core.guestPermissions),
      load: async (call) => (await side()).session.loadGuestPermissions(call),
    },
    navigation: {
      ...loadedView(core.navigation),
      load: async (call) => (await header()).loadNavigation(call),
    },
    load: async (call) => (await header()).start(call),
    clearCart: async (call) => (await buying()).clearing.clearCart(call),
    revalidate: () => revalidate(parts),
    dehydrate: () => dehydrate(core),
    reportFailure: core.options.reportFailure,
    dispose: () => core.lifetime.end(),
  }
}
