import { isSameRecordId } from '@cartonnage/sdk/rules'
import type { ReorderLine } from '@cartonnage/sdk/rules'
import { keepSizesTogether } from '../cart/cart-item'
import type { ListedProduct } from '../product/listed-product'

/** The product of an id, as it is sold today. */
export const findListed = (
  products: readonly ListedProduct[],
  productId: string | null,
): ListedProduct | undefined =>
  productId === null ? undefined : products.find(({ id }) => isSameRecordId(id, productId))

/** The name as it was ordered, or as the catalogue has it. */
export const nameOf = (
  { name, sku }: Pick<ReorderLine, 'name' | 'sku'>,
  product: ListedProduct | undefined,
): string => keepSizesTogether(name ?? product?.attributes.name ?? sku ?? '–')
