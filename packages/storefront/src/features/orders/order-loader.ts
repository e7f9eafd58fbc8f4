import { orders } from '@cartonnage/sdk'
import { isResponseError } from '@cartonnage/sdk/rules'
import { notFound } from '../../shell/not-found'
import { requireBuyer } from '../../shell/require-buyer'
import type { PageLoaderArgs } from '../../shell/shop-context'
import { shopOf } from '../../shell/shop-context'
import { listReturnable } from './order-changes'
import { loadOrderView } from './order-view'

/** Whether this buyer has no such order, by the platform's response. */
export const isUnknownOrder = (error: unknown): boolean =>
  isResponseError(error) && [400, 403, 404].includes(error.status)

/** An order of the buyer, by record id or number; 404 for an unknown one or another buyer's. */
export async function loadOrder(args: PageLoaderArgs) {
  const { userType } = await requireBuyer(args)
  const shop = shopOf(args)
  const { signal } = args.request
  const { get } = shop.use(orders)
  const order = await get(args.params['id'] ?? '', { signal }).catch((error: unknown) => {
    if (isUnknownOrder(error)) return notFound()
    throw error
  })
  const view = await loadOrderView(shop, { order, userType, signal })
  return { ...view, returnable: listReturnable({ shop: shop.shop, now: Date.now(), view }) }
}
