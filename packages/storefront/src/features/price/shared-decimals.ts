import type { Money } from '@cartonnage/sdk/rules'
import { unitDecimals } from '@cartonnage/sdk/rules'

const isZero = ({ amount }: Money): boolean => /^-?[0.]*$/.test(amount)

/** Decimals for unit prices that stand together: those of the smallest one, so that the columns align. */
export function sharedDecimals(prices: readonly Money[]): number {
  return Math.max(2, ...prices.filter((price) => !isZero(price)).map(unitDecimals))
}
