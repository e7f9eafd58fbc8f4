import { requirePrivateBuyer } from '../../../shell/data/require-buyer'
import { shopOf } from '../../../shell/shop-context'
import type { PageLoaderArgs } from '../../../shell/shop-context'
import {
  findOrderedProducts,
  loadOrderedProducts,
} from '../../../shared/ordered-products/data/ordered-products'

/** How many orders are searched, the newest first. */
const newestOrders = 10
const mostProducts = 50

/** The products of the buyer's newest orders, each once, at today's prices; without those no longer sold. */
export async function ownProductsLoader(args: PageLoaderArgs) {
  await requirePrivateBuyer(args)
  const shop = shopOf(args)
  const { signal } = args.request
  const ordered = await findOrderedProducts(shop, { newestOrders, signal })
  return { products: await loadOrderedProducts(shop, ordered.slice(0, mostProducts), { signal }) }
}
