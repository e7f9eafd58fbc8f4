import { addAmounts, formatAmount, multiplyAmounts, roundAmount, toAmount } from '../../amount'
import type { Visitor } from '../../calls/call'
import type { SandboxContext } from '../../calls/sandbox-context'
import type { Database } from '../../database/database'
import type { UnitPriceTier } from './pricing'
import { listPriceTiers, type PriceTierRow } from './product-repository'

/** A tier for a visitor; `listPrice` is the shop's own price of the smallest quantity. */
interface VisitorTier extends PriceTierRow, UnitPriceTier {
  readonly listPrice: string
}

/** The part of a call that prices depend on. */
interface PricedCall {
  readonly context: Pick<SandboxContext, 'db'>
  readonly visitor: Pick<Visitor, 'shop' | 'effectiveAccountId'>
}

/**
 * The quantity tiers of the effective account, ascending: those agreed for the product, else the shop's less the
 * account's discount. Guests have the shop's. None when the price is on request, whatever was agreed.
 */
export function listVisitorTiers(
  { context: { db }, visitor: { shop, effectiveAccountId } }: PricedCall,
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

/**
 * What each product of a shop costs an account, or a guest, at a quantity: by id, the price of the highest tier that begins
 * at or below it, or of the first one. As `listVisitorTiers` has it, for all products at once.
 */
export function readUnitPrices(
  db: Database,
  { shop, effectiveAccountId }: PricedCall['visitor'],
  quantity: number,
): ReadonlyMap<string, string> {
  const listed = pricesAt(quantity, listAllTiers(db, 'price_tier WHERE shop = ?', shop))
  if (effectiveAccountId === undefined)
    return new Map([...listed].map(([id, { unitPrice }]) => [id, unitPrice]))
  const agreed = pricesAt(
    quantity,
    listAllTiers(db, 'account_price WHERE account_id = ?', effectiveAccountId),
  )
  const discount = findAccountDiscount(db, effectiveAccountId)
  return new Map([...listed].map(([id, tier]) => [id, (agreed.get(id) ?? reduce(tier, discount)).unitPrice]))
}

interface ProductTier extends PriceTierRow {
  readonly productId: string
}

/** The tiers of all products in ascending order, from a table with a condition. */
const listAllTiers = (db: Database, source: string, param: string) =>
  db.all<ProductTier>(
    `SELECT product_id AS productId, lower_bound AS lowerBound, unit_price AS unitPrice FROM ${source}
     ORDER BY lower_bound`,
    param,
  )

/** The tier of each product at a quantity, from tiers in ascending order. */
function pricesAt(quantity: number, tiers: readonly ProductTier[]): ReadonlyMap<string, PriceTierRow> {
  const prices = new Map<string, PriceTierRow>()
  for (const tier of tiers) {
    if (!prices.has(tier.productId) || tier.lowerBound <= quantity) prices.set(tier.productId, tier)
  }
  return prices
}

/** Reduced unit prices keep four decimals, as all unit prices do. */
function reduce(tier: PriceTierRow, discount: string | undefined): PriceTierRow {
  if (discount === undefined) return tier
  const share = addAmounts(toAmount(1), toAmount(`-${discount}`))
  const unitPrice = formatAmount(roundAmount(multiplyAmounts(toAmount(tier.unitPrice), share), 4))
  return { ...tier, unitPrice }
}

/** The tiers agreed with an account for a product, ascending; none where the shop's apply. */
const listAgreedTiers = (db: Database, accountId: string, productId: string): PriceTierRow[] =>
  db.all<PriceTierRow>(
    `SELECT lower_bound AS lowerBound, unit_price AS unitPrice FROM account_price
     WHERE account_id = ? AND product_id = ? ORDER BY lower_bound`,
    accountId,
    productId,
  )

/** The account's discount on the shop's unit prices: a fraction as decimal text, `0.05`; undefined for none. */
const findAccountDiscount = (db: Database, accountId: string): string | undefined =>
  db.get<{ fraction: string }>('SELECT fraction FROM account_discount WHERE account_id = ?', accountId)
    ?.fraction
