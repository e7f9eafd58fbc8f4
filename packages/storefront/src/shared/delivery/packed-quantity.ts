import type { EstimatedQuantity } from '@cartonnage/sdk/rules'
import type { ProductAttributes } from '../product/product-attributes'

/** A product's quantity, as far as its transport depends on it. */
export const packedQuantity = (
  { weight, isFreightOnly = false, isBulky = false }: ProductAttributes,
  quantity: number,
): EstimatedQuantity => ({ quantity, weight, isFreightOnly, isBulky })
