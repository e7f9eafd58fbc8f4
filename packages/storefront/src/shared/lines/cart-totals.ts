import {
  grossAmount,
  grossSteps,
  isZeroMoney,
  lineFigures,
  listDiscounts,
  multiplyMoney,
  smallOrderSurcharge,
  sumBuyerCart,
  sumGuestCart,
  sumMoney,
  vatRows,
} from '@cartonnage/sdk/rules'
import type {
  AppliedPromotion,
  DeliveryEstimate,
  Discount,
  DocumentLine,
  Money,
  PlatformSums,
  VatRow,
} from '@cartonnage/sdk/rules'

/** The totals of a cart. `gross` is the amount to pay, always exactly `net` + `vat`. */
export interface CartTotals {
  /** The sum of the lines. */
  readonly itemsNet: Money
  /** The lines of the goods with their rates; empty where the amounts of some are unknown. */
  readonly lines: readonly RatedLine[]
  /** Positive; null without a discount. */
  readonly discount: Money | null
  /** What the discount is made of: one entry a voucher, each positive. */
  readonly discounts: readonly Discount[]
  /** Net; added to small orders, whatever the delivery method. Null when there is none. */
  readonly surcharge: Money | null
  /** Net, without the surcharge; null until the delivery method is known. */
  readonly shipping: Money | null
  readonly net: Money
  readonly vat: Money
  readonly gross: Money
  /** Fraction; null when the VAT is made up of several rates. */
  readonly rate: number | null
  /** The VAT by rate; empty where the rates are unknown. */
  readonly vatRows: readonly VatRow[]
  /** The parts with VAT where there are several rates; absent where `rate` or nothing gives them. */
  readonly grossParts?: GrossParts
  /** Calculated by the shop for a country, before the platform knows the address. */
  readonly isEstimate: boolean
  /** Where `shipping` is estimated, because no delivery method is chosen yet. */
  readonly deliveryEstimate?: DeliveryEstimate
}

export interface RatedLine extends DocumentLine {
  /** VAT rate, a fraction. */
  readonly rate: number
}

/** The parts of the totals with the VAT of their rates, for display. */
export interface GrossParts {
  /** The sum of the gross lines. */
  readonly items: Money
  readonly discount: Money | null
  /** One entry a voucher; empty where they have no gross amounts of their own. */
  readonly discounts: readonly Money[]
  readonly surcharge: Money | null
  readonly shipping: Money | null
}

interface GuestSums {
  readonly rate: number
  readonly currencyCode: string
  /** The country of delivery. */
  readonly countryCode: string
}

/** The totals of a guest's lines, all at one VAT rate. */
export function sumGuestLines(
  guestLines: readonly DocumentLine[],
  { rate, currencyCode, countryCode }: GuestSums,
): CartTotals {
  const nets = guestLines.map(({ net }) => net)
  const { rate: _, ...total } = sumGuestCart(nets, { rate, currencyCode, countryCode })
  const surcharge = nets.length === 0 ? null : smallOrderSurcharge(total.itemsNet, countryCode)
  const parts = { lines: atRate(guestLines, rate), discount: null, discounts: [], surcharge, shipping: null }
  return { ...total, ...parts, ...atOneRate(total.net, rate) }
}

/** Everything at one rate. */
const atOneRate = (net: Money, rate: number) => ({ rate, vatRows: vatRows([{ net, rate }]) })

export const atRate = (lines: readonly DocumentLine[], rate: number): readonly RatedLine[] =>
  lines.map((line) => ({ ...line, rate }))

interface TotalsOptions {
  /** VAT rate of `countryCode`, a fraction. */
  readonly rate: number
  readonly countryCode: string
  /** A delivery method is chosen, so that its fee, also one of zero, is part of the total. */
  readonly isShippingKnown: boolean
  /** What explains the discount. @default nothing: it is one amount */
  readonly promotions?: readonly AppliedPromotion[] | undefined
  /** What `totalProductAmount` is the sum of. @default unknown */
  readonly lines?: readonly DocumentLine[] | undefined
}

/**
 * The totals of a buyer's cart: the platform's where it has them, else calculated at `rate`. Null while the platform
 * is calculating.
 */
