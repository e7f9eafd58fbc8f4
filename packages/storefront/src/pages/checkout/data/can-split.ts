import { shopContext } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'

/** Whether the shop splits an order over addresses. Never fails: it does not where that cannot be read. */
export async function canSplit(shop: Client, signal?: AbortSignal): Promise<boolean> {
  const settings = await shop
    .use(shopContext)
    .getApplication({ signal })
    .catch(() => null)
  return settings?.splitShipmentEnabled === true
}
