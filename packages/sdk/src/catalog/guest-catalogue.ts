import { catalog } from '../catalog/catalog'
import type { FeatureContext } from '../client/client'
import type { LoadedStore } from '../client/loaded-store'
import { valueOf } from '../state/async-state'
import { readOnly } from '../state/store'
import type { CallOptions } from '../transport/transport'
import { guestCart } from '../guest-cart/guest-cart'
import { emptyCatalogue, guestCatalogueKey } from '../guest-cart/guest-catalogue-key'
import type { GuestCatalogue } from '../guest-cart/guest-catalogue-key'
import { missingFromCatalogue } from './missing-from-catalogue'

/**
 * Products and prices of the guest cart's lines. `load` requests those that are not there yet, up to 20 in a call, and
 * nothing when all are; call it again when the lines have changed.
 */
export function guestCatalogue(client: FeatureContext): LoadedStore<GuestCatalogue> {
  const store = client.loaded(guestCatalogueKey)
  const lines = client.use(guestCart)
  let requested: string | undefined
  const load = async (call?: CallOptions): Promise<GuestCatalogue> => {
    const existing = valueOf(store.getSnapshot()) ?? emptyCatalogue
    const missing = missingFromCatalogue(lines.getSnapshot(), existing)
    if (missing.requested.length + missing.pricesRequested.length === 0) {
      store.set(existing)
      return existing
    }
    const loader = () => extend(client, { existing, missing }, call)
    const ids = JSON.stringify(missing)
    // The same ids are on their way, and a call that may be cancelled must not cancel others.
    if (requested === ids && call?.signal === undefined) return await store.join(loader)
    requested = ids
    return await store.run(loader)
  }
  return { ...readOnly(store), load }
}

interface Extension {
  readonly existing: GuestCatalogue
  readonly missing: Pick<GuestCatalogue, 'requested' | 'pricesRequested'>
}

async function extend(
  { use }: FeatureContext,
  { existing, missing }: Extension,
  call?: CallOptions,
): Promise<GuestCatalogue> {
  const { listProducts, getPrices } = use(catalog)
  const [products, prices] = await Promise.all([
    listProducts(missing.requested, call),
    getPrices(missing.pricesRequested, call),
  ])
  return {
    requested: [...existing.requested, ...missing.requested],
    pricesRequested: [...existing.pricesRequested, ...missing.pricesRequested],
    products: [...existing.products, ...products],
    prices: [...existing.prices, ...prices],
  }
}
