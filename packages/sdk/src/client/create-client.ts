import { createBrowserStore } from '../storage/browser-store'
import { createTabs } from '../storage/tabs'
import type { Client, Feature, FeatureContext, SessionPort } from './client'
import { createClientScope } from './client-scope'
import { createClientStores } from './client-stores'
import { createEventHub } from './events'
import { createLifetime } from './lifetime'
import { resolveOptions, type ClientOptions } from './options'

/**
 * A client for one shopper, without any feature: `client.use(feature)` adds those that a front needs. Nothing is sent
 * until a method of a feature is called.
 * Errors: `INVALID_OPTION`, whose message begins with the name of the option.
 *
 * @example
 * const client = createClient({ webstoreId: '0ZECH00000000014AA', url: location.href, locale: 'de-CH' })
 * await client.use(guestCart).add({ productId: '01tCN0001001180YAA', quantity: 25 })
 */
export function createClient(clientOptions: ClientOptions): Client {
  const options = resolveOptions(clientOptions)
  const { base, webstoreId, reportFailure } = options
  const storage = createBrowserStore({ ...options, webstoreId, tabs: createTabs(options.page) })
  const lifetime = createLifetime(options.signal)
  const { resetPersonal, readLoaded, ...stores } = createClientStores(options)
  const { scope, changeScope } = createClientScope(options, { storage, stores, lifetime, resetPersonal })
  const revalidations: (() => unknown)[] = []
  let session: SessionPort | undefined

  const context: FeatureContext = {
    shop: base.shop,
    webstoreId,
    locale: base.locale,
    options,
    scope,
    changeScope,
    events: createEventHub(reportFailure),
    storage,
    ...stores,
    use: createUse(() => context),
    onRevalidate: (load) => void revalidations.push(load),
    async revalidate() {
      await session?.revalidate()
      await Promise.all(revalidations.map((load) => load()))
    },
    attachSession: (port) => {
      session = port
    },
    settled: async () => await session?.settled(),
    toFailure: async (call, error) => (session ? await session.toFailure(call, error) : error),
    dehydrate: () => {
      const { shop: _shop, webstoreId: _webstoreId, locale: _locale, ...rest } = scope.getSnapshot()
      return { scope: rest, features: readLoaded() }
    },
    reportFailure,
    signal: lifetime.signal,
    onDispose: lifetime.onEnd,
    dispose: lifetime.end,
  }
  return context
}

/** Creates each feature once. A feature that uses itself is a mistake of its author, and fails. */
function createUse(getContext: () => FeatureContext): Client['use'] {
  const made = new Map<Feature<unknown>, unknown>()
  const inTheMaking = new Set<Feature<unknown>>()
  return <T>(feature: Feature<T>): T => {
    if (!made.has(feature)) {
      if (inTheMaking.has(feature)) throw new Error(`The feature '${feature.name}' uses itself.`)
      inTheMaking.add(feature)
      try {
        made.set(feature, feature(getContext()))
      } finally {
        inTheMaking.delete(feature)
      }
    }
    // The map holds what this feature returned.
    return made.get(feature) as T
  }
}
