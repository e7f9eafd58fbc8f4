import type { FeatureContext } from '../client/client'
import type { LoadedStore } from '../client/loaded-store'
import { getInactiveCarts, type InactiveCart, type InactiveCarts } from '../contract/cart/cart-actions'
import { ShopError } from '../errors/errors'
import { chooseInactiveCart } from '../rules/cart/cart-icon'
import { createBuyerStore } from '../session/buyer-store'
import type { CallOptions, Transport } from '../transport/transport'
import { inactiveCartKey } from './cart-keys'

/** The buyer's inactive carts. With `hasError`, `errorMessage` is meant for the buyer. */
export const listInactiveCarts = async ({ send }: Transport, call?: CallOptions): Promise<InactiveCarts> =>
  (await send(getInactiveCarts, { body: {} }, call)).data

/**
 * The buyer's first inactive cart (`getInactiveCarts`) as the header shows it; null for guests and while it is empty.
 * Loads again on 'blackcartchanged'. Errors: `RESPONSE`, with the platform's text for the buyer as its message.
 */
export function inactiveCart(client: FeatureContext): LoadedStore<InactiveCart | null> {
  const { store, refresh } = createBuyerStore(client, {
    key: inactiveCartKey,
    forGuests: null,
    read: readInactiveCart,
    failure: 'the inactive cart cannot be loaded',
  })
  client.events.on('blackcartchanged', () => void refresh())
  client.onRevalidate(() => store.getSnapshot().status !== 'idle' && refresh())
  return store
}

async function readInactiveCart(transport: Transport, call?: CallOptions): Promise<InactiveCart | null> {
  const { hasError, errorMessage, inactiveCarts } = await listInactiveCarts(transport, call)
  if (hasError) throw new ShopError('RESPONSE', errorMessage ?? '')
  return chooseInactiveCart(inactiveCarts, { isGuest: false }) ?? null
}
