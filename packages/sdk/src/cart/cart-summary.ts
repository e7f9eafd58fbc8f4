import type { Client } from '../client/client'
import type { LoadedStore } from '../client/loaded-store'
import { transport } from '../client/transport'
import { getCompactSummary } from '../contract/cart/cart'
import type { CompactCartSummary } from '../contract/cart/cart-summary'
import { isResponseError } from '../errors/errors'
import { createBuyerStore } from '../session/buyer-store'
import type { CallOptions, Transport } from '../transport/transport'
import { cartCountsKey, cartSummaryKey } from './cart-keys'
import { loadCart, unlessMissing } from './cart-resource'

/**
 * What the platform says of the buyer's cart in brief, above all how many of its products have a problem
 * (`numberOfProductsWithError`, null where it does not say); null for guests and without a cart. Once it is loaded it
 * follows the counts: it is read again with them, and null when they say that the cart is empty. [3.cart-4] [7.3-15]
 */
export function cartSummary(client: Client): LoadedStore<CompactCartSummary | null> {
  const held = client.loaded(cartSummaryKey)
  const counts = client.loaded(cartCountsKey)
  const made = client.use(transport)
  const {
    refresh,
    reload: _reload,
    ...store
  } = createBuyerStore(client, {
    key: cartSummaryKey,
    forGuests: null,
    read: (call) => readCartSummary(made, call),
    failure: 'the summary of the cart cannot be loaded',
  })
  /** Where somebody has asked before. A cart that is empty by now may be gone: there is nothing to ask about. */
  counts.subscribe(() => {
    const current = counts.getSnapshot()
    if (current.status !== 'ready' || store.getSnapshot().status === 'idle') return
    if (current.value.uniqueProductCount === 0) held.set(null)
    else void refresh()
  })
  return store
}

/** The counts only; asks for the whole cart where the compact call is broken. Null without a cart. */
export const readCartSummary = (made: Transport, call?: CallOptions): Promise<CompactCartSummary | null> =>
  unlessMissing(() => loadSummary(made, call))

/** Some configurations answer 500 to the compact call; the whole cart says the same and more. */
async function loadSummary(transport: Transport, options: CallOptions = {}): Promise<CompactCartSummary> {
  try {
    return (await transport.send(getCompactSummary, {}, options)).data
  } catch (error) {
    if (!isResponseError(error) || error.status < 500) throw error
    return { ...(await loadCart(transport, options)), numberOfProductsWithError: null }
  }
}
