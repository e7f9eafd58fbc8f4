import type { Money } from '../money/money'
import type { ReorderProduct } from './plan-addition'
import type { ReorderItem } from './reorder-plan'

export const francs = (amount: string): Money => ({ amount, currencyCode: 'CHF' })

/** An item of an order, at 1.00. */
export const item = (
  productId: string | null,
  quantity: ReorderItem['quantity'],
  more = {},
): ReorderItem => ({
  productId,
  name: `Name of ${productId}`,
  sku: '1',
  quantity,
  unitPrice: francs('1.00'),
  ...more,
})

/** A product with plenty in stock, at 1.10, and at 0.90 from 100. */
export const product = (productId: string, more: Partial<ReorderProduct> = {}): ReorderProduct => ({
  productId,
  tiers: [
    { from: 1, unitPrice: francs('1.10') },
    { from: 100, unitPrice: francs('0.90') },
  ],
  rule: null,
  stock: { inStock: 1000 },
  ...more,
})
