import type { ProductAttributes } from '../product/product-attributes'

/** The working days until the slowest product of a cart is made; 0 when all are in stock. */
export const longestLeadDays = (
  products: readonly Pick<ProductAttributes, 'status' | 'leadDays'>[],
): number =>
  Math.max(0, ...products.map(({ status, leadDays }) => (status === 'made-to-order' ? leadDays : 0)))
