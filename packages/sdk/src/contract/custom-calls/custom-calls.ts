/** A call that the platform itself does not have, and what depends on it. */
export interface CustomCall {
  /**
   * Who has to write it: a `server action` and an `apex rest` class are the organisation's own; an `extension` is a call
   * that this contract adds, which most organisations do without.
   */
  readonly kind: 'server action' | 'apex rest' | 'extension'
  /** Feature of the SDK that sends it. */
  readonly feature: string
  /** What a shop loses where it is missing or refused, as a sentence. */
  readonly without: string
  /** Id of the platform's call that can stand in for it; null where there is none. */
  readonly standIn: string | null
}

/** Every call of `allCalls` that is not the platform's, by its id. */
export const customCalls: Readonly<Record<string, CustomCall>> = {
  'account.getInfo': {
    kind: 'server action',
    feature: 'session',
    without: 'The user menu has no entries, and every buyer counts as a private one.',
    standIn: 'context.getSession',
  },
  'account.getUserInfo': {
    kind: 'server action',
    feature: 'account',
    without: 'Forms are not filled in with the e-mail address of the buyer.',
    standIn: 'account.getMyProfile',
  },
  'navigation.getCategories': {
    kind: 'server action',
    feature: 'navigation',
    without: 'The category menu is empty.',
    standIn: 'navigation.getCategoryMenu',
  },
  'navigation.getMenuItems': {
    kind: 'server action',
    feature: 'menu',
    without: 'The footer has no links of the editors.',
    standIn: 'navigation.getMenu',
  },
  'navigation.getVATInformation': {
    kind: 'server action',
    feature: 'vatRates',
    without: 'Gross prices are reckoned with the rates of the settings, not with those of the organisation.',
    standIn: null,
  },
  'navigation.getCartSummary': {
    kind: 'server action',
    feature: 'cartCounts',
    without: 'The badge of the cart has no number until the cart is loaded.',
    standIn: 'cart.get',
  },
  'cart.getInactiveCarts': {
    kind: 'server action',
    feature: 'inactiveCart',
    without: 'Nobody is told of an inactive cart.',
    standIn: 'cart.query',
  },
  'cart.addItemsToCart': {
    kind: 'server action',
    feature: 'cartMerge',
    without: 'The lines of a guest are added to the cart of the buyer up to 100 at a time.',
    standIn: 'cart.addItems',
  },
  'signIn.signIn': {
    kind: 'apex rest',
    feature: 'session',
    without: 'Buyers cannot sign in with a form of the shop.',
    standIn: null,
  },
  'signIn.register': {
    kind: 'apex rest',
    feature: 'session',
    without: 'Nobody can register with a password of their own.',
    standIn: 'buyers.register',
  },
  'signIn.getLogoutUrl': {
    kind: 'apex rest',
    feature: 'session',
    without: 'Signing out leads to no page that ends the session of the platform.',
    standIn: null,
  },
  'profile.getPreferences': {
    kind: 'apex rest',
    feature: 'profile',
    without: 'The profile names neither the language of mails nor a second recipient.',
    standIn: null,
  },
  'profile.setPreferences': {
    kind: 'apex rest',
    feature: 'profile',
    without: 'Language of mails and second recipient cannot be set.',
    standIn: null,
  },
  'withdrawal.declare': {
    kind: 'apex rest',
    feature: 'withdrawal',
    without: 'Consumers cannot withdraw from a contract, as shops in the European Union have to let them.',
    standIn: null,
  },
  'withdrawal.lookUp': {
    kind: 'apex rest',
    feature: 'withdrawal',
    without: 'The receipt of a withdrawal cannot be shown again.',
    standIn: null,
  },
  'cart.list': {
    kind: 'extension',
    feature: 'carts',
    without: 'Inactive carts have neither names nor notes.',
    standIn: null,
  },
  'cart.describe': {
    kind: 'extension',
    feature: 'carts',
    without: 'Carts cannot be named.',
    standIn: null,
  },
  'lists.getQuantities': {
    kind: 'extension',
    feature: 'lists',
    without: 'Order lists have no quantities.',
    standIn: null,
  },
  'lists.setQuantities': {
    kind: 'extension',
    feature: 'lists',
    without: 'Order lists keep no quantities, and products are put on them one by one.',
    standIn: null,
  },
  'requests.submit': {
    kind: 'extension',
    feature: 'requests',
    without: 'Nobody can ask for a box made to measure; the page names telephone and e-mail address instead.',
    standIn: null,
  },
  'requests.list': {
    kind: 'extension',
    feature: 'requests',
    without: 'Buyers do not see their requests beside their quotes.',
    standIn: null,
  },
  'requests.get': {
    kind: 'extension',
    feature: 'requests',
    without: 'A buyer cannot open a request again.',
    standIn: null,
  },
  'requests.lookUp': {
    kind: 'extension',
    feature: 'requests',
    without: 'Whoever has sent a request sees its number, and not what it says.',
    standIn: null,
  },
  'orders.cancel': {
    kind: 'extension',
    feature: 'orders',
    without: 'Orders cannot be canceled by their buyers.',
    standIn: null,
  },
  'orders.return': {
    kind: 'extension',
    feature: 'orders',
    without: 'Returns cannot be announced.',
    standIn: null,
  },
  'orders.setPrintFiles': {
    kind: 'extension',
    feature: 'orders',
    without: 'Files for what is printed come by e-mail.',
    standIn: null,
  },
}
