import { catalog, orders } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import type { OrderDetail } from '@cartonnage/sdk/contract'
import { isSample } from '@cartonnage/sdk/rules'
import type { ListedProduct } from '../../product/listed-product'
import { toListedProduct } from '../../product/listed-product'

/** A product with the order that had it last. */
export interface OrderedProduct {
  readonly productId: string
  /** In that order, of all its deliveries. */
  readonly quantity: number
  /** ISO 8601 in UTC; null where the platform sends none. */
  readonly createdDate: string | null
}

interface Options {
  readonly signal: AbortSignal
}

/** The products of the buyer's newest orders, each once, the last ordered first. */
export async function findOrderedProducts(
  shop: Client,
  { newestOrders, signal }: Options & { readonly newestOrders: number },
): Promise<readonly OrderedProduct[]> {
  const { list, get } = shop.use(orders)
  const { orderSummaries } = await list({ pageSize: newestOrders }, { signal })
  const details = await Promise.all(
    orderSummaries.flatMap(({ orderSummaryId }) =>
      orderSummaryId === null ? [] : [get(orderSummaryId, { signal })],
    ),
  )
  const newest = new Map<string, OrderedProduct>()
  for (const ordered of details.flatMap(toOrderedProducts)) {
    if (!newest.has(ordered.productId)) newest.set(ordered.productId, ordered)
  }
  return [...newest.values()]
}

function toOrderedProducts({ items, createdDate }: OrderDetail): readonly OrderedProduct[] {
  const quantities = new Map<string, number>()
  for (const { productId, quantity } of items) {
    if (productId !== null)
      quantities.set(productId, (quantities.get(productId) ?? 0) + Number(quantity ?? 0))
  }
  return [...quantities].map(([productId, quantity]) => ({ productId, quantity, createdDate }))
}

/** These products at today's prices, in the same order, without those no longer sold and without samples. */
export async function loadOrderedProducts(
  { use }: Client,
  ordered: readonly OrderedProduct[],
  { signal }: Options,
): Promise<readonly ListedProduct[]> {
  const ids = ordered.map(({ productId }) => productId)
  if (ids.length === 0) return []
  const { listProducts, getPrices } = use(catalog)
  const [found, prices] = await Promise.all([listProducts(ids, { signal }), getPrices(ids, { signal })])
  const productOf = new Map(found.map((product) => [product.id, product]))
  return ids.flatMap((id, index) => {
    const product = productOf.get(id)
    return product === undefined || isSample(product) ? [] : [toListedProduct(product, prices[index]?.tiers)]
  })
}
