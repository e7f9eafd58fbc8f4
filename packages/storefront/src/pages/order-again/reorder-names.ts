import { isSameRecordId } from '@cartonnage/sdk/rules'
import type { ReorderLine } from '@cartonnage/sdk/rules'
import { keepSizesTogether } from '../../shared/lines/cart-item'
import type { ListedProduct } from '../../shared/product/listed-product'

/** The product of an id, as it is sold today. */
export const findListed = (
  products: readonly ListedProduct[],
  productId: string | null,
): ListedProduct | undefined =>
  productId === null ? undefined : products.find(({ id }) => isSameRecordId(id, productId))

/** The name as the catalogue has it in the language of the page, or as it was ordered. */
export const nameOf = (
  { name, sku }: Pick<ReorderLine, 'name' | 'sku'>,
  product: ListedProduct | undefined,
): string => keepSizesTogether((product?.attributes.name || name) ?? sku ?? '–')
