import { orders } from '@cartonnage/sdk'
import { loadListPage } from '../../app/page-token'
import type { PageLoaderArgs } from '../../app/shop-context'
import { shopOf } from '../../app/shop-context'
import { requireBuyer } from '../../app/require-buyer'

const pageSize = 25

/** One page of the buyer's orders, the newest first; `?page` names a later one as the platform does. */
export async function loadOrders(args: PageLoaderArgs) {
  await requireBuyer(args)
  const { signal } = args.request
  const { list } = shopOf(args).use(orders)
  const { page, isFirst } = await loadListPage(args.request, (query) =>
    list({ pageSize, ...query }, { signal }),
  )
  const { orderSummaries, nextPageToken } = page
  return {
    orders: orderSummaries.map(({ orderSummaryId, orderReferenceNumber, createdDate, status, total }) => ({
      orderSummaryId,
      orderReferenceNumber,
      createdDate,
      status,
      total,
    })),
    nextPage: nextPageToken,
    isFirst,
  }
}
