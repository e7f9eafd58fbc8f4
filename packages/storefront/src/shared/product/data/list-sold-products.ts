import { catalog } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import { isSameRecordId } from '@cartonnage/sdk/rules'
import { toListedProduct } from '../listed-product'
import type { ListedProduct } from '../listed-product'

/** Products as they are sold today, with all tiers; those that are not sold are missing. */
export async function listSoldProducts(
  { use }: Client,
  ids: readonly string[],
  { signal }: { readonly signal: AbortSignal },
): Promise<readonly ListedProduct[]> {
  if (ids.length === 0) return []
  const calls = use(catalog)
  const [products, prices] = await Promise.all([
    calls.listProducts(ids, { signal }),
    calls.getPrices(ids, { signal }),
  ])
  const tiersOf = (id: string) => prices.find((price) => isSameRecordId(price.productId ?? '', id))?.tiers
  return products.map((product) => toListedProduct(product, tiersOf(product.id)))
}
