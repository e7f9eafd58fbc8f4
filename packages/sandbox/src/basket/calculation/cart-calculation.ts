import {
  addAmounts,
  multiplyAmounts,
  negateAmount,
  roundAmount,
  toAmount,
  zeroAmount,
  type Amount,
} from '../../amount'
import type { Call } from '../../calls/call'
import { listCartCoupons, type CartCoupon } from '../records/coupon-repository'
import { isEffective } from './coupon-rules'
import { calculateGroups, deliveryVat, readDeliveryPlan, type CalculatedGroup } from './delivery-calculation'
import type { ShopLocale } from '../../shop'
import { applyDiscounts, lineDiscount, sumDiscounts, type AppliedPromotion } from './cart-discounts'
import { calculateLines, type PricedLine } from './cart-lines'
import { isErrored, isProcessing } from '../records/cart-owner'
import type { CartRecord } from '../records/cart-repository'

/** A priced cart item after promotions, with its VAT. */
export interface CalculatedLine extends PricedLine {
  /** What promotions take off the line's net, positive. */
  readonly discount: Amount
  /** The line's net after promotions. */
  readonly discountedNet: Amount
  /** VAT of the line for display, after promotions; null until the country of delivery is known. */
  readonly vat: Amount | null
}

/** A cart with all its amounts. */
export interface CalculatedCart {
  readonly cart: CartRecord
  /** The language of its texts. */
  readonly locale: ShopLocale
  readonly isProcessing: boolean
  /** The last calculation failed; the write must be sent again. */
  readonly isErrored: boolean
  /** What stands for amounts that are not valid at the moment. */
  readonly unsettledAmount: null | '0'
  readonly lines: readonly CalculatedLine[]
  /** All lines, before promotions. */
  readonly productsNet: Amount
  readonly listNet: Amount
  /** The coupons that were entered, including those without an effect at the moment. */
  readonly coupons: readonly CartCoupon[]
  readonly promotions: readonly AppliedPromotion[]
  /** What all promotions take off, positive. */
  readonly discount: Amount
  /** All lines, after promotions. */
  readonly discountedNet: Amount
  /** Net shipping of the chosen delivery methods of all groups; zero before one is chosen. */
  readonly shipping: Amount
  /** VAT of the whole document; null until the country of delivery is known. */
  readonly vat: Amount | null
  readonly total: Amount
  /** The delivery groups, the default one first; none before a checkout or a delivery group call creates it. */
  readonly groups: readonly CalculatedGroup[]
}

/**
 * Prices a cart by the visitor's tiers, subtracts its discounts and, once the countries of delivery are known, adds
 * the VAT.
 */
export function calculateCart(call: Call, cart: CartRecord): CalculatedCart {
  const { context, visitor } = call
  const plan = readDeliveryPlan(context, cart)
  const priced = calculateLines(call, { cart, plan })
  const coupons = listCartCoupons(context.db, cart)
  const promotions = applyDiscounts(
    priced,
    coupons.filter((coupon) => isEffective(context, cart, coupon)),
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
  const productsNet = addAmounts(...lines.map(({ net }) => net))
  const discountedNet = subtract(productsNet, discount)
  const shipping = addAmounts(...groups.map((group) => group.shipping))
  const nets = new Map(lines.map((line) => [line.item.id, line.discountedNet]))
  const vat = deliveryVat(groups, (itemId) => nets.get(itemId) ?? zeroAmount)
  const listNet = addAmounts(...lines.map((line) => line.listNet))
  const total = addAmounts(discountedNet, shipping, vat ?? zeroAmount)
  return { productsNet, listNet, discount, discountedNet, shipping, vat, total }
}

const subtract = (a: Amount, b: Amount): Amount => addAmounts(a, negateAmount(b))
