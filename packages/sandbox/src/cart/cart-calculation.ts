import {
  addAmounts,
  multiplyAmounts,
  negateAmount,
  roundAmount,
  toAmount,
  zeroAmount,
  type Amount,
} from '../amount'
import type { Call } from '../calls/call'
import { listCartCoupons, type CartCoupon } from '../coupons/coupon-repository'
import { holdsFor } from '../coupons/coupon-rules'
import {
  calculateGroups,
  deliveryVat,
  readDeliveryPlan,
  type CalculatedGroup,
} from '../delivery-groups/delivery-calculation'
import type { ShopLocale } from '../shop'
import { applyDiscounts, lineDiscount, sumDiscounts, type AppliedPromotion } from './cart-discounts'
import { calculateLines, type PricedLine } from './cart-lines'
import { isErrored, isProcessing } from './cart-owner'
import type { CartRecord } from './cart-repository'

/** A cart item with its product and its net amounts, what promotions take off it, and its VAT. */
export interface CalculatedLine extends PricedLine {
  /** What promotions take off the line's net, positive. */
  readonly discount: Amount
  /** The line's net after promotions. */
  readonly discountedNet: Amount
  /** VAT of the line for display, after promotions; null until the country of delivery is known. */
  readonly vat: Amount | null
}

/** Everything there is to say about a cart's amounts. */
export interface CalculatedCart {
  readonly cart: CartRecord
  /** The language of its texts. */
  readonly locale: ShopLocale
  readonly isProcessing: boolean
  /** The last calculation failed; the write must be sent again. */
  readonly isErrored: boolean
  /** What the organisation writes for amounts that do not hold at present. */
  readonly unsettledAmount: null | '0'
  readonly lines: readonly CalculatedLine[]
  /** The goods before promotions. */
  readonly goodsNet: Amount
  readonly listNet: Amount
  /** The coupons that were entered, those that take nothing off at present too. */
  readonly coupons: readonly CartCoupon[]
  readonly promotions: readonly AppliedPromotion[]
  /** What all promotions take off the goods, positive. */
  readonly discount: Amount
  /** The goods after promotions. */
  readonly discountedNet: Amount
  /** Net shipping of the chosen delivery methods of all groups; zero before one is chosen. */
  readonly shipping: Amount
  /** VAT of the whole document; null until the country of delivery is known. */
  readonly vat: Amount | null
  readonly total: Amount
  /** The delivery groups, the default one first; none before a checkout or a delivery-group call made it. */
  readonly groups: readonly CalculatedGroup[]
}

/**
 * Prices a cart by the visitor's tiers, takes off what its coupons give and, once the countries of delivery are
 * known, taxes what is left.
 */
export function calculateCart(call: Call, cart: CartRecord): CalculatedCart {
  const { context, visitor } = call
  const plan = readDeliveryPlan(context, cart)
  const priced = calculateLines(call, { cart, plan })
  const coupons = listCartCoupons(context.db, cart)
  const promotions = applyDiscounts(
    priced,
    coupons.filter((coupon) => holdsFor(context, cart, coupon)),
  )
  const lines = priced.map((line) => discountLine(line, promotions))
  const groups = calculateGroups(plan, lines, cart.currencyCode)
  return {
    cart,
    locale: visitor.locale,
    isProcessing: isProcessing(cart, context.clock.now()),
    isErrored: isErrored(cart, context.clock.now()),
    unsettledAmount: context.options.carts?.unsettledAmounts === 'zero' ? '0' : null,
    lines,
    coupons,
    promotions,
    groups,
    ...sumUp(lines, groups, sumDiscounts(promotions)),
  }
}

function discountLine(line: PricedLine, promotions: readonly AppliedPromotion[]): CalculatedLine {
  const discount = lineDiscount(promotions, line.item.id)
  const discountedNet = subtract(line.net, discount)
  const { vatRate } = line
  const vat = vatRate === undefined ? null : roundAmount(multiplyAmounts(discountedNet, toAmount(vatRate)), 2)
  return { ...line, discount, discountedNet, vat }
}

function sumUp(lines: readonly CalculatedLine[], groups: readonly CalculatedGroup[], discount: Amount) {
  const goodsNet = addAmounts(...lines.map(({ net }) => net))
  const discountedNet = subtract(goodsNet, discount)
  const shipping = addAmounts(...groups.map((group) => group.shipping))
  const nets = new Map(lines.map((line) => [line.item.id, line.discountedNet]))
  const vat = deliveryVat(groups, (itemId) => nets.get(itemId) ?? zeroAmount)
  const listNet = addAmounts(...lines.map((line) => line.listNet))
  const total = addAmounts(discountedNet, shipping, vat ?? zeroAmount)
  return { goodsNet, listNet, discount, discountedNet, shipping, vat, total }
}

const subtract = (a: Amount, b: Amount): Amount => addAmounts(a, negateAmount(b))
