import { createKey } from '../../../forms/reading/idempotency-key'
import { notFound } from '../../../shell/not-found'
import type { PageLoaderArgs } from '../../../shell/shop-context'
import { loadOrder } from '../../../shared/order/data/order-loader'

/** The order with the key of a new return. */
export async function loadReturn(args: PageLoaderArgs) {
  return { ...(await loadOrder(args)), key: createKey() }
}

/** A return of an order, with the names of its items; 404 for any other number. */
export async function loadReturnReceipt(args: PageLoaderArgs) {
  const { order, path } = await loadOrder(args)
  const found = order.returns.find(({ returnId }) => returnId === args.params.returnId) ?? notFound()
  const items = found.items.map(({ orderItemSummaryId: id, quantity }) => {
    const item = order.items.find(({ orderItemSummaryId }) => orderItemSummaryId === id)
    const { name = null, sku = null, unit = null } = item ?? {}
    return { id, quantity: quantity ?? 0, name: name ?? sku ?? '–', sku, unit }
  })
  return { ...found, items, path, orderReferenceNumber: order.orderReferenceNumber ?? '' }
}
