import { orders } from '@cartonnage/sdk'
import type { Client, Session } from '@cartonnage/sdk'
import { isShopError } from '@cartonnage/sdk/errors'
import { hasOrderedKey } from '../../../shared/order/first-order'

/** What a buyer chose last time, as far as the next order can repeat it. */
export interface LastOrder {
  /** In the shop's own words, such as `twint`; null where the platform does not know. */
  readonly paymentMethod: string | null
}

/** The platform's own kind of payment, which an order has where the platform does not know the shop's method. */
const byNumber = 'SimplePurchaseOrder'

/**
 * The latest order of a buyer, undefined for guests and for buyers who have not ordered in this shop. Fails only when the
 * session has ended: a buyer whose orders cannot be read chooses everything again.
 */
export async function findLastOrder(shop: Client, buyer: Session): Promise<LastOrder | undefined> {
  const hasOrdered = shop.loaded(hasOrderedKey).getSnapshot()
  if (buyer.isGuest || (hasOrdered.status === 'ready' && !hasOrdered.value)) return undefined
  try {
    const { list, get } = shop.use(orders)
    const [last] = (await list({ pageSize: 1 })).orderSummaries
    if (!last?.orderSummaryId) return undefined
    const { paymentMethod, paymentType } = await get(last.orderSummaryId)
    return { paymentMethod: paymentMethod ?? (paymentType === byNumber ? 'invoice' : null) }
  } catch (error) {
    if (isShopError(error, 'SESSION_ENDED')) throw error
    shop.reportFailure(error, 'the last order of the buyer cannot be loaded')
    return undefined
  }
}
