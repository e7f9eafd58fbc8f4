import { orders } from '@cartonnage/sdk'
import { isResponseError } from '@cartonnage/sdk/errors'
import { notFound } from '../../../shell/not-found'
import { paths } from '../../../shell/paths'
import { requireBuyer } from '../../../shell/data/require-buyer'
import type { PageLoaderArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'
import type { Order } from '../../order-facts/order'
import { listReturnable } from '../../order-facts/order-changes'
import { loadOrderView } from './order-view'
import { hasLookup, requireLookup } from './require-lookup'
import { withShipments } from './with-shipments'

/** Whether this buyer has no such order, by the platform's response. */
export const isUnknownOrder = (error: unknown): boolean =>
  isResponseError(error) && [400, 403, 404].includes(error.status)

/**
 * The order of a page: of the buyer, by record id or number, or one that was looked up. 404 for an unknown one or another
 * buyer's.
 */
export async function loadOrder(args: PageLoaderArgs) {
  const { order, userType, path } = await (hasLookup(args) ? findOrderByLookup(args) : findOwnOrder(args))
  const client = shopOf(args)
  const view = await loadOrderView(client, { order, userType, signal: args.request.signal })
  return {
    ...view,
    /** The address that the pages of this order are below. */
    path,
    /** Businesses of the German shop may ask for an electronic invoice. */
    hasEInvoice:
      client.shop === 'DE' && (userType === 'business' || (hasLookup(args) && isForCompany(order))),
    returnable: listReturnable({ shop: client.shop, now: Date.now(), view }),
  }
}

const isForCompany = ({ billingAddress }: Order): boolean => Boolean(billingAddress?.companyName)

async function findOwnOrder(args: PageLoaderArgs) {
  const { userType } = await requireBuyer(args)
  const id = args.params.id ?? ''
  const { signal } = args.request
  const shop = shopOf(args)
  const found = await shop.use(orders).get(id, { signal }).catch(notFoundWhenUnknown)
  const order = await withShipments(shop, found, signal)
  return { order, userType, path: paths.order(order.orderReferenceNumber ?? id) }
}

/** The platform checks number and e-mail address again. */
async function findOrderByLookup(args: PageLoaderArgs) {
  const { key, ...proof } = await requireLookup(args)
  const order = await shopOf(args)
    .use(orders)
    .lookUp(proof, { signal: args.request.signal })
    .catch(notFoundWhenUnknown)
  return { order, userType: 'private' as const, path: paths.foundOrder(key) }
}

function notFoundWhenUnknown(error: unknown): never {
  if (isUnknownOrder(error)) return notFound()
  throw error
}
