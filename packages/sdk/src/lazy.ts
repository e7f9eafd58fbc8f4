/**
 * The same client with a small first load: what talks to the platform comes in three chunks, one for every
 * visit, one for products and one for buying, each loaded by the first call that needs it. Guest cart, VAT and stores
 * work without them.
 *
 * @module
 */
import { assembleClient } from './assemble-client'
import type { ShopClientOptions } from './client/options'
import type { ShopClient } from './shop-client'

export { isResponseError, isShopError, ResponseError, ShopError } from './errors/errors'
export { valueOf } from './state/async-state'
export { createStore } from './state/store'
export { createMemoryStorage } from './storage/memory-storage'
export { storageEntries } from './storage/storage-entries'
export type { ShopClient } from './shop-client'
export type { ShopClientOptions } from './client/options'

/**
 * A client for one shopper, with the transport loaded on first use. Calls fail with `NETWORK` when that cannot be
 * loaded; the next call tries again. Errors: `INVALID_OPTION`, whose message begins with the key.
 */
export const createLazyShopClient = (options: ShopClientOptions): ShopClient =>
  assembleClient(options, {
    platform: () => import('./platform-side').then((half) => half.createPlatformSide),
    catalog: () => import('./catalog/catalog').then((piece) => piece.createCatalogResource),
    buying: () => import('./buying-side').then((half) => half.createBuyingSide),
    further: () => import('./further-side').then((piece) => piece.createFurtherSide),
  })
