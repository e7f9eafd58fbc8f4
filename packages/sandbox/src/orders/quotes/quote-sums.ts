import { addAmounts, formatMoneyAmount, type Amount } from '../../amount'
import type { SandboxContext } from '../../calls/sandbox-context'
import { documentVat, lineNet } from '../../catalog/products/pricing'
import { findVatRate } from '../../catalog/vat/vat-rate-repository'
import { shops, type Shop } from '../../shop'
import type { QuoteLineRecord } from './quote-repository'

/** The sums of a quote as decimal text; all of them null while a line has no price. */
export interface QuoteSums {
  /** Of all lines, net. */
  readonly net: string | null
  /** At the rate of the shop's own country. */
  readonly vat: string | null
  readonly gross: string | null
}

const unknown: QuoteSums = { net: null, vat: null, gross: null }

/** What a line costs, net; null without a price. */
export const lineTotal = ({ unitPrice, quantity }: QuoteLineRecord): Amount | null =>
  unitPrice === null ? null : lineNet(unitPrice, quantity)

/** What all lines cost together. The VAT is rounded once, as in a cart. */
export function quoteSums(
  { db }: Pick<SandboxContext, 'db'>,
  shop: Shop,
  lines: readonly QuoteLineRecord[],
): QuoteSums {
  const totals = lines.map(lineTotal)
  const known = totals.filter((total) => total !== null)
  if (known.length < totals.length || known.length === 0) return unknown
  const vat = documentVat(known, findVatRate(db, shops[shop].countries[0]) ?? 0)
  return {
    net: formatMoneyAmount(addAmounts(...known)),
    vat: formatMoneyAmount(vat),
    gross: formatMoneyAmount(addAmounts(...known, vat)),
  }
}
