import {
  documentTotals,
  documentVat,
  isZeroMoney,
  lineGross,
  multiplyMoney,
  sumMoney,
} from '@cartonnage/sdk/rules'
import type { Money } from '@cartonnage/sdk/rules'

/** The sums below a cart. `gross` is what is to be paid, always exactly `net` + `vat`. */
export interface CartTotals {
  readonly goodsNet: Money
  /** Positive; null when nothing is taken off. */
  readonly discount: Money | null
  /** Net; null until the way of delivery is known. */
  readonly shipping: Money | null
  readonly net: Money
  readonly vat: Money
  readonly gross: Money
  /** Fraction; null when the VAT comes of more than one rate. */
  readonly rate: number | null
  /** The shop's own sum for a country, before the platform knows the address. */
  readonly isEstimate: boolean
}

/** The sums of a guest's lines, all at one rate. */
export function sumGuestLines(
  nets: readonly Money[],
  { rate, currencyCode }: { readonly rate: number; readonly currencyCode: string },
): CartTotals {
  const { lines, net, vat, gross } = documentTotals({ lines: nets, rate, currencyCode })
  return { goodsNet: lines, discount: null, shipping: null, net, vat, gross, rate, isEstimate: true }
}

/** The amounts of the platform's cart that matter here. */
export interface PlatformSums {
  readonly totalProductAmount: Money | null
  readonly totalPromotionalAdjustmentAmount: Money | null
  readonly totalChargeAmount: Money | null
  readonly totalTaxAmount: Money | null
  readonly grandTotalAmount: Money | null
}

export interface TotalsOptions {
  /** Rate of the country that is shown, as a fraction. */
  readonly rate: number
  /** A way of delivery is chosen, so that its fee, also one of zero, is part of the total. */
  readonly isShippingKnown: boolean
}

/**
 * The sums of a buyer's cart: the platform's where it has them, else ours at `rate` [decisions: VAT before an
 * address]. Null while the platform is calculating.
 */
export function readCartTotals(
  sums: PlatformSums,
  { rate, isShippingKnown }: TotalsOptions,
): CartTotals | null {
  const { totalProductAmount: goodsNet, totalTaxAmount, grandTotalAmount } = sums
  if (goodsNet === null || grandTotalAmount === null) return null
  const discount = positiveOf(sums.totalPromotionalAdjustmentAmount)
  const shipping = isShippingKnown || !isZero(sums.totalChargeAmount) ? sums.totalChargeAmount : null
  if (totalTaxAmount === null) {
    const { net, vat, gross } = documentTotals({ lines: [goodsNet], shipping, discount, rate })
    return { goodsNet, discount, shipping, net, vat, gross, rate, isEstimate: true }
  }
  const net = sumMoney([grandTotalAmount, negative(totalTaxAmount)])
  const explained = documentVat({ nets: [net], rate }).amount === totalTaxAmount.amount
  const totals = { goodsNet, discount, shipping, net, vat: totalTaxAmount, gross: grandTotalAmount }
  return { ...totals, rate: explained ? rate : null, isEstimate: false }
}

/** Gross of a part of the sums, for showing. */
export const grossOf = (net: Money, { rate }: Pick<CartTotals, 'rate'>): Money =>
  rate === null ? net : lineGross(net, rate)

/** Whether an amount is nothing: absent, or zero. */
export const isZero = (money: Money | null): boolean => money === null || isZeroMoney(money)

const negative = (money: Money): Money => multiplyMoney(money, -1)

function positiveOf(money: Money | null): Money | null {
  if (money === null || isZero(money)) return null
  return money.amount.startsWith('-') ? negative(money) : money
}
