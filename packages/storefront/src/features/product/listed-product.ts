import type { PriceTier, QuantityRule } from '@cartonnage/sdk/rules'
import { raiseQuantity } from '@cartonnage/sdk/rules'
import type { ProductFacts } from './product-facts'
import { readProductFacts } from './product-facts'
import { addWorkingDays } from './working-days'

/** An article as every page shows it, in plain JSON. */
export interface ListedProduct {
  readonly id: string
  readonly urlName: string
  readonly facts: ProductFacts
  /** Net prices, smallest quantity first; none when the price is on request. */
  readonly tiers: readonly PriceTier[]
  readonly rule: QuantityRule
  /** The day on which it is expected back, `2026-12-14`; only for articles out of stock. */
  readonly availableFrom?: string
}

/** The members of a found or a single product that matter here. */
interface Source {
  readonly id: string
  readonly name: string | null
  readonly urlName: string | null
  readonly fields: Readonly<Record<string, string | null>>
  readonly purchaseQuantityRule: QuantityRule | null
}

interface Circumstances {
  readonly tiers: readonly PriceTier[] | null | undefined
  /** Today, `2026-11-21`. */
  readonly today: string
}

/** Puts product and price together. The first tier begins at the smallest quantity that can be bought. */
export function toListedProduct(source: Source, { tiers, today }: Circumstances): ListedProduct {
  const facts = readProductFacts({ ...source.fields, Name: source.name ?? source.fields['Name'] ?? '' })
  const rule = ruleOf(source.purchaseQuantityRule ?? {}, facts)
  const minimum = raiseQuantity(1, rule)
  const isBack = facts.status === 'active' && facts.stock === 0 && facts.leadDays > 0
  return {
    id: source.id,
    urlName: source.urlName ?? '-',
    facts,
    tiers: (tiers ?? []).map(({ from, unitPrice }, index) => ({
      from: index === 0 ? Math.max(from, minimum) : from,
      unitPrice,
    })),
    rule,
    ...(isBack && { availableFrom: addWorkingDays(today, facts.leadDays) }),
  }
}

/** Of a discontinued article there is no more than the rest. */
function ruleOf(
  { minimum, increment, maximum }: QuantityRule,
  { status, stock }: ProductFacts,
): QuantityRule {
  const rest = status === 'discontinued' ? stock : undefined
  const most = Math.min(maximum ?? Infinity, rest ?? Infinity)
  return {
    ...(minimum != null && { minimum }),
    ...(increment != null && { increment }),
    ...(Number.isFinite(most) && { maximum: most }),
  }
}

/** Whether the article can be put into a cart: it has a price, and there is something to deliver. */
export const canOrder = ({ tiers, facts }: ListedProduct): boolean =>
  tiers.length > 0 && (facts.stock > 0 || facts.status === 'made-to-order')

/** The quantity that a form begins with: one bundle, or the least that can be bought. */
export const startQuantity = ({ facts, rule }: ListedProduct): number =>
  raiseQuantity(Math.max(1, facts.packUnit ?? 1), rule)
