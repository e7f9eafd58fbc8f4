import { isShopError, orders } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'

/** As many as a platform returns at once. */
const pageSize = 100

/**
 * Whether the account has paid an order in this shop, by its latest orders. Fails only when the session has ended, or the
 * visitor left: what cannot be read counts as unpaid.
 */
export async function hasPaid(shop: Client, signal?: AbortSignal): Promise<boolean> {
  try {
    const { orderSummaries } = await shop.use(orders).list({ pageSize }, { signal })
    return orderSummaries.some(({ paidAt, canceledAt }) => paidAt !== null && canceledAt === null)
  } catch (error) {
    if (isShopError(error, 'SESSION_ENDED') || isShopError(error, 'ABORTED')) throw error
    shop.reportFailure(error, 'whether the buyer has paid an order')
    return false
  }
}
