/** The versions of the platform's API that a client can call. */
export type ApiVersion = `v${57 | 58 | 59 | 60 | 61 | 62 | 63 | 64 | 65 | 66 | 67}.0`

/** Version of the platform's API in the paths of calls, where no other is chosen. */
export const apiVersion = 'v65.0' satisfies ApiVersion

/** Whether a text names one of those versions. */
export const isApiVersion = (text: unknown): text is ApiVersion => /^v(5[7-9]|6[0-7])\.0$/.test(String(text))

/** The first version of the platform's API that … */
export const sinceVersion = {
  /** … a storefront can use. */
  oldest: 57,
  /** … responds to `carts/current` with 200 and `cartId: null` where there is no cart, and not with 404. */
  nullCart: 63,
} as const

/** The platform release that introduced this API version. */
export const platformRelease = 258

/** Replaces the id of the shopper's current cart in a path. */
export const currentCart = 'current'

/** Replaces the id of the session's account in a path. */
export const currentAccount = 'current'

/** Replaces the id of the checkout in progress in a path. */
export const activeCheckout = 'active'

/** What the platform says of a cart while it is being ordered. */
export const checkoutCartStatus = 'Checkout'

/** Parameters of a list of cart items, unless the caller overrides them. */
export const cartItemsDefaults = {
  pageNumber: 1,
  pageSize: 25,
  sort: 'CreatedDateDesc',
  productFields: '*',
  includePromotions: true,
  includeCoupons: true,
} as const

/** Parameters for the products of a cart. */
export const cartProductsDefaults = { pageSize: 25 } as const

/** Parameters for the delivery groups of a cart. `cartItemLimit` 0: groups come without their items. */
export const deliveryGroupsDefaults = { limit: 20, cartItemLimit: 0 } as const

/** How long stock is reserved for a cart, in seconds. */
export const reservationSeconds = 14_400

/** Parameters of a list of saved addresses. */
export const addressListDefaults = {
  excludeUnsupportedCountries: true,
  shouldShowDefaultAddrFirst: true,
} as const
