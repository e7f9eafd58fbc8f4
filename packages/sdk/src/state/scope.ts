import type { ShopLocale } from '../rules/locale/locale'
import type { ShopType } from '../rules/region/shop-type'

/** For whom and how calls are made: part of every call and of every cache key. */
export interface Scope {
  readonly shop: ShopType
  readonly webstoreId: string
  readonly locale: ShopLocale
  /** Absent when the session drives the currency, and before the contexts are loaded. */
  readonly currencyCode?: string
  /** The account acted for; absent for a guest. */
  readonly effectiveAccountId?: string
  /** Present for a buyer only. */
  readonly userId?: string
  /** The shop's carts are made for very many items, and cart calls say so [7.3-11]. */
  readonly isHighScaleCart?: true
  /** What is alike for guests and buyers is asked for as guests do, so that any cache may answer [3.shopper-context-14]. */
  readonly sharesGuestData?: true
  /** Whether orders are prepared and submitted in steps [7.3-39]; absent as long as the platform has not said so. */
  readonly hasOrderSteps?: boolean
}
