import type { StockLevel } from '../../components/stock-dot'
import type { ProductAttributes } from './product-attributes'

/** Below this many units the stock counts as low. */
const lowStock = 500

export type StockKind = 'in' | 'few' | 'rest' | 'out' | 'made'

/** How an article's availability is drawn and told. */
export interface Stock {
  readonly kind: StockKind
  readonly level: StockLevel
}

/** Availability in this shop; undefined where the platform says nothing of it. */
export function stockOf({ status, stock }: Pick<ProductAttributes, 'status' | 'stock'>): Stock | undefined {
  if (status === 'made-to-order') return { kind: 'made', level: 'diamond' }
  if (stock === undefined) return undefined
  if (stock === 0) return { kind: 'out', level: 'ring' }
  if (status === 'discontinued') return { kind: 'rest', level: 'half' }
  return stock < lowStock ? { kind: 'few', level: 'half' } : { kind: 'in', level: 'full' }
}
