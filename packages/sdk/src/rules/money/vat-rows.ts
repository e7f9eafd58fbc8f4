import { documentVat, sumMoney, type Money } from './money'

/** A net amount with its VAT rate. */
export interface TaxedAmount {
  /** Credits are negative. */
  readonly net: Money
  /** A fraction: 0.19; 0 for an intra-Community supply. */
  readonly rate: number
}

/** The VAT of one rate on a document. */
export interface VatRow {
  /** A fraction. */
  readonly rate: number
  /** The sum of all net amounts at this rate. */
  readonly net: Money
  /** On `net`, rounded once. */
  readonly vat: Money
}

/**
 * The VAT of a document by rate, the highest rate first: net amounts of one rate are added up, and the VAT is rounded
 * once for each rate. Throws `INVALID_AMOUNT` for mixed currencies and a negative rate.
 */
export function vatRows(amounts: readonly TaxedAmount[]): readonly VatRow[] {
  const rates = [...new Set(amounts.map(({ rate }) => rate))].toSorted((a, b) => b - a)
  return rates.map((rate) => {
    const nets = amounts.filter((amount) => amount.rate === rate).map(({ net }) => net)
    return { rate, net: sumMoney(nets), vat: documentVat({ nets, rate }) }
  })
}
