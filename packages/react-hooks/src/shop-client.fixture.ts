import { createShopClient } from '@cartonnage/sdk'
import type { Client, ClientOptions, Feature, ShopClient } from '@cartonnage/sdk'

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

/** The client with something else where the feature would be. */
export function withFeature<T>(client: Client, feature: Feature<T>, instead: T): Client {
  const others = new Map<unknown, unknown>([[feature, instead]])
  const use = <U>(requested: Feature<U>): U =>
    // Under a feature lies what it made.
    (others.has(requested) ? others.get(requested) : client.use(requested)) as U
  return { ...client, use }
}
