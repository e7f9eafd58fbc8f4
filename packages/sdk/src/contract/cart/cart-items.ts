import * as z from 'zod/mini'
import { amount, toMoney } from '../kit/amount'
import { addedCartItemSchema, addedItemMembers, cartItemAmounts, cartItemSchema } from './cart-item'
import { cartSummarySchema } from './cart-summary'
import { inOneCurrency } from '../kit/in-one-currency'
import { priced } from '../kit/priced'
import { count } from '../kit/count'
import { flag, listOf, maybe, text, type Schema } from '../kit/schema'

const cartCouponShape = z.object({ cartCouponId: z.string(), couponCode: text, termsAndConditions: text })
/** A coupon on the cart; it is removed by `cartCouponId`, not by its code. */
export interface CartCoupon extends z.output<typeof cartCouponShape> {}
export interface CartCouponWire extends z.input<typeof cartCouponShape> {}
const couponList = listOf(cartCouponShape)

// Seen: { cartCoupons: { coupons: [...] } } around it, { coupons: [...] } alone, or the bare list.
const cartCouponsShape = z.pipe(
  maybe(
    z.union([
      z.array(cartCouponShape),
      z.object({ cartCoupons: maybe(z.object({ coupons: couponList })), coupons: couponList }),
    ]),
  ),
  z.transform((found): CartCoupon[] => {
    if (found === null) return []
    return Array.isArray(found) ? found : (found.cartCoupons ?? found).coupons
  }),
)

type CouponsWire = z.input<typeof cartCouponsShape>
/** The coupons of a cart, as a call of their own answers them. */
export const cartCouponsSchema: Schema<CartCoupon[], CouponsWire> = cartCouponsShape

const cartPromotionShape = z.pipe(
  inOneCurrency(
    z.object({
      promotionId: text,
      displayName: text,
      termsAndConditions: text,
      adjustmentAmount: amount,
      couponCode: text,
      targetType: text,
      currencyIsoCode: text,
    }),
  ),
  z.transform(({ currencyIsoCode, adjustmentAmount, ...rest }) => ({
    ...rest,
    adjustment: toMoney(adjustmentAmount, currencyIsoCode),
  })),
)
/** A promotion that lowers the cart; `adjustment` is negative. */
export interface CartPromotion extends z.output<typeof cartPromotionShape> {}
export interface CartPromotionWire extends z.input<typeof cartPromotionShape> {}
const promotionList = listOf(cartPromotionShape)

// Seen: { promotions: { promotions: [...] } }, and a plain list in the guide.
const promotionsWire = z.union([z.array(cartPromotionShape), z.object({ promotions: promotionList })])
const cartPromotionsShape = z.pipe(
  maybe(
    z.union([z.array(cartPromotionShape), inOneCurrency(z.object({ promotions: maybe(promotionsWire) }))]),
  ),
  z.transform((found): CartPromotion[] => {
    const wrapped = found === null || Array.isArray(found) ? found : found.promotions
    return wrapped === null || Array.isArray(wrapped) ? (wrapped ?? []) : wrapped.promotions
  }),
)

const cartItemsShape = inOneCurrency(
  z.object({
    cartItems: listOf(cartItemSchema),
    cartSummary: maybe(cartSummarySchema),
    cartCoupons: cartCouponsShape,
    cartPromotions: cartPromotionsShape,
    approachingDiscounts: listOf(z.string()),
    hasErrors: flag,
    currentPage: count,
    totalItemCount: count,
    totalNumberOfPages: count,
  }),
)
/** One page of cart items with the cart's totals, coupons and promotions. */
export interface CartItems extends z.output<typeof cartItemsShape> {}
export interface CartItemsWire extends z.input<typeof cartItemsShape> {}
export const cartItemsSchema: Schema<CartItems, CartItemsWire> = cartItemsShape

const changedItemShape = priced({ ...addedItemMembers, cartData: maybe(cartItemsSchema) }, cartItemAmounts)
/** The item after adding or changing it; `cartData` is the whole cart where the platform sends it along. */
export interface ChangedCartItem extends z.output<typeof changedItemShape> {}
export interface ChangedCartItemWire extends z.input<typeof changedItemShape> {}
export const changedCartItemSchema: Schema<ChangedCartItem, ChangedCartItemWire> = changedItemShape

const platformErrorShape = z.object({ errorCode: z.string(), message: text })
const batchEntryShape = z.pipe(
  z.object({
    statusCode: count,
    result: maybe(z.union([z.array(platformErrorShape), addedCartItemSchema])),
  }),
  z.transform(({ statusCode, result }) => {
    const code = statusCode ?? 0
    const isFailure = Array.isArray(result) || code >= 400
    if (!isFailure) return { status: 'added' as const, statusCode: code, cartItem: result }
    return { status: 'failed' as const, statusCode: code, errors: Array.isArray(result) ? result : [] }
  }),
)
/** What became of one line of a batch, in the order of the request. */
export type BatchEntry = z.output<typeof batchEntryShape>

const batchResultShape = inOneCurrency(z.object({ hasErrors: flag, results: listOf(batchEntryShape) }))
/** The lines of a batch one by one: a batch succeeds as a whole even where single lines fail. */
export interface BatchResult extends z.output<typeof batchResultShape> {}
export interface BatchResultWire extends z.input<typeof batchResultShape> {}
export const batchResultSchema: Schema<BatchResult, BatchResultWire> = batchResultShape
