import { createShopClient } from '@cartonnage/sdk'
import type { Client, ClientOptions, Feature, ShopClient } from '@cartonnage/sdk'

/** A client of the Swiss shop whose platform is unreachable, without shared storage. */
export function createTestClient(options: Partial<ClientOptions> = {}): ShopClient {
  return createShopClient({
    webstoreId: '0ZECH00000000014AA',
    url: 'https://shop.example/de-CH/',
    locale: 'de-CH',
    runtime: 'server',
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    clock: { now: () => 0, sleep: async () => undefined },
    reportFailure: () => undefined,
    ...options,
  })
}

/** The client with a replacement for one feature. */
export function withFeature<T>(client: Client, feature: Feature<T>, replacement: T): Client {
  const replacements = new Map<unknown, unknown>([[feature, replacement]])
  const use = <U>(requested: Feature<U>): U =>
    // The map holds the value that the feature would create.
    (replacements.has(requested) ? replacements.get(requested) : client.use(requested)) as U
  return { ...client, use }
}
