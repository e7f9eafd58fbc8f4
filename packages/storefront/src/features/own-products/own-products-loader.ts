import { catalog, orders } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import { requirePrivateBuyer } from '../../shell/require-buyer'
import { shopOf } from '../../shell/shop-context'
import type { PageLoaderArgs } from '../../shell/shop-context'
import { toListedProduct } from '../product/listed-product'

/** How many orders are searched, the newest first. */
const newestOrders = 10
const mostProducts = 50

/** The products of the buyer's newest orders, each once, at today's prices; without those no longer sold. */
export async function ownProductsLoader(args: PageLoaderArgs) {
  await requirePrivateBuyer(args)
  const shop = shopOf(args)
  const { signal } = args.request
  const ids = await findOrderedIds(shop, signal)
  if (ids.length === 0) return { products: [] }
  const { listProducts, getPrices } = shop.use(catalog)
  const [found, prices] = await Promise.all([listProducts(ids, { signal }), getPrices(ids, { signal })])
  const tiersOf = new Map(ids.map((id, index) => [id, prices[index]?.tiers]))
  return {
    products: found.map((product) => toListedProduct(product, tiersOf.get(product.id))),
  }
}

async function findOrderedIds(shop: Client, signal: AbortSignal): Promise<readonly string[]> {
  const { list, get } = shop.use(orders)
  const { orderSummaries } = await list({ pageSize: newestOrders }, { signal })
  const details = await Promise.all(
    orderSummaries.flatMap(({ orderSummaryId }) =>
      orderSummaryId === null ? [] : [get(orderSummaryId, { signal })],
    ),
  )
  const ids = details.flatMap(({ items }) => items.flatMap(({ productId }) => productId ?? []))
  return [...new Set(ids)].slice(0, mostProducts)
}
