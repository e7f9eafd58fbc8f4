import { findShortage } from '@cartonnage/sdk/rules'
import type { QuantityRule, Shortage } from '@cartonnage/sdk/rules'
import type { StockLevel } from '../../components/stock-dot'
import type { ProductAttributes } from './product-attributes'

/** Below this many units the stock counts as low. */
const lowStock = 500

type StockKind = 'in' | 'few' | 'rest' | 'out' | 'made'

/** A product's availability as text kind and shape. */
interface Stock {
  readonly kind: StockKind
  readonly level: StockLevel
}

/** Availability in this shop; undefined where the platform does not tell the stock. */
export function stockOf({ status, stock }: Pick<ProductAttributes, 'status' | 'stock'>): Stock | undefined {
  if (status === 'made-to-order') return { kind: 'made', level: 'diamond' }
  if (stock === undefined) return undefined
  if (stock === 0) return { kind: 'out', level: 'ring' }
  if (status === 'discontinued') return { kind: 'rest', level: 'half' }
  return stock < lowStock ? { kind: 'few', level: 'half' } : { kind: 'in', level: 'full' }
}

interface RequestedQuantity {
  readonly quantity: number
  readonly rule: QuantityRule | null
}

/** What is short in stock for a quantity of a product; the same in lists, on its page and in both carts. */
export const shortageOf = (
  { status, stock, nextSupply }: Pick<ProductAttributes, 'status' | 'stock' | 'nextSupply'>,
  { quantity, rule }: RequestedQuantity,
): Shortage | undefined =>
  findShortage(
    quantity,
    { inStock: stock, isMadeToOrder: status === 'made-to-order', moreFrom: nextSupply },
    rule,
  )

/** Whether the platform refuses the order: it is not known when the rest comes. */
export const blocksOrder = ({ restFrom }: Shortage): boolean => restFrom === undefined

/** Whether the stock will not be refilled: the platform refuses more than that in a cart. */
export const isLastStock = ({ status }: Pick<ProductAttributes, 'status'>): boolean =>
  status === 'discontinued'

/** Whether a quantity of a product is in stock. */
export const hasInStock = (
  attributes: Pick<ProductAttributes, 'status' | 'stock'>,
  quantity: number,
): boolean => shortageOf(attributes, { quantity, rule: null }) === undefined
