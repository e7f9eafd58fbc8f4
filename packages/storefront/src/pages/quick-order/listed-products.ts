import type { RowCheck } from '@cartonnage/sdk/rules'
import { toListedProduct } from '../../shared/product/listed-product'
import type { ListedProduct } from '../../shared/product/listed-product'
import type { CheckedOrder } from '@cartonnage/sdk'

/** Products by the part of their ids that both lengths share. */
export type ListedProducts = ReadonlyMap<string, ListedProduct>

const keyOf = (id: string): string => id.slice(0, 15)

/** The products of a checked list with their prices. */
export function toListedProducts({ products, prices }: CheckedOrder): ListedProducts {
  const tiers = new Map(prices.map((price) => [keyOf(price.productId ?? ''), price.tiers]))
  return new Map(
    products.map((product) => [keyOf(product.id), toListedProduct(product, tiers.get(keyOf(product.id)))]),
  )
}

export const findListed = (products: ListedProducts, id: string): ListedProduct | undefined =>
  products.get(keyOf(id))

/** What is sold instead of an item that is gone; undefined without one. */
export const successorOf = (products: ListedProducts, check: RowCheck): ListedProduct | undefined =>
  'successorId' in check && check.successorId !== undefined
    ? findListed(products, check.successorId)
    : undefined
