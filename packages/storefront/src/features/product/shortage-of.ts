import { findShortage } from '@cartonnage/sdk/rules'
import type { QuantityRule, Shortage } from '@cartonnage/sdk/rules'
import type { ProductAttributes } from './product-attributes'

export interface RequestedQuantity {
  readonly quantity: number
  readonly rule: QuantityRule | null
  /** The day from which more can be ordered. */
  readonly moreFrom?: string | undefined
}

/** What is lacking of a quantity of an article; the same in lists, on its page and in both carts. */
export const shortageOf = (
  { status, stock }: Pick<ProductAttributes, 'status' | 'stock'>,
  { quantity, rule, moreFrom }: RequestedQuantity,
): Shortage | undefined =>
  findShortage(quantity, { inStock: stock, isMadeToOrder: status === 'made-to-order', moreFrom }, rule)

/** Whether what is in stock is all that will ever be: the platform refuses more of it in a cart. */
export const isLastRest = ({ status }: Pick<ProductAttributes, 'status'>): boolean =>
  status === 'discontinued'

/** Whether there is as much of an article as somebody is offered to take. */
export const hasInStock = (
  attributes: Pick<ProductAttributes, 'status' | 'stock'>,
  quantity: number,
): boolean => shortageOf(attributes, { quantity, rule: null }) === undefined
