import type { Money } from '@cartonnage/sdk/rules'
import { isZeroMoney, unitDecimals } from '@cartonnage/sdk/rules'

/** Decimals for unit prices in one column: those of the smallest one, so that they align. */
export function sharedDecimals(prices: readonly Money[]): number {
  return Math.max(2, ...prices.filter((price) => !isZeroMoney(price)).map(unitDecimals))
}