export function readCartTotals(
  sums: PlatformSums,
  { rate, countryCode, isShippingKnown, promotions = [], lines = [] }: TotalsOptions,
): CartTotals | null {
  const total = sumBuyerCart(sums, { rate, countryCode, isShippingKnown })
  if (total === null) return null
  const { itemsNet } = total
  const discount = positiveOf(sums.totalPromotionalAdjustmentAmount)
  const surchargeDue = smallOrderSurcharge(itemsNet, countryCode)
  const charged = isShippingKnown || !isZero(sums.totalChargeAmount) ? sums.totalChargeAmount : null
  const discounts = listDiscounts(discount, promotions)
  const goods = { itemsNet: sumOfLines(lines) ?? itemsNet, lines: atRate(lines, rate) }
  const parts = { ...goods, discount, discounts, ...splitCharge(charged, surchargeDue) }
  // The surcharge is part of sums of several rates only where the platform has charged it.
  if (total.rate === null) return { ...total, ...parts, surcharge: charged && parts.surcharge, vatRows: [] }
  return { ...total, ...parts, ...atOneRate(total.net, total.rate) }
}

/**
 * Splits the platform's delivery charge, which includes the surcharge. A charge below the surcharge includes none;
 * before there is a charge, the surcharge is known already.
 */
export function splitCharge(
  charged: Money | null,
  surcharge: Money | null,
): Pick<CartTotals, 'shipping' | 'surcharge'> {
  if (charged === null || surcharge === null) return { shipping: charged, surcharge }
  const shipping = sumMoney([charged, negative(surcharge)])
  return shipping.amount.startsWith('-') ? { shipping: charged, surcharge: null } : { shipping, surcharge }
}

/** The parts of the totals with VAT, for display; undefined where the rates are unknown. */
export function grossPartsOf(totals: CartTotals): GrossParts | undefined {
  const { rate, grossParts, discount, discounts } = totals
  if (grossParts !== undefined || rate === null) return grossParts
  const taken = discounts.length > 0 ? discounts.map(({ amount }) => amount) : discount && [discount]
  return { items: grossOfLines(totals, rate), ...addVat({ ...totals, taken: taken ?? [] }, rate) }
}

/** The sum of the gross lines; where they are unknown, the gross of the net sum. */
export const grossOfLines = (
  { lines, itemsNet }: Pick<CartTotals, 'lines' | 'itemsNet'>,
  rate: number,
): Money =>
  lines.length === 0
    ? grossAmount(itemsNet, rate)
    : sumMoney(lines.map((line) => lineFigures(line, { rate: line.rate, main: 'gross' }).amount))

const sumOfLines = (lines: readonly DocumentLine[]): Money | null =>
  lines.length === 0 ? null : sumMoney(lines.map(({ net }) => net))

interface NetParts extends Pick<CartTotals, 'itemsNet' | 'surcharge' | 'shipping'> {
  /** What is taken off, positive. */
  readonly taken: readonly Money[]
}

/**
 * What is besides the goods. Delivery costs what its method says; the others are rounded in turn, so that with goods of one
 * line they add up to the total.
 */
export function addVat(
  { itemsNet, taken, surcharge, shipping }: NetParts,
  rate: number,
): Omit<GrossParts, 'items'> {
  const delivery = shipping === null ? [] : [shipping]
  const steps = grossSteps(
    [...delivery, itemsNet, ...taken.map(negative), ...(surcharge ? [surcharge] : [])],
    rate,
  )
  const others = steps.slice(delivery.length + 1)
  const discounts = others.slice(0, taken.length).map(negative)
  return {
    discount: discounts.length === 0 ? null : sumMoney(discounts),
    discounts,
    surcharge: others[taken.length] ?? null,
    shipping: delivery.length === 0 ? null : (steps[0] ?? null),
  }
}

/** Whether an amount is absent or zero. */
export const isZero = (money: Money | null): boolean => money === null || isZeroMoney(money)

const negative = (money: Money): Money => multiplyMoney(money, -1)

/** An amount that is taken off, without its sign; null for none. */
export function positiveOf(money: Money | null): Money | null {
  if (money === null || isZero(money)) return null
  return money.amount.startsWith('-') ? negative(money) : money
}
