import { createProductCalls } from '../catalog/product-calls'
import { isSameRecordId } from '../record-id'
import type { CallOptions, Transport } from '../transport/transport'

/** Which of the products this shop sells: the platform leaves the others out. */
export async function findSold(
  transport: Transport,
  productIds: readonly string[],
  options?: CallOptions,
): Promise<ReadonlySet<string>> {
  if (productIds.length === 0) return new Set()
  const asked = { ...options, fields: ['Name'] } as const
  const products = await createProductCalls(transport).listProducts(productIds, asked)
  return new Set(productIds.filter((id) => products.some((product) => isSameRecordId(product.id, id))))
}
