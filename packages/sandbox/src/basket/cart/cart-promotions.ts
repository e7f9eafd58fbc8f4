import { formatMoneyAmount, negateAmount } from '../../amount'
import type { CartCoupon, Coupon, CouponText } from '../records/coupon-repository'
import { siteGuestIds } from '../../people/session/site-guest'
import { type ShopLocale, translate } from '../../shop'
import type { CalculatedCart } from '../calculation/cart-calculation'
import type { AppliedPromotion } from '../calculation/cart-discounts'
import type { CartRecord } from '../records/cart-repository'

/** A guest's cart belongs to the user that the site runs as. */
export const ownerId = ({ ownerId, shop }: CartRecord): string => ownerId ?? siteGuestIds[shop]

/** The platform's cart coupon collection. */
export const cartCouponCollection = (cart: CartRecord, coupons: readonly CartCoupon[]) => ({
  cartCoupons: {
    coupons: coupons.map(({ cartCouponId, code }) => ({ cartCouponId, couponCode: code, customFields: [] })),
  },
  cartId: cart.id,
  cartStatus: cart.status,
  ownerId: ownerId(cart),
})

/** The platform's promotions of a cart, nested twice as it sends them. */
export const cartPromotionCollection = ({ cart, promotions, locale }: CalculatedCart) => ({
  cartId: cart.id,
  cartStatus: cart.status,
  currencyIsoCode: cart.currencyCode,
  promotions: { promotions: promotions.map((promotion) => cartPromotion(promotion, { cart, locale })) },
})

function cartPromotion(
  { coupon, amount }: AppliedPromotion,
  { cart, locale }: { cart: CartRecord; locale: ShopLocale },
) {
  const { name, terms } = couponText(coupon, locale)
  return {
    promotionId: coupon.promotionId,
    displayName: name,
    termsAndConditions: terms,
    adjustmentAmount: formatMoneyAmount(negateAmount(amount)),
    couponCode: coupon.code,
    targetType: coupon.categoryKey === null ? 'Cart' : 'CartItem',
    currencyIsoCode: cart.currencyCode,
  }
}

/** The names of the promotions that apply to an item; null for none. */
export function promotionNames({ promotions, locale }: CalculatedCart, itemId: string): string | null {
  const names = promotions
    .filter(({ shares }) => (shares.get(itemId)?.units ?? 0n) > 0n)
    .map(({ coupon }) => couponText(coupon, locale).name)
  return names.length === 0 ? null : names.join(', ')
}

/** A coupon's texts in the shopper's language. */
export const couponText = ({ texts }: Coupon, locale: ShopLocale): CouponText => translate(texts, locale)
