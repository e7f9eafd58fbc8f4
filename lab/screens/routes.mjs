/**
 * @typedef {object} Visitor
 * @property {string} label
 * @property {string} base base path of the pages
 * @property {string} site where the platform's calls start
 * @property {'CH' | 'DE'} shop
 * @property {string} [username] of a buyer; a guest has none
 */

const swiss = /** @type {const} */ ({ shop: 'CH', site: '' })
const german = /** @type {const} */ ({ shop: 'DE', site: '/de-shop' })

/**
 * The visitors: guests and a buyer of each shop.
 * @type {readonly Visitor[]}
 */
export const visitors = [
  { ...swiss, label: 'ch-de', base: '/de-CH' },
  { ...swiss, label: 'ch-fr', base: '/fr-CH' },
  { ...german, label: 'de', base: '/de-shop' },
  { ...swiss, label: 'ch-buyer', base: '/de-CH', username: 'einkauf@alpenblick.example' },
  { ...german, label: 'de-buyer', base: '/de-shop', username: 'einkauf@sonnenhalde.example' },
]

const product = '/product/faltkarton-1-wellig-400-300-200-mm/01tCN0001001180YAA'

/** The content of the carts. */
export const lines = [
  { productId: '01tCN0001001180YAA', quantity: '300' },
  { productId: '01tCN0001001100YAA', quantity: '25' },
]

/**
 * @typedef {object} Route
 * @property {string} name
 * @property {string} path below the base path; `:shop` is CH or DE, `:cartId` the buyer's cart, `:order` an order
 *   number
 * @property {boolean} [signedIn] for buyers only
 * @property {boolean} [filled] with a filled cart
 * @property {'CH' | 'DE'} [only] the shop that has it
 */

/**
 * All pages.
 * @type {readonly Route[]}
 */
export const routes = [
  { name: 'home', path: '/' },
  { name: 'root-category', path: '/category/detail/0ZG:shop0000000001AAA' },
  { name: 'category', path: '/category/detail/0ZG:shop0000000003AAA' },
  { name: 'product', path: product },
  { name: 'search', path: '/global-search/karton' },
  { name: 'search-nothing', path: '/global-search/zzzzzz' },
  { name: 'box-finder', path: '/global-search/boxfindersearch?length=295&width=195&height=145' },
  { name: 'box-finder-nothing', path: '/global-search/boxfindersearch?length=2000&width=100&height=100' },
  { name: 'box-finder-missing', path: '/global-search/boxfindersearch' },
  { name: 'guest-cart-empty', path: '/anonymous-cart' },
  { name: 'guest-cart', path: '/anonymous-cart', filled: true },
  { name: 'login', path: '/login' },
  { name: 'self-register', path: '/login/SelfRegister' },
  { name: 'accounts', path: '/my/accounts', signedIn: true },
  ...[
    'delivery',
    'payment',
    'returns',
    'contact',
    'terms',
    'privacy',
    'cookies',
    'accessibility',
    'guarantee',
    'imprint',
  ].map((slug) => ({
    name: `service-${slug}`,
    path: `/service/${slug}`,
  })),
  { name: 'guide-flutes', path: '/guide/flutes' },
  { name: 'service-withdrawal', path: '/service/withdrawal', only: 'DE' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'home-buyer', path: '/', signedIn: true },
  { name: 'product-buyer', path: product, signedIn: true },
  { name: 'cart', path: '/cart/:cartId', signedIn: true, filled: true },
  { name: 'carts', path: '/my/carts', signedIn: true, filled: true },
  { name: 'checkout', path: '/checkout', signedIn: true, filled: true },
  { name: 'delivery-addresses', path: '/checkout/addresses', signedIn: true, filled: true },
  { name: 'confirmation', path: '/order-confirmation/:order', signedIn: true },
  { name: 'orders', path: '/my/orders', signedIn: true },
  { name: 'order', path: '/my/orders/:order', signedIn: true },
  { name: 'paper', path: '/my/orders/:order/confirmation', signedIn: true },
  { name: 'record-list', path: '/recordlist/Quote/Recent', signedIn: true },
  { name: 'order-lookup', path: '/order-lookup' },
  { name: 'withdrawal', path: '/withdrawal', only: 'DE' },
]
