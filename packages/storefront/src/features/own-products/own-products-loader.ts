import { catalog, orders } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import { requirePrivateBuyer } from '../../app/require-private-buyer'
import type { PageLoaderArgs } from '../../app/shop-context'
import { shopOf } from '../../app/shop-context'
import { toListedProduct } from '../product/listed-product'
import { dayAt } from '../product/working-days'

/** How many orders are looked through, the newest first. */
const newestOrders = 10
const mostProducts = 50

/** The articles of the buyer's newest orders, each once, at today's prices; what is not sold any more is left out. */
export async function loadOwnProducts(args: PageLoaderArgs) {
  await requirePrivateBuyer(args)
  const shop = shopOf(args)
  const { signal } = args.request
  const ids = await findOrderedIds(shop, signal)
  if (ids.length === 0) return { products: [] }
  const { listProducts, getPrices } = shop.use(catalog)
  const [found, prices] = await Promise.all([listProducts(ids, { signal }), getPrices(ids, { signal })])
  const today = dayAt(Date.now())
  const tiersOf = new Map(ids.map((id, index) => [id, prices[index]?.tiers]))
  return {
    products: found.map((product) => toListedProduct(product, { tiers: tiersOf.get(product.id), today })),
  }
}

async function findOrderedIds({ use }: Client, signal: AbortSignal): Promise<readonly string[]> {
  const { list, get } = use(orders)
  const { orderSummaries } = await list({ pageSize: newestOrders }, { signal })
  const details = await Promise.all(
    orderSummaries.flatMap(({ orderSummaryId }) =>
      orderSummaryId === null ? [] : [get(orderSummaryId, { signal })],
    ),
  )
  const ids = details.flatMap(({ items }) => items.flatMap(({ productId }) => productId ?? []))
  return [...new Set(ids)].slice(0, mostProducts)
}
