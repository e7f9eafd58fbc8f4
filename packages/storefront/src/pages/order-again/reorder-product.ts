import type { ReorderProduct } from '@cartonnage/sdk/rules'
import type { ListedProduct } from '../../shared/product/listed-product'
import { isLastStock } from '../../shared/product/stock'

/** The product as the rules read it. */
export const toReorderProduct = ({ id, tiers, rule, attributes }: ListedProduct): ReorderProduct => ({
  productId: id,
  tiers,
  rule,
  stock: {
    inStock: attributes.stock,
    isMadeToOrder: attributes.status === 'made-to-order',
    moreFrom: attributes.nextSupply,
  },
  isLastStock: isLastStock(attributes),
  successorId: attributes.successorId,
})
