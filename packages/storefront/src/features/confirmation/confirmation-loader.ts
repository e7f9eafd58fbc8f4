import { notFound } from '../../app/not-found'
import type { PageLoaderArgs } from '../../app/shop-context'
import { shopOf } from '../../app/shop-context'
import { requireBuyer } from '../../app/require-buyer'

/** What an order reference number looks like: anything else in the address is no order. */
const numberShape = /^[A-Za-z0-9][A-Za-z0-9-]{2,38}[A-Za-z0-9]$/

const newest = 100

/**
 * The order of the address. A fresh order may not be listed yet: then its number alone is shown, for buyers only.
 */
export async function loadConfirmation(args: PageLoaderArgs) {
  const buyer = await requireBuyer(args)
  const orderReferenceNumber = args.params['orderReferenceNumber'] ?? ''
  if (!numberShape.test(orderReferenceNumber)) return notFound()
  const { orderSummaries } = await shopOf(args).orders.list(
    { pageSize: newest },
    { signal: args.request.signal },
  )
  const found = orderSummaries.find((order) => order.orderReferenceNumber === orderReferenceNumber)
  return {
    orderReferenceNumber,
    buyerName: buyer.userName ?? buyer.firstName ?? null,
    order:
      found === undefined
        ? null
        : { createdDate: found.createdDate, status: found.status, total: found.total },
  }
}
