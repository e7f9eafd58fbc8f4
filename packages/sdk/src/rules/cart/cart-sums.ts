import { smallOrderSurcharge } from '../money/delivery-tariff'
import { documentTotals, documentVat, isZeroMoney, multiplyMoney, sumMoney, type Money } from '../money/money'

/** What a cart costs. `gross` is the amount to pay, always exactly `net` + `vat`. */
export interface CartSums {
  /** The net sum of the lines, before discounts of the cart. */
  readonly itemsNet: Money
  /** Of everything, after discounts and with charges. */
  readonly net: Money
  /** The VAT on it. */
  readonly vat: Money
  /** Both together. */
  readonly gross: Money
  /** VAT rate, a fraction; null when the VAT is made up of several rates. */
  readonly rate: number | null
  /** Calculated for a country, before the platform knows the address. */
  readonly isEstimate: boolean
}

/** Where a cart is delivered, as far as its sums depend on it. */
export interface CartDestination {
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
  /** Its VAT rate, a fraction. */
  readonly rate: number
}

/** The sums of a guest's lines, with the surcharge of a small order and without the delivery, which nobody has chosen yet. */
export function sumGuestCart(
  nets: readonly Money[],
  { countryCode, rate, currencyCode }: CartDestination & { readonly currencyCode: string },
): CartSums {
  const itemsNet = sumMoney(nets, currencyCode)
  const shipping = nets.length === 0 ? null : smallOrderSurcharge(itemsNet, countryCode)
  const { lines, net, vat, gross } = documentTotals({ lines: nets, shipping, rate, currencyCode })
  return { itemsNet: lines, net, vat, gross, rate, isEstimate: true }
}

/** The amounts of the platform's cart that its sums come from. */
export interface PlatformSums {
  /** Net, of all products, before promotions. */
  readonly totalProductAmount: Money | null
  /** What promotions take off, of either sign. */
  readonly totalPromotionalAdjustmentAmount: Money | null
  /** Net, shipping and other charges. */
  readonly totalChargeAmount: Money | null
  /** VAT; null while the platform does not know the address. */
  readonly totalTaxAmount: Money | null
  /** The amount to pay. */
  readonly grandTotalAmount: Money | null
}

/**
 * The sums of a buyer's cart: the platform's where it has them, else calculated for the destination. Before a delivery
 * method is chosen, they include the surcharge of a small order, which the platform adds with the method. Null while the
 * platform calculates.
 */
export function sumBuyerCart(
  sums: PlatformSums,
  { countryCode, rate, isShippingKnown }: CartDestination & { readonly isShippingKnown: boolean },
): CartSums | null {
  const { totalProductAmount: itemsNet, totalTaxAmount, grandTotalAmount } = sums
  if (itemsNet === null || grandTotalAmount === null) return null
  const surcharge = smallOrderSurcharge(itemsNet, countryCode)
  const charged = isShippingKnown ? sums.totalChargeAmount : unlessZero(sums.totalChargeAmount)
  if (totalTaxAmount === null) {
    const discount = withoutSign(sums.totalPromotionalAdjustmentAmount)
    const total = documentTotals({ lines: [itemsNet], shipping: charged ?? surcharge, discount, rate })
    return { itemsNet, ...amountsOf(total), rate, isEstimate: true }
  }
  const net = sumMoney([grandTotalAmount, multiplyMoney(totalTaxAmount, -1)])
  const reported = { itemsNet, net, vat: totalTaxAmount, gross: grandTotalAmount, isEstimate: false }
  if (documentVat({ nets: [net], rate }).amount !== totalTaxAmount.amount) return { ...reported, rate: null }
  if (charged !== null || surcharge === null) return { ...reported, rate }
  return { ...reported, ...amountsOf(documentTotals({ lines: [net], shipping: surcharge, rate })), rate }
}

const amountsOf = ({ net, vat, gross }: Pick<CartSums, 'net' | 'vat' | 'gross'>) => ({ net, vat, gross })

const unlessZero = (money: Money | null): Money | null =>
  money === null || isZeroMoney(money) ? null : money

const withoutSign = (money: Money | null): Money | null =>
  money?.amount.startsWith('-') ? multiplyMoney(money, -1) : unlessZero(money)
