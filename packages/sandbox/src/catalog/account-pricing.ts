import { addAmounts, formatAmount, multiplyAmounts, roundAmount, toAmount } from '../amount'
import type { Visitor } from '../calls/call'
import type { SandboxContext } from '../calls/sandbox-context'
import { findAccountDiscount, listAgreedTiers } from './account-price-repository'
import type { UnitPriceTier } from './pricing'
import { listPriceTiers, type PriceTierRow } from './product-repository'

/** A tier as a visitor gets it; `listPrice` is what the shop's smallest quantity costs everyone else. */
interface VisitorTier extends PriceTierRow, UnitPriceTier {
  readonly listPrice: string
}

/** What prices depend on of a call. */
interface BuyingCall {
  readonly context: Pick<SandboxContext, 'db'>
  readonly visitor: Pick<Visitor, 'shop' | 'effectiveAccountId'>
}

/**
 * The quantity tiers that hold for the account acted for, rising: those it agreed for the product, else the shop's
 * less the account's discount. Guests have the shop's. None when the price is on request; an agreement changes
 * nothing about that.
 */
export function listVisitorTiers(
  { context: { db }, visitor: { shop, effectiveAccountId } }: BuyingCall,
  productId: string,
): VisitorTier[] {
  const listed = listPriceTiers(db, productId, shop)
  const [first] = listed
  if (!first) return []
  const agreed = effectiveAccountId === undefined ? [] : listAgreedTiers(db, effectiveAccountId, productId)
  const discount = effectiveAccountId === undefined ? undefined : findAccountDiscount(db, effectiveAccountId)
  const own = agreed.length > 0 ? agreed : listed.map((tier) => reduce(tier, discount))
  return own.map((tier) => ({ ...tier, from: tier.lowerBound, listPrice: first.unitPrice }))
}

/** Reduced unit prices keep four decimals, as all unit prices do. */
function reduce(tier: PriceTierRow, discount: string | undefined): PriceTierRow {
  if (discount === undefined) return tier
  const share = addAmounts(toAmount(1), toAmount(`-${discount}`))
  const unitPrice = formatAmount(roundAmount(multiplyAmounts(toAmount(tier.unitPrice), share), 4))
  return { ...tier, unitPrice }
}
