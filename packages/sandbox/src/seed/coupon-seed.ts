import { findCoupon, type Coupon } from '../basket/records/coupon-repository'
import type { Database } from '../database/database'
import { insertRecord } from '../database/write-record'
import { withCheckCharacters } from '../record-id'
import type { Shop } from '../shop'

/** An invented coupon of the seed; both shops have it unless it names one. */
interface SeedCoupon extends Pick<Coupon, 'code' | 'texts' | 'discount'> {
  readonly shop?: Coupon['shop']
  readonly categoryKey?: string
  readonly firstOrderOnly?: boolean
  readonly exclusive?: boolean
  /** When it expires, ISO 8601. */
  readonly until?: string
  readonly redemptionLimit?: number
  /** How often it was used before the sandbox's first start. */
  readonly redemptions?: number
}

const firstOrderTexts = {
  de: { name: 'Willkommensrabatt', terms: 'Gilt für die erste Bestellung, nicht mit anderen Gutscheinen.' },
  fr: { name: 'Rabais de bienvenue', terms: 'Valable pour la première commande, non cumulable.' },
  en: { name: 'Welcome discount', terms: 'Valid for the first order, not with other vouchers.' },
}

const firstOrder = { texts: firstOrderTexts, firstOrderOnly: true, exclusive: true }

/** The sandbox's coupons: valid ones, and one for each way to be refused. */
export const seedCoupons: readonly SeedCoupon[] = [
  { shop: 'CH', code: 'ERSTKISTE15', discount: '0.15', ...firstOrder },
  { shop: 'DE', code: 'ERSTKISTE10', discount: '0.1', ...firstOrder },
  {
    code: 'KLEBEBAND10',
    discount: '0.1',
    categoryKey: 'tape',
    texts: {
      de: { name: 'Klebeband-Aktion', terms: 'Gilt für Klebebänder.' },
      fr: { name: 'Action rubans adhésifs', terms: 'Valable pour les rubans adhésifs.' },
      en: { name: 'Tape offer', terms: 'Valid for adhesive tapes.' },
    },
  },
  {
    code: 'NEWSLETTER5',
    discount: '0.05',
    texts: {
      de: { name: 'Newsletter-Rabatt', terms: 'Gilt für den ganzen Warenkorb.' },
      fr: { name: 'Rabais newsletter', terms: 'Valable pour tout le panier.' },
      en: { name: 'Newsletter discount', terms: 'Valid for the whole cart.' },
    },
  },
  {
    code: 'SOMMER20',
    discount: '0.2',
    until: '2026-09-01T00:00:00Z',
    texts: {
      de: { name: 'Sommerrabatt', terms: 'Galt bis zum 31. August 2026.' },
      fr: { name: 'Rabais d’été', terms: 'Valable jusqu’au 31 août 2026.' },
      en: { name: 'Summer discount', terms: 'Was valid until 31 August 2026.' },
    },
  },
  {
    code: 'MESSE25',
    discount: '0.25',
    redemptionLimit: 50,
    redemptions: 50,
    texts: {
      de: { name: 'Messerabatt', terms: 'Gilt für die ersten 50 Bestellungen.' },
      fr: { name: 'Rabais salon', terms: 'Valable pour les 50 premières commandes.' },
      en: { name: 'Trade fair discount', terms: 'Valid for the first 50 orders.' },
    },
  },
]

/** Inserts the coupons that are missing, so that data of an older version gets them too. */
export function seedCouponRows(db: Database): void {
  seedCoupons.forEach((coupon, index) => {
    const sellers = coupon.shop ? [coupon.shop] : (['CH', 'DE'] as const)
    for (const shop of sellers) {
      if (findCoupon(db, coupon.code, shop) === undefined)
        insertRecord(db, 'coupon', toRecord(coupon, shop, index))
    }
  })
}

const toRecord = ({ until, ...coupon }: SeedCoupon, shop: Shop, index: number): Coupon => ({
  categoryKey: null,
  firstOrderOnly: false,
  exclusive: false,
  redemptionLimit: null,
  redemptions: 0,
  ...coupon,
  shop,
  promotionId: withCheckCharacters(`0c8${shop}${String(index + 1).padStart(10, '0')}`),
  endsAt: until === undefined ? null : Date.parse(until),
})
