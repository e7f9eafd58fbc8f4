import { assembleClient } from './assemble-client'
import type { ShopClientOptions } from './client/options'
import { createPlatformSide } from './platform-side'
import type { ShopClient } from './shop-client'

/**
 * A client for one shopper. Nothing is asked until a method is called. What every visit needs is linked; products
 * and prices are a chunk that the first call for them loads, and so is what buys (cart, checkout, orders, addresses).
 * Such a call fails with `NETWORK` when its chunk cannot be loaded; the next one tries again.
 * Errors: `INVALID_OPTION`, whose message begins with the key.
 *
 * @example
 * const client = createShopClient({ webstoreId: '0ZECH00000000014AA', url: location.href, locale: 'de-CH' })
 * await client.load()
 */
export const createShopClient = (options: ShopClientOptions): ShopClient =>
  assembleClient(options, {
    platform: async () => createPlatformSide,
    catalog: () => import('./catalog/catalog').then((piece) => piece.createCatalogResource),
    buying: () => import('./buying-side').then((half) => half.createBuyingSide),
    further: () => import('./further-side').then((piece) => piece.createFurtherSide),
  })
