import type { Client, FeatureContext, StateKey } from '@cartonnage/sdk'

/** Whether the buyer has ordered in this shop before. Not loaded for guests. */
export const hasOrderedKey: StateKey<boolean> = { name: 'hasOrdered', isPersonal: true }

export const hasOrderedStore = ({ loaded }: FeatureContext) => loaded(hasOrderedKey)

/** From an order on, the buyer has ordered before. Returns the end of it. */
export const followOrders = (shop: Client): (() => void) =>
  shop.events.on('orderPlaced', () => shop.use(hasOrderedStore).set(true))

/** Finds out once a visit whether the buyer has ordered before. A failure is only reported. */
export async function loadHasOrdered(shop: Client, signal: AbortSignal): Promise<void> {
  const store = shop.use(hasOrderedStore)
  if (store.getSnapshot().status !== 'idle') return
  // A page of the browser has the answer from its server.
  const { hasOrdered } = await import('./data/has-ordered')
  await store
    .run(() => hasOrdered(shop, signal))
    .catch((error: unknown) => shop.reportFailure(error, 'whether the buyer has ordered before'))
}
