import { orders } from '@cartonnage/sdk'
import { countDeliveries, ownOrderNumber } from '@cartonnage/sdk/rules'
import { loadListPage } from '../../../shell/data/page-token'
import { requireBuyer } from '../../../shell/data/require-buyer'
import { shopOf } from '../../../shell/shop-context'
import type { PageLoaderArgs } from '../../../shell/shop-context'
import { readOrderFilter, toOrdersQuery } from '../../../shared/order-facts/order-filter'

const pageSize = 25

/** A page of the orders that the URL's filter asks for, the newest first; `?page` has the platform's token of a later one. */
export async function ordersLoader(args: PageLoaderArgs) {
  await requireBuyer(args)
  const { signal } = args.request
  const { list } = shopOf(args).use(orders)
  const filter = readOrderFilter(new URL(args.request.url).searchParams)
  const requested = toOrdersQuery(filter)
  const { page, isFirst } = await loadListPage(args.request, (query) =>
    list({ pageSize, ...requested, ...query }, { signal }),
  )
  const { orderSummaries, nextPageToken, appliedFilters } = page
  return {
    filter,
    // Only the days are the platform's own.
    isIgnored: (['searchTerm', 'status'] as const).some(
      (name) => requested[name] !== undefined && !appliedFilters.includes(name),
    ),
    orders: orderSummaries.map(({ deliveryStates, ...order }) => ({
      orderSummaryId: order.orderSummaryId,
      orderReferenceNumber: order.orderReferenceNumber,
      ownNumber: ownOrderNumber(order.purchaseOrderNumber) ?? null,
      createdDate: order.createdDate,
      canceledAt: order.canceledAt,
      isAwaitingPayment: order.isAwaitingPayment,
      /** Null where there is no invoice. */
      invoiceNumber: order.canceledAt === null ? order.invoiceNumber : null,
      status: order.status,
      total: order.total,
      /** How many deliveries are at each step; empty where the platform tells the status only. */
      progress: countDeliveries(deliveryStates, { receivedAt: order.createdDate }),
      isPickUp: deliveryStates.length > 0 && deliveryStates.every(({ isPickUp }) => isPickUp),
    })),
    nextPage: nextPageToken,
    isFirst,
  }
}
