import type { CartRecord } from './cart-repository'
import type { Database } from '../../database/database'
import { recordReader } from '../../database/read-record'
import { insertRecord } from '../../database/write-record'
import { idParams } from '../../record-id'
import type { Shop, Translations } from '../../shop'

/** The texts of a coupon in one language. */
export interface CouponText {
  readonly name: string
  readonly terms: string
}

/** A coupon of a shop, valid or not. */
export interface Coupon {
  readonly shop: Shop
  /** Upper case; codes are compared without case. */
  readonly code: string
  readonly promotionId: string
  readonly texts: Translations<CouponText>
  /** A fraction of the net sum as decimal text, `'0.15'`. */
  readonly discount: string
  /** Restricts the coupon to this category and all below it; null for the whole cart. */
  readonly categoryKey: string | null
  readonly firstOrderOnly: boolean
  /** Whether it cannot be combined with other coupons. */
  readonly exclusive: boolean
  /** The moment (ms) from which it is expired; null for never. */
  readonly endsAt: number | null
  readonly redemptionLimit: number | null
  readonly redemptions: number
}

/** A coupon on a cart. */
export interface CartCoupon extends Coupon {
  readonly cartCouponId: string
}

const coupons = recordReader<CartCoupon>({ json: ['texts'], flags: ['firstOrderOnly', 'exclusive'] })

const couponColumns = `
  c.shop, c.code, c.promotion_id AS promotionId, c.texts, c.discount, c.category_key AS categoryKey,
  c.first_order_only AS firstOrderOnly, c.exclusive, c.ends_at AS endsAt, c.redemption_limit AS redemptionLimit,
  c.redemptions`

/** The shop's coupon with this code in any spelling, or undefined. */
export function findCoupon(db: Database, code: string, shop: Shop): Coupon | undefined {
  const sql = `SELECT ${couponColumns} FROM coupon c WHERE c.shop = ? AND c.code = ?`
  return coupons.find(db, sql, shop, code.trim().toUpperCase())
}

/** The coupons of a cart in the order in which they were entered. */
export const listCartCoupons = (db: Database, { id, shop }: Pick<CartRecord, 'id' | 'shop'>): CartCoupon[] =>
  coupons.list(
    db,
    `SELECT ${couponColumns}, cc.id AS cartCouponId FROM cart_coupon cc
     JOIN coupon c ON c.code = cc.coupon_code AND c.shop = ? WHERE cc.cart_id = ? ORDER BY cc.rowid`,
    shop,
    id,
  )

export const insertCartCoupon = (
  db: Database,
  { code: couponCode, now: createdAt, ...coupon }: { id: string; cartId: string; code: string; now: number },
): void => insertRecord(db, 'cart_coupon', { ...coupon, couponCode, createdAt })

/** Takes a coupon off a cart by its id of 15 or 18 characters; false when it is not there. */
export function deleteCartCoupon(db: Database, cartId: string, id: string): boolean {
  const sql = 'DELETE FROM cart_coupon WHERE cart_id = ? AND substr(id, 1, ?) = ?'
  return db.run(sql, cartId, ...idParams(id)).changes > 0
}

/** Counts one use of a coupon. */
export function countRedemption(db: Database, { shop, code }: Pick<Coupon, 'shop' | 'code'>): void {
  db.run('UPDATE coupon SET redemptions = redemptions + 1 WHERE shop = ? AND code = ?', shop, code)
}

/** Gives one use of a coupon back. */
export function releaseRedemption(db: Database, { shop, code }: Pick<Coupon, 'shop' | 'code'>): void {
  const sql = 'UPDATE coupon SET redemptions = max(0, redemptions - 1) WHERE shop = ? AND code = ?'
  db.run(sql, shop, code)
}

/** Whether the cart's owner has ordered any other cart, and not canceled it. */
export const hasOrderedBefore = (db: Database, cart: CartRecord): boolean =>
  db.get(
    `SELECT 1 FROM purchase_order
     WHERE shop = ? AND cart_id <> ? AND canceled_at IS NULL AND (account_id = ? OR (account_id IS NULL AND guest_id = ?))`,
    cart.shop,
    cart.id,
    cart.accountId,
    cart.guestId,
  ) !== undefined
