import {
  addAmounts,
  formatAmount,
  multiplyAmounts,
  negateAmount,
  roundAmount,
  toAmount,
  type Amount,
} from '../../amount'
import type { Call, Visitor } from '../../calls/call'
import { isCouponFor } from '../calculation/cart-discounts'
import { resolveCart } from '../records/cart-owner'
import { couponText } from '../cart/cart-promotions'
import { categoryPathOf } from '../../catalog/products/category-paths'
import { findProduct } from '../../catalog/products/product-repository'
import { itemNotFound } from '../../platform-error'
import { listCartCoupons, type CartCoupon } from '../records/coupon-repository'
import { isEffective } from '../calculation/coupon-rules'

/** A product with the price that promotions are applied off. */
export interface PromotedProduct {
  readonly productId: string
  readonly salesPrice: Amount
}

/** Unit prices have up to four decimals. */
const UNIT_SCALE = 4

/**
 * What each product costs after its promotions: those of its categories whose coupon is on the visitor's current cart.
 * The result of a product that the shop does not sell has an error.
 */
export function evaluateProducts(call: Call, products: readonly PromotedProduct[]) {
  const coupons = listProductCoupons(call)
  return {
    promotionProductEvaluationResults: products.map((product) =>
      evaluateProduct(call, { ...product, coupons }),
    ),
  }
}

function listProductCoupons(call: Call): readonly CartCoupon[] {
  const cart = resolveCart(call, 'current')
  if (!cart) return []
  return listCartCoupons(call.context.db, cart).filter(
    (coupon) => coupon.categoryKey !== null && isEffective(call.context, cart, coupon),
  )
}

function evaluateProduct(
  { context: { db }, visitor }: Call,
  { productId, salesPrice, coupons }: PromotedProduct & { coupons: readonly CartCoupon[] },
) {
  const product = findProduct(db, productId, visitor)
  const common = { productId, salesPrice: formatAmount(salesPrice), currencyIsoCode: visitor.currencyCode }
  if (!product) {
    return { ...common, isSuccess: false, errorMessage: itemNotFound('The product').message }
  }
  const path = categoryPathOf(db, product.categoryKey, visitor)
  const discounts = applyCoupons(
    salesPrice,
    coupons.filter((coupon) => isCouponFor(coupon, { path, agreed: undefined })),
  )
  const promotionalPrice = addAmounts(salesPrice, ...discounts.map(({ amount }) => negateAmount(amount)))
  return {
    ...common,
    sku: product.sku,
    promotionalPrice: formatAmount(promotionalPrice),
    promotionPriceAdjustmentList: discounts.map(({ coupon, amount }) => adjustment(visitor, coupon, amount)),
    isSuccess: true,
    errorMessage: null,
  }
}

interface Discount {
  readonly coupon: CartCoupon
  readonly amount: Amount
}

/** One after the other: each discount applies to what the earlier ones left. */
const applyCoupons = (price: Amount, coupons: readonly CartCoupon[]): readonly Discount[] =>
  coupons.reduce<readonly Discount[]>((applied, coupon) => {
    const left = addAmounts(price, ...applied.map(({ amount }) => negateAmount(amount)))
    const amount = roundAmount(multiplyAmounts(left, toAmount(coupon.discount)), UNIT_SCALE)
    return [...applied, { coupon, amount }]
  }, [])

function adjustment({ locale }: Visitor, coupon: CartCoupon, amount: Amount) {
  const { name, terms } = couponText(coupon, locale)
  return {
    promotionId: coupon.promotionId,
    displayName: name,
    termsAndConditions: terms,
    adjustmentType: 'PercentageDiscount',
    adjustmentValue: formatAmount(multiplyAmounts(toAmount(coupon.discount), toAmount(100)), 0),
    adjustmentAmount: formatAmount(negateAmount(amount)),
  }
}
