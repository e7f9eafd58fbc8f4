import type { QuantityRule } from '@cartonnage/sdk/rules'
import type { ProductFacts } from '../product/product-facts'

type StockFacts = Pick<ProductFacts, 'status' | 'stock'>

/** Whether the stock does not reach for a quantity; what is made to order never runs short. */
export const isShort = ({ status, stock }: StockFacts, quantity: number): boolean =>
  status !== 'made-to-order' && stock < quantity

/** The greatest quantity that the stock and the product's rule allow; undefined where there is none. */
export function mostInStock({ stock }: StockFacts, rule: QuantityRule | null): number | undefined {
  const step = rule?.increment ?? 1
  const most = Math.floor(stock / step) * step
  return most >= Math.max(1, rule?.minimum ?? 1) ? most : undefined
}
