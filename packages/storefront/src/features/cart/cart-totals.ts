import {
  documentTotals,
  documentVat,
  isZeroMoney,
  lineGross,
  multiplyMoney,
  smallOrderSurcharge,
  sumMoney,
} from '@cartonnage/sdk/rules'
import type { Money } from '@cartonnage/sdk/rules'

/** The sums below a cart. `gross` is what is to be paid, always exactly `net` + `vat`. */
export interface CartTotals {
  readonly goodsNet: Money
  /** Positive; null when nothing is taken off. */
  readonly discount: Money | null
  /** Net; what is added to small orders, whatever the way of delivery. Null when nothing is. */
  readonly surcharge: Money | null
  /** Net, without the surcharge; null until the way of delivery is known. */
  readonly shipping: Money | null
  readonly net: Money
  readonly vat: Money
  readonly gross: Money
  /** Fraction; null when the VAT comes of more than one rate. */
  readonly rate: number | null
  /** The shop's own sum for a country, before the platform knows the address. */
  readonly isEstimate: boolean
}

interface GuestSums {
  readonly rate: number
  readonly currencyCode: string
  /** Where it would be delivered to. */
  readonly countryCode: string
}

/** The sums of a guest's lines, all at one rate. */
export function sumGuestLines(
  nets: readonly Money[],
  { rate, currencyCode, countryCode }: GuestSums,
): CartTotals {
  const goodsNet = sumMoney(nets, currencyCode)
  const surcharge = nets.length === 0 ? null : smallOrderSurcharge(goodsNet, countryCode)
  const { lines, net, vat, gross } = documentTotals({ lines: nets, shipping: surcharge, rate, currencyCode })
  const sums = { goodsNet: lines, discount: null, surcharge, shipping: null, net, vat, gross }
  return { ...sums, rate, isEstimate: true }
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
  readonly countryCode: string
  /** A way of delivery is chosen, so that its fee, also one of zero, is part of the total. */
  readonly isShippingKnown: boolean
}

/**
 * The sums of a buyer's cart: the platform's where it has them, else ours at `rate` [decisions: VAT before an
 * address]. Null while the platform is calculating.
 */
export function readCartTotals(
  sums: PlatformSums,
  { rate, countryCode, isShippingKnown }: TotalsOptions,
): CartTotals | null {
  const { totalProductAmount: goodsNet, totalTaxAmount, grandTotalAmount } = sums
  if (goodsNet === null || grandTotalAmount === null) return null
  const discount = positiveOf(sums.totalPromotionalAdjustmentAmount)
  const due = smallOrderSurcharge(goodsNet, countryCode)
  const charged = isShippingKnown || !isZero(sums.totalChargeAmount) ? sums.totalChargeAmount : null
  const parts = { goodsNet, discount, ...splitCharge(charged, due) }
  if (totalTaxAmount === null) {
    const { net, vat, gross } = documentTotals({
      lines: [goodsNet],
      shipping: charged ?? due,
      discount,
      rate,
    })
    return { ...parts, net, vat, gross, rate, isEstimate: true }
  }
  const net = sumMoney([grandTotalAmount, negative(totalTaxAmount)])
  const reported = { net, vat: totalTaxAmount, gross: grandTotalAmount, isEstimate: false }
  if (documentVat({ nets: [net], rate }).amount !== totalTaxAmount.amount) {
    return { ...parts, surcharge: charged && parts.surcharge, ...reported, rate: null }
  }
  if (charged !== null || due === null) return { ...parts, ...reported, rate }
  const { lines: _, ...total } = documentTotals({ lines: [net], shipping: due, rate })
  return { ...parts, ...reported, ...total, rate }
}

/**
 * What the platform charges for delivery contains the surcharge. Before it charges anything the surcharge is known; a
 * charge that is less contains none.
 */
export function splitCharge(
  charged: Money | null,
  surcharge: Money | null,
): Pick<CartTotals, 'shipping' | 'surcharge'> {
  if (charged === null || surcharge === null) return { shipping: charged, surcharge }
  const shipping = sumMoney([charged, negative(surcharge)])
  return shipping.amount.startsWith('-') ? { shipping: charged, surcharge: null } : { shipping, surcharge }
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
