import { addAmounts, multiplyAmounts, roundAmount, toAmount, type Amount } from '../../amount'

/** A net unit price (decimal string, up to four decimals) from a quantity on. */
export interface UnitPriceTier {
  readonly from: number
  readonly unitPrice: string
  /** What the shop's smallest quantity costs, where an account has a price of its own. */
  readonly listPrice?: string
}

/**
 * The tier of a quantity: the highest that starts at or below it, or the first one for a quantity below. Undefined
 * without tiers, that is for a price on request.
 */
export function tierFor(tiers: readonly UnitPriceTier[], quantity: number): UnitPriceTier | undefined {
  const ascending = tiers.toSorted((a, b) => a.from - b.from)
  return ascending.findLast((tier) => tier.from <= quantity) ?? ascending[0]
}

/** The price before any tier or account discount: what the smallest quantity costs per unit. */
export function listTier(tiers: readonly UnitPriceTier[]): UnitPriceTier | undefined {
  const tier = tierFor(tiers, 0)
  return tier && { ...tier, unitPrice: tier.listPrice ?? tier.unitPrice }
}

/** A line's net: unit price times quantity, rounded once to the minor unit. */
export const lineNet = (unitPrice: string, quantity: number): Amount =>
  roundAmount(multiplyAmounts(toAmount(unitPrice), toAmount(quantity)), 2)

/** VAT of a whole document: on the sum of its net amounts, rounded once. `rate` is a fraction, 0.081. */
export const documentVat = (nets: readonly Amount[], rate: number): Amount =>
  roundAmount(multiplyAmounts(addAmounts(...nets), toAmount(rate)), 2)
