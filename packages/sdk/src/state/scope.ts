import type { ShopLocale } from '../rules/locale/locale'
import type { ShopType } from '../rules/region/shop-type'

/** For whom and how calls are made: part of every call and of every cache key. */
export interface Scope {
  /** Separates the data of the two shops where they share an origin. */
  readonly shop: ShopType
  /** Record id in the paths of all commerce calls. */
  readonly webstoreId: string
  /** Sent as `language` with every call. */
  readonly locale: ShopLocale
  /** ISO 4217. Absent when the session determines the currency, and before the settings are loaded. */
  readonly currencyCode?: string
  /** The account that the buyer orders for; absent for a guest. */
  readonly effectiveAccountId?: string
  /** Present for a buyer only. */
  readonly userId?: string
  /** The shop's carts are made for very many items; cart calls then send `X-Highscale: true`. */
  readonly isHighScaleCart?: true
  /** Calls with the same response for everybody are sent as a guest's, so that shared caches can serve them. */
  readonly sharesGuestData?: true
  /** Whether orders are prepared and submitted in steps; absent as long as the platform has not said so. */
  readonly hasOrderSteps?: boolean
}
