import type { Money } from '@cartonnage/sdk/rules'
import { isZeroMoney, unitDecimals } from '@cartonnage/sdk/rules'

/** Decimals for unit prices that stand together: those of the smallest one, so that the columns align. */
export function sharedDecimals(prices: readonly Money[]): number {
  return Math.max(2, ...prices.filter((price) => !isZeroMoney(price)).map(unitDecimals))
}
