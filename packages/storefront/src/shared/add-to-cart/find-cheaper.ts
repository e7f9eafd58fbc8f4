import { findCliff, raiseQuantity, unitPriceFor } from '@cartonnage/sdk/rules'
import type { Money } from '@cartonnage/sdk/rules'
import type { ListedProduct } from '../product/listed-product'
import { hasInStock } from '../product/stock'

/** A higher quantity that costs less in total. */
export interface CheaperQuantity {
  readonly quantity: number
  /** Its unit price, net. */
  readonly net: Money
}

/** The higher quantity of a product that costs less in total, can be ordered and is in stock. */
export function findCheaper(
  { tiers, rule, attributes }: Pick<ListedProduct, 'tiers' | 'rule' | 'attributes'>,
  quantity: number,
): CheaperQuantity | undefined {
  const better = findCliff(tiers, quantity)?.quantity
  if (better === undefined || raiseQuantity(better, rule) !== better) return undefined
  const net = unitPriceFor(tiers, better)
  return net !== undefined && hasInStock(attributes, better) ? { quantity: better, net } : undefined
}
