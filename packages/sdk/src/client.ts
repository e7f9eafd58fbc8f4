import { assembleClient } from './assemble-client'
import type { ShopClientOptions } from './options'
import { createPlatformSide } from './platform-side'
import type { ShopClient } from './shop-client'

/**
 * A client for one shopper, with everything in it. Nothing is asked until a method is called.
 * Errors: `INVALID_OPTION`, whose message begins with the key.
 *
 * @example
 * const client = createShopClient({ webstoreId: '0ZECH00000000014AA', url: location.href, locale: 'de-CH' })
 * await client.load()
 */
export const createShopClient = (options: ShopClientOptions): ShopClient =>
  assembleClient(options, () => Promise.resolve(createPlatformSide))
