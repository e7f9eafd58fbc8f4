import type { QuoteDetail } from '@cartonnage/sdk'
import { documentVat, sumMoney } from '@cartonnage/sdk/rules'
import type { Money } from '@cartonnage/sdk/rules'
import type { CartTotals } from '../../shared/lines/cart-totals'
import { atRate } from '../../shared/lines/cart-totals'
import { knownLines } from '../../shared/lines/format-line-amount'
import type { ShownLine } from '../../shared/lines/format-line-amount'

type Line = QuoteDetail['lines'][number]

/** A line of an offer as carts and orders show theirs; the platform writes a quantity as `600.0`. */
export const offerLine = ({ unitPrice, quantity, total }: Line): ShownLine => ({
  unitPrice,
  quantity: Number(quantity ?? 1),
  net: total,
})

/**
 * The rate that the VAT of an offer was calculated with: the visitor's, or none; null where it is another, and for an offer
 * without prices.
 */
export function offerRate({ net, vat }: Pick<QuoteDetail, 'net' | 'vat'>, rate: number): number | null {
  if (net === null || vat === null) return null
  return [rate, 0].find((each) => documentVat({ nets: [net], rate: each }).amount === vat.amount) ?? null
}

/** The sums of an offer as those of an order; null before there are prices. Delivery is not part of an offer. */
export function offerTotals(offer: QuoteDetail, rate: number | null): CartTotals | null {
  const { net, vat, total: gross } = offer
  if (net === null || vat === null || gross === null) return null
  const lines = rate === null ? [] : atRate(knownLines(offer.lines.map(offerLine)), rate)
  return {
    itemsNet: net,
    // Where the offer takes something off its lines, they are not what it adds up to.
    lines: isSum(lines, net) ? lines : [],
    discount: null,
    discounts: [],
    surcharge: null,
    shipping: null,
    ...{ net, vat, gross, rate },
    vatRows: rate === null ? [] : [{ rate, net, vat }],
    isEstimate: false,
  }
}

const isSum = (lines: readonly { readonly net: Money }[], net: Money): boolean =>
  lines.length > 0 && sumMoney(lines.map((line) => line.net)).amount === net.amount
