import type { Database } from '../database/database'
import { withCheckCharacters } from '../record-id'
import type { Shop } from '../shop'
import { seedCoupons, type SeedCoupon } from './coupons'

/** Writes the coupons that are not there yet, so that data of an older version gets them too. */
export function seedCouponRows(db: Database): void {
  seedCoupons.forEach((coupon, index) => {
    const { shop } = coupon
    for (const sold of shop ? [shop] : (['CH', 'DE'] as const))
      insertCoupon(db, coupon, { shop: sold, index })
  })
}

function insertCoupon(
  db: Database,
  coupon: SeedCoupon,
  { shop, index }: { shop: Shop; index: number },
): void {
  db.run(
    `INSERT OR IGNORE INTO coupon (shop, code, promotion_id, texts, discount, category_key, first_order_only,
       exclusive, ends_at, redemption_limit, redemptions)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[shop, coupon.code, withCheckCharacters(`0c8${shop}${String(index + 1).padStart(10, '0')}`)],
    ...[JSON.stringify(coupon.texts), coupon.discount, coupon.categoryKey ?? null],
    ...[coupon.firstOrderOnly ? 1 : 0, coupon.exclusive ? 1 : 0],
    ...[coupon.until === undefined ? null : Date.parse(coupon.until), coupon.redemptionLimit ?? null],
    coupon.redemptions ?? 0,
  )
}
