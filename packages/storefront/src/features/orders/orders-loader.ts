import type { PageLoaderArgs } from '../../app/shop-context'
import { shopOf } from '../../app/shop-context'
import { requireBuyer } from '../../app/require-buyer'

const pageSize = 25

/** One page of the buyer's orders, the newest first; `?page` names a later one as the platform does. */
export async function loadOrders(args: PageLoaderArgs) {
  await requireBuyer(args)
  const pageToken = new URL(args.request.url).searchParams.get('page')
  const query = pageToken === null ? { pageSize } : { pageSize, pageToken }
  const { orderSummaries, nextPageToken } = await shopOf(args).orders.list(query, {
    signal: args.request.signal,
  })
  return {
    orders: orderSummaries.map(({ orderSummaryId, orderReferenceNumber, createdDate, status, total }) => ({
      orderSummaryId,
      orderReferenceNumber,
      createdDate,
      status,
      total,
    })),
    nextPage: nextPageToken,
    isFirst: pageToken === null,
  }
}
