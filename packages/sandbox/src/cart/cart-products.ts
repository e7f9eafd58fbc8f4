import type { CalculatedCart } from './cart-calculation'
import type { CartItemQuery } from './cart-item-list'
import { cartProductDetails } from './cart-product-details'

type ProductQuery = Pick<CartItemQuery, 'page' | 'pageSize' | 'productFields'>

/** One page of a cart's products in the order in which they came in, each with the items that it is in. */
export function cartProductList({ lines }: CalculatedCart, { page, pageSize, productFields }: ProductQuery) {
  const grouped = [...Map.groupBy(lines, ({ product }) => product.id)]
  const onPage = grouped.slice((page - 1) * pageSize, page * pageSize)
  const products = onPage.map(([productId, same]) => ({
    productId,
    productDetails: same[0] ? cartProductDetails(same[0], productFields) : null,
    cartItems: same.map(({ item }) => ({ cartItemId: item.id })),
  }))
  return {
    count: products.length,
    currentPage: page,
    hasErrors: false,
    totalProductCount: grouped.length,
    totalNumberOfPages: Math.max(1, Math.ceil(grouped.length / pageSize)),
    products,
  }
}
