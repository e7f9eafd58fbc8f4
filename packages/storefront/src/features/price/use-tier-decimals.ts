import type { PriceTier } from '@cartonnage/sdk/rules'
import { sharedDecimals } from './shared-decimals'
import { usePriceView } from './use-price-view'

/** Decimals for all prices of an article, net and gross, at its head and in its table. */
export function useTierDecimals(tiers: readonly PriceTier[]): number {
  const { toMain, toOther } = usePriceView()
  return sharedDecimals(tiers.flatMap(({ unitPrice }) => [toMain(unitPrice), toOther(unitPrice)]))
}
