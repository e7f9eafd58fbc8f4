/** Version of the platform's interface that every call names [9-31]. */
export const apiVersion = 'v65.0'

/** The platform's release that brought this version [9-31]. */
export const platformRelease = 258

/** Stands in a path for the id of the present cart [9-32]. */
export const currentCart = 'current'

/** Stands in a path for the account of the session [6-4]. */
export const currentAccount = 'current'

/** Stands in a path for the id of the checkout under way [9-32]. */
export const activeCheckout = 'active'

/** Status of a cart that a checkout works on [9-32]. */
export const checkoutCartStatus = 'Checkout'

/** What is asked of a list of cart items where the caller says nothing else [9-33]. */
export const cartItemsDefaults = {
  pageNumber: 1,
  pageSize: 25,
  sort: 'CreatedDateDesc',
  productFields: '*',
  includePromotions: true,
  includeCoupons: true,
} as const

/** What is asked of the products of a cart [9-34]. */
export const cartProductsDefaults = { pageSize: 25 } as const

/** What is asked of the delivery groups of a cart [9-35]. `cartItemLimit` 0: groups come without their items. */
export const deliveryGroupsDefaults = { limit: 20, cartItemLimit: 0 } as const

/** How long stock is held for a cart, in seconds [9-36]. */
export const reservationSeconds = 14_400

/** What is asked of a list of saved addresses [9-37]. */
export const addressListDefaults = {
  excludeUnsupportedCountries: true,
  shouldShowDefaultAddrFirst: true,
} as const
