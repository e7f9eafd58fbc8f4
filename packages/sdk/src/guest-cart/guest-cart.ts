import type { FeatureContext } from '../client/client'
import { exclusive } from '../client/exclusive'
import { createGuestCartStore, type GuestCartFeature, type GuestCartStore } from './guest-cart-store'

/** The guest cart with its internals, for the features that move lines into the buyer's cart. */
export function guestCartStore(client: FeatureContext): GuestCartStore {
  const { storage: browserStore, reportFailure } = client
  const store = createGuestCartStore({ browserStore, runExclusive: client.use(exclusive), reportFailure })
  client.onRevalidate(store.refresh)
  return store
}

/** The guest's cart in the browser. Makes no calls. */
export function guestCart(client: FeatureContext): GuestCartFeature {
  const { refresh: _refresh, exclusively: _exclusively, ...feature } = client.use(guestCartStore)
  const { getSnapshot, getServerSnapshot } = feature
  const isServer = client.options.runtime === 'server'
  return { ...feature, getServerSnapshot: isServer ? getSnapshot : getServerSnapshot }
}
