import { orders } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import { progressKey } from '../../order-facts/progress-key'
import { withShipments } from './with-shipments'

/** How far an order is, as text to compare; undefined where it cannot be read at the moment. */
export async function readProgress(
  shop: Client,
  orderNumber: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const order = await shop
    .use(orders)
    .lookUp({ orderNumber }, { signal })
    .then((found) => withShipments(shop, found, signal))
    .catch(() => undefined)
  return order && progressKey(order)
}
