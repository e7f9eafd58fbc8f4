/** Since which version of the platform's API there is a call, and what later versions change of it. */
export interface CallVersion {
  /** The first version that has the call: 64 for v64.0. Below it the platform responds with 404. */
  readonly since: number
  /** The last version for which the call is documented; organisations may have it longer. @default there is none */
  readonly until?: number
  /** What the client does where the platform does not have the call. @default the call fails with 404 */
  readonly without?: string
  /** What is new of the call, by version. */
  readonly changes?: Readonly<Record<number, string>>
}

/** The first version in which wish lists, carts and the catalogue are documented. */
const first = 49

const addedTotals = {
  59: '`asyncOperationStatus`, `totalProductListAmount`.',
  60: '`totalProductLineItemCount`, `totalSubProductCount`.',
  61: '`customFields`, `totalAmountWithItemAdjustment`, `totalCartLevelAdjustmentAmount`.',
  64: '`hasGift`.',
}

/**
 * The calls of the platform, by their ids, as far as their versions are documented; of the others only that v57 has them is
 * known of storefronts of others.
 */
export const callVersions: Readonly<Record<string, CallVersion>> = {
  'context.getSession': {
    since: first,
    changes: {
      58: '`buyerGroups`.',
      62: '`profile`, in place of `userName`.',
      67: '`userType`.',
    },
  },
  'context.getApplication': {
    since: 54,
    changes: {
      57: '`sessionDrivenCurrency`, `guestBrowsingEnabled`.',
      58: '`guestCartEnabled`, `guestCheckoutEnabled`, `markets`.',
      60: '`cartCalculateEnabled`.',
    },
  },
  'account.listManaged': { since: first, changes: { 53: '`includeMyAccount`.' } },
  'catalog.search': {
    since: 58,
    changes: { 62: '`effectiveBuyerGroupIds`.', 63: '`includeProductVariationInfo`.' },
  },
  'catalog.getProduct': {
    since: first,
    changes: { 56: '`productSellingModels`.', 57: 'No `entitlement` any more.', 59: '`urlName`.' },
  },
  'catalog.getPrice': {
    since: first,
    changes: { 59: '`lowestUnitPrice`.', 65: '`productId`, `childEntries`.' },
  },
  'cart.getCompactSummary': {
    since: 64,
    without: 'Asks for the whole cart, which says the same and more.',
  },
  'cart.get': {
    since: first,
    changes: {
      ...addedTotals,
      63: 'Without a cart 200 with `cartId: null`, before it 404 `MISSING_RECORD`.',
    },
  },
  'cart.getById': { since: first, changes: addedTotals },
  'cart.ensure': { since: first },
  'cart.delete': { since: first },
  'cart.deleteById': { since: first },
  'cart.create': { since: first, changes: { 53: '`isSecondary`.', 57: '`currencyIsoCode`.' } },
  'cart.makePrimary': { since: 53 },
  'cart.listItems': {
    since: first,
    changes: {
      60: '`totalItemCount`, `currentPage`, `totalNumberOfPages`.',
      63: 'Without a cart an empty list, before it an error.',
      64: '`approachingDiscounts`.',
    },
  },
  'cart.addItem': { since: first, changes: { 64: '`includeCartData`.' } },
  'cart.addItems': { since: first },
  'cart.changeItem': { since: first, changes: { 64: '`includeCartData`.' } },
  'cart.removeItem': { since: first },
  'cart.listProducts': { since: 60 },
  'cart.preserve': { since: 60 },
  'cart.clone': { since: 60 },
  'inventory.reserve': { since: 58, until: 63, without: '`reserve` gives null for 403 and 404.' },
  'inventory.release': { since: 58, until: 63 },
  'coupons.apply': {
    since: first,
    changes: { 63: 'Takes the place of the calls of the checkout; `customFields`.' },
  },
  'coupons.applyToCheckout': { since: 61, until: 62 },
  'coupons.removeFromCheckout': { since: 61, until: 62 },
  'deliveryGroups.list': {
    since: 55,
    changes: {
      59: '`cartId`, `name`, `isDefault`, `cartItems`.',
      62: '`totalProductAmount`, `customFields`.',
      63: '`totalCartItemCount`, `errors`.',
      64: '`isGift`, `giftMessage`, `giftToName`.',
      67: '`totalCartItemQuantity` of a delivery method.',
    },
  },
  'lists.list': { since: first },
  'lists.create': { since: first },
  'lists.rename': { since: 50 },
  'lists.delete': { since: first },
  'lists.listItems': { since: first },
  'lists.addItem': { since: first },
  'lists.removeItem': { since: first },
  'quotes.list': { since: 66, without: '`list` gives null.' },
  'quotes.get': { since: 66, without: '`read` gives null.' },
  'quotes.requestFromCart': { since: 66 },
  'quotes.requestFromProduct': { since: 67 },
  'quotes.change': { since: 67 },
  'quotes.toCart': { since: 67 },
  'checkout.start': {
    since: 57,
    changes: { 61: '`deliveryAddressInput`.', 62: '`customFields`.' },
  },
  'checkout.get': {
    since: 55,
    changes: { 61: '`cartSummary`, `orderReferenceNumber`.', 62: '`customFields`.' },
  },
  'checkout.pay': {
    since: 55,
    changes: { 63: 'May be repeated: the earlier authorisation is reversed.' },
  },
  'orders.place': { since: 55, changes: { 63: '412 without contact details.' } },
  'orders.act': {
    since: 64,
    without: 'Sent only where `placeOrderV2Enabled` says that there is streamlined ordering.',
  },
  'orders.addToCart': { since: 59 },
  'account.getMyProfile': { since: 52, changes: { 64: '`isEmailVerified`, `isPhoneVerified`.' } },
  'navigation.getCategoryMenu': { since: 64 },
  'navigation.getMenu': { since: first, changes: { 59: '`pageReference`.' } },
  'buyers.register': { since: 61 },
  'orders.authorize': { since: 64 },
  'session.getCsrfToken': { since: 67, without: 'A token comes by the option `auth`.' },
}
