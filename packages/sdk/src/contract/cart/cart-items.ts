import * as z from 'zod/mini'
import { amount, toMoney } from '../kit/amount'
import { addedCartItemSchema, addedItemMembers, cartItemAmounts, cartItemSchema } from './cart-item'
import { currentCartSchema } from './cart-summary'
import { inOneCurrency } from '../kit/in-one-currency'
import { priced } from '../kit/priced'
import { count } from '../kit/count'
import { flag, listOf, maybe, text, type Schema } from '../kit/schema'

const cartCouponShape = z.object({
  /** Record id for removing the coupon. */
  cartCouponId: z.string(),
  /** As the buyer entered it; null where the platform sends none. */
  couponCode: text,
  /** Conditions for display; null where there are none. */
  termsAndConditions: text,
})
/** A coupon on the cart; it is removed by `cartCouponId`, not by its code. */
export interface CartCoupon extends z.output<typeof cartCouponShape> {}
const couponList = listOf(cartCouponShape)

// Seen: { cartCoupons: { coupons: [...] } } around it, { coupons: [...] } alone, or the bare list.
const cartCouponsShape = z.pipe(
  maybe(
    z.union([
      z.array(cartCouponShape),
      z.object({
        /** A second wrapping of the list; null where there is only one. */
        cartCoupons: maybe(
          z.object({
            /** What the shopper has entered so far. */
            coupons: couponList,
          }),
        ),
        /** What the shopper has entered so far, where the list is wrapped once. */
        coupons: couponList,
      }),
    ]),
  ),
  z.transform((found): CartCoupon[] => {
    if (found === null) return []
    return Array.isArray(found) ? found : (found.cartCoupons ?? found).coupons
  }),
)

/** Reads the list bare or wrapped once or twice, as platform versions differ; nothing reads as an empty list. */
export const cartCouponsSchema: Schema<CartCoupon[]> = cartCouponsShape

const cartPromotionShape = z.pipe(
  inOneCurrency(
    z.object({
      /** Record id; null where the platform sends none. */
      promotionId: text,
      /** For display, in the language of the request. */
      displayName: text,
      /** Conditions for display; null where there are none. */
      termsAndConditions: text,
      /** What the promotion takes off the cart; negative, null while not computed. */
      adjustmentAmount: amount,
      /** Coupon that brought the promotion; null for one that applies without a coupon. */
      couponCode: text,
      /** What the promotion lowers, for instance `Cart`. */
      targetType: text,
      /** ISO 4217; where it is missing, the cart's currency. */
      currencyIsoCode: text,
    }),
  ),
  z.transform(({ currencyIsoCode, adjustmentAmount, ...rest }) => ({
    ...rest,
    /** What the promotion takes off the cart; negative, null while not computed. */
    adjustment: toMoney(adjustmentAmount, currencyIsoCode),
  })),
)
/** A promotion that lowers the cart; `adjustment` is negative. */
export interface CartPromotion extends z.output<typeof cartPromotionShape> {}
const promotionList = listOf(cartPromotionShape)

// Seen: { promotions: { promotions: [...] } }, and a plain list in the guide.
const promotionsInside = z.union([
  z.array(cartPromotionShape),
  z.object({
    /** Promotions that lower the cart. */
    promotions: promotionList,
  }),
])
const cartPromotionsShape = z.pipe(
  maybe(
    z.union([
      z.array(cartPromotionShape),
      inOneCurrency(
        z.object({
          /** Promotions that lower the cart, as a list or wrapped a second time. */
          promotions: maybe(promotionsInside),
        }),
      ),
    ]),
  ),
  z.transform((found): CartPromotion[] => {
    const wrapped = found === null || Array.isArray(found) ? found : found.promotions
    return wrapped === null || Array.isArray(wrapped) ? (wrapped ?? []) : wrapped.promotions
  }),
)

const cartItemsShape = inOneCurrency(
  z.object({
    /** Items of this page, by default the newest first. */
    cartItems: listOf(cartItemSchema),
    /** Totals of the whole cart; null where there is no cart. */
    cartSummary: maybe(currentCartSchema),
    /** Empty unless requested with `includeCoupons`. */
    cartCoupons: cartCouponsShape,
    /** Empty unless requested with `includePromotions`. */
    cartPromotions: cartPromotionsShape,
    /** Sentences about discounts that are nearly reached, in the language of the request. */
    approachingDiscounts: listOf(z.string()),
    /** True where an item of the cart cannot be ordered as it is. */
    hasErrors: flag,
    /** From 1; null before platform version 60. */
    currentPage: count,
    /** Number of items on all pages; null before platform version 60. */
    totalItemCount: count,
    /** Null before platform version 60. */
    totalNumberOfPages: count,
    /** Asks for the next page as `page`; null on the last one. */
    nextPageToken: text,
  }),
)
/** One page of cart items with the cart's totals, coupons and promotions. */
export interface CartItems extends z.output<typeof cartItemsShape> {}
/** Reads `{}` as an empty cart, and fails when an item lacks its id, product or quantity. */
export const cartItemsSchema: Schema<CartItems> = cartItemsShape

const changedItemShape = priced(
  {
    ...addedItemMembers,
    /** The whole cart after the change; null unless requested with `includeCartData` and supported. */
    cartData: maybe(cartItemsSchema),
  },
  cartItemAmounts,
)
/** The item after adding or changing it; `cartData` is the whole cart where the platform sends it along. */
export interface ChangedCartItem extends z.output<typeof changedItemShape> {}
/** Fails without `productId` and `quantity`. */
export const changedCartItemSchema: Schema<ChangedCartItem> = changedItemShape

const platformErrorShape = z.object({
  /** Code of the platform such as `INSUFFICIENT_ACCESS`. */
  errorCode: z.string(),
  /** In the language of the request; not for display, see `ServerError`. */
  message: text,
})
const batchEntryShape = z.pipe(
  z.object({
    /** HTTP status of this line; 0 where the platform sends none. */
    statusCode: count,
    /** The item after success, a list of errors after a failure. */
    result: maybe(z.union([z.array(platformErrorShape), addedCartItemSchema])),
  }),
  z.transform(({ statusCode, result }) => {
    const code = statusCode ?? 0
    const isFailure = Array.isArray(result) || code >= 400
    if (!isFailure)
      return {
        /** Decided by the kind of result, and by `statusCode` where there is none. */
        status: 'added' as const,
        /** HTTP status of this line; 0 where the platform sends none. */
        statusCode: code,
        /** The new item; null where the platform does not send it. */
        cartItem: result,
      }
    return {
      /** Decided by the kind of result, and by `statusCode` where there is none. */
      status: 'failed' as const,
      /** HTTP status of this line; 0 where the platform sends none. */
      statusCode: code,
      /** Why the line was not added; may be empty. */
      errors: Array.isArray(result) ? result : [],
    }
  }),
)
/** What became of one line of a batch, in the order of the request. */
export type BatchEntry = z.output<typeof batchEntryShape>

const batchResultShape = inOneCurrency(
  z.object({
    /** True where at least one line failed. */
    hasErrors: flag,
    /** One entry per line, in the order of the request. */
    results: listOf(batchEntryShape),
  }),
)
/** The lines of a batch one by one: a batch succeeds as a whole even where single lines fail. */
export interface BatchResult extends z.output<typeof batchResultShape> {}
/** Succeeds for a batch in which every line failed. */
export const batchResultSchema: Schema<BatchResult> = batchResultShape
