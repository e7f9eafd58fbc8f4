import { type ShopLocale, translate } from '../../shop'

const german = {
  ITEM_NOT_FOUND: 'Diesen Gutschein gibt es nicht, oder er ist abgelaufen.',
  ALREADY_APPLIED: 'Dieser Gutschein ist bereits eingelöst.',
  BLOCKED_EXCLUSIVE: 'Dieser Gutschein gilt nicht zusammen mit anderen.',
  COUPON_REDEMPTION_LIMIT_EXCEEDED: 'Dieser Gutschein ist aufgebraucht.',
  UNQUALIFIED_CART: 'Dieser Warenkorb erfüllt die Bedingungen des Gutscheins nicht.',
  CART_ITEM_LIMIT_EXCEEDED_FOR_COUPONS: 'Der Warenkorb hat zu viele Positionen für einen Gutschein.',
}

/** Why a coupon is refused, as the platform's error code. */
export type CouponRefusal = keyof typeof german

const french: typeof german = {
  ITEM_NOT_FOUND: 'Ce bon n’existe pas ou a expiré.',
  ALREADY_APPLIED: 'Ce bon est déjà appliqué.',
  BLOCKED_EXCLUSIVE: 'Ce bon n’est pas cumulable avec d’autres.',
  COUPON_REDEMPTION_LIMIT_EXCEEDED: 'Ce bon est épuisé.',
  UNQUALIFIED_CART: 'Ce panier ne remplit pas les conditions du bon.',
  CART_ITEM_LIMIT_EXCEEDED_FOR_COUPONS: 'Le panier contient trop de lignes pour un bon.',
}

const english: typeof german = {
  ITEM_NOT_FOUND: 'That voucher does not exist or has expired.',
  ALREADY_APPLIED: 'That voucher is applied already.',
  BLOCKED_EXCLUSIVE: 'That voucher cannot be combined with others.',
  COUPON_REDEMPTION_LIMIT_EXCEEDED: 'That voucher is used up.',
  UNQUALIFIED_CART: 'This cart does not meet the terms of the voucher.',
  CART_ITEM_LIMIT_EXCEEDED_FOR_COUPONS: 'The cart has too many lines for a voucher.',
}

/** The reasons in the language of the call. */
export const couponMessages = (locale: ShopLocale) =>
  translate({ de: german, fr: french, en: english }, locale)
