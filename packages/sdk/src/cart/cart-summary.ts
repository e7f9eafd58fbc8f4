import type { FeatureContext } from '../client/client'
import type { LoadedStore } from '../client/loaded-store'
import { getCompactSummary } from '../contract/cart/cart'
import type { CompactCartSummary } from '../contract/cart/cart-summary'
import { isResponseError, type ResponseError } from '../errors/errors'
import { createBuyerStore } from '../session/buyer-store'
import { sessionWatch, type SessionWatch } from '../session/session-watch'
import type { CallOptions, Transport } from '../transport/transport'
import { cartCountsKey, cartSummaryKey } from './cart-keys'
import { loadCart, unlessMissing } from './cart-resource'

/**
 * The platform's summary of the buyer's cart, above all how many of its products have a problem
 * (`numberOfProductsWithError`, null where it does not say); null for guests and without a cart. Once loaded, it is read
 * again whenever the cart counts are, and becomes null when they say that the cart is empty.
 */
export function cartSummary(client: FeatureContext): LoadedStore<CompactCartSummary | null> {
  const summary = client.loaded(cartSummaryKey)
  const counts = client.loaded(cartCountsKey)
  const { requireOwner } = client.use(sessionWatch)
  const { store, refresh } = createBuyerStore(client, {
    key: cartSummaryKey,
    forGuests: null,
    read: (transport, call) => readCartSummary({ ...transport, requireOwner }, call),
    failure: 'the summary of the cart cannot be loaded',
  })
  counts.subscribe(() => {
    const current = counts.getSnapshot()
    if (current.status !== 'ready' || summary.getSnapshot().status === 'idle') return
    if (current.value.uniqueProductCount === 0) summary.set(null)
    else void refresh()
  })
  return store
}

interface SummaryPorts extends Transport, Pick<SessionWatch, 'requireOwner'> {}

/** The compact summary, or the whole cart where that call fails; null without a cart. */
export const readCartSummary = (
  ports: SummaryPorts,
  call?: CallOptions,
): Promise<CompactCartSummary | null> => unlessMissing(() => loadSummary(ports, call))

/**
 * Some configurations respond 500 to the compact call, and versions of the API before 64 do not have it; the whole cart
 * says the same and more.
 */
async function loadSummary(
  ports: SummaryPorts,
  options: CallOptions = {},
): Promise<CompactCartSummary | null> {
  try {
    return (await ports.send(getCompactSummary, {}, options)).data
  } catch (error) {
    if (!isResponseError(error) || !(error.status >= 500 || isMissingCall(error))) throw error
    const cart = await loadCart(ports, options)
    await ports.requireOwner(cart)
    return cart && { ...cart, numberOfProductsWithError: null }
  }
}

/** A missing cart is another code. */
const isMissingCall = ({ errors }: ResponseError): boolean => errors.some(({ type }) => type === 'NOT_FOUND')
