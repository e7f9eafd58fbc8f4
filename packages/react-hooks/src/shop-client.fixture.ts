import { createShopClient } from '@cartonnage/sdk'
import type { ClientOptions, ShopClient } from '@cartonnage/sdk'

/** A client of the Swiss shop whose platform cannot be reached, in a browser of its own. */
export function createTestClient(options: Partial<ClientOptions> = {}): ShopClient {
  return createShopClient({
    webstoreId: '0ZECH00000000014AA',
    url: 'https://shop.example/de-CH/',
    locale: 'de-CH',
    runtime: 'server',
    fetch: () => Promise.reject(new TypeError('offline')),
    clock: { now: () => 0, sleep: async () => undefined },
    reportFailure: () => undefined,
    ...options,
  })
}
