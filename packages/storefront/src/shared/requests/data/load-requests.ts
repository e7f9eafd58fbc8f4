import { requests } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import type { ReceivedRequest } from '@cartonnage/sdk/contract'

/**
 * The requests of the buyer's account, the newest first; `undefined` where they could not be loaded, and null where the
 * platform takes none. Never fails: they are a part of a page that has more.
 */
export async function loadRequests(
  shop: Client,
  signal: AbortSignal,
): Promise<readonly ReceivedRequest[] | null | undefined> {
  return await shop
    .use(requests)
    .list({ signal })
    .catch((error: unknown): undefined => {
      shop.reportFailure(error, 'the requests of the buyer')
    })
}
