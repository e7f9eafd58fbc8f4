import type { Client } from '../client/client'
import type { LoadedStore } from '../client/loaded-store'
import { transport } from '../client/transport'
import { getInactiveCarts, type InactiveCart, type InactiveCarts } from '../contract/cart/cart-actions'
import { ShopError } from '../errors/errors'
import { chooseInactiveCart } from '../rules/cart/cart-icon'
import { createBuyerStore } from '../session/buyer-store'
import type { CallOptions, Transport } from '../transport/transport'
import { inactiveCartKey } from './cart-keys'

/** [7.1-3] With `hasError`, `errorMessage` is meant for the buyer. */
export const listInactiveCarts = async ({ send }: Transport, call?: CallOptions): Promise<InactiveCarts> =>
  (await send(getInactiveCarts, { body: {} }, call)).data

/**
 * The buyer's first inactive cart (`getInactiveCarts`) as the header shows it, null while it is empty [2.7-8]; follows
 * 'blackcartchanged'. Guests have none. [2.7-9]
 */
export function inactiveCart(client: Client): LoadedStore<InactiveCart | null> {
  const made = client.use(transport)
  const {
    refresh,
    reload: _reload,
    ...store
  } = createBuyerStore(client, {
    key: inactiveCartKey,
    forGuests: null,
    read: (call) => readInactiveCart(made, call),
    failure: 'the inactive cart cannot be loaded',
  })
  client.events.on('blackcartchanged', () => void refresh())
  client.onRevalidate(() => store.getSnapshot().status !== 'idle' && refresh())
  return store
}

async function readInactiveCart(made: Transport, call?: CallOptions): Promise<InactiveCart | null> {
  const { hasError, errorMessage, inactiveCarts } = await listInactiveCarts(made, call)
  if (hasError) throw new ShopError('RESPONSE', errorMessage ?? '')
  return chooseInactiveCart(inactiveCarts, { isGuest: false }) ?? null
}
