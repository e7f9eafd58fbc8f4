import { lines } from '../../lab/screens/routes.mjs'

/**
 * The visitor: a guest, a guest who has not answered the consent banner, or a buyer.
 * @typedef {'guest' | 'new guest' | 'buyer'} Who
 */

/** @type {readonly Who[]} */
export const whos = ['guest', 'new guest', 'buyer']

/** @typedef {'business' | 'private'} BuyerKind */

/**
 * A shop in one of its languages.
 * @typedef {object} Site
 * @property {string} name
 * @property {string} base base path of its pages
 * @property {string} category path of the root category of boxes, as the home page links it
 * @property {string} product path of a folding box
 * @property {{ shop: 'CH' | 'DE', site: string }} visitor where the platform's calls start
 * @property {Readonly<Record<BuyerKind, string>>} buyers their user names
 */

const swiss = /** @type {const} */ ({
  visitor: { shop: 'CH', site: '' },
  buyers: { business: 'einkauf@alpenblick.example', private: 'lea.keller@example.com' },
})
const german = /** @type {const} */ ({
  visitor: { shop: 'DE', site: '/de-shop' },
  buyers: { business: 'einkauf@sonnenhalde.example', private: 'jonas.weber@example.de' },
})
const productId = '01tCN0001001180YAA'
const products = {
  german: `/product/faltkarton-1-wellig-400-300-200-mm/${productId}`,
  french: `/product/caisse-americaine-simple-cannelure-400-300-200-mm/${productId}`,
  english: `/product/single-wall-folding-box-400-300-200-mm/${productId}`,
}

/** @type {readonly Site[]} */
export const sites = [
  {
    name: 'de-CH',
    base: '/de-CH',
    category: '/category/kartonschachteln',
    product: products.german,
    ...swiss,
  },
  {
    name: 'fr-CH',
    base: '/fr-CH',
    category: '/category/cartons',
    product: products.french,
    ...swiss,
  },
  {
    name: 'en-US',
    base: '',
    category: '/category/carton-boxes',
    product: products.english,
    ...swiss,
  },
  {
    name: 'de',
    base: '/de-shop',
    category: '/category/kartons',
    product: products.german,
    ...german,
  },
  {
    name: 'en-US/DE',
    base: '/de-shop/en-US',
    category: '/category/cardboard-boxes',
    product: products.english,
    ...german,
  },
]

/**
 * @typedef {object} WeighedPage
 * @property {string} name
 * @property {readonly Who[]} whos who can see it
 * @property {(site: Site) => string} path below the base path; `:shop` is CH or DE, `:cartId` the buyer's cart, `:order`
 *   the number of an order
 * @property {string} [arrived] a selector that only this page matches, so that no other page is weighed under its name
 * @property {Readonly<Record<string, string>>} [stored] by local storage, before the first page
 * @property {number} [status] of its response; 200 if omitted
 * @property {'CH' | 'DE'} [only] the only shop that has it
 * @property {BuyerKind} [buyer] the only kind of buyers who can see it; business if omitted
 * @property {true} [startsAtOnce] it lives in the browser, and does not wait for a sign
 */

const guestAndBuyer = /** @type {const} */ (['guest', 'buyer'])

/** The pages that are measured in a browser, unless others are chosen. @type {readonly WeighedPage[]} */
export const mainPages = [
  { name: 'home', whos, arrived: 'main a[href*="/category/"]', path: () => '/' },
  {
    name: 'category',
    whos: guestAndBuyer,
    arrived: 'main table a[href*="/product/"]',
    path: ({ category }) => category,
  },
  {
    // A category of 26 products.
    name: 'list',
    whos: guestAndBuyer,
    arrived: 'main table a[href*="/product/"]',
    path: () => '/category/detail/0ZG:shop0000000003AAA',
  },
  {
    name: 'product',
    whos: guestAndBuyer,
    arrived: 'main form[action*="/product/"]',
    path: ({ product }) => product,
  },
  {
    name: 'search',
    whos: guestAndBuyer,
    arrived: 'main a[href*="/product/"]',
    path: () => '/global-search/400',
  },
  {
    name: 'guest cart',
    whos: ['guest'],
    arrived: 'main a[href*="/login"]',
    path: () => '/anonymous-cart',
    stored: { anonymousCart: JSON.stringify(lines) },
    startsAtOnce: true,
  },
  {
    name: 'cart',
    whos: ['buyer'],
    arrived: 'main form[action*="/checkout"]',
    path: () => '/cart/:cartId',
    startsAtOnce: true,
  },
  {
    name: 'checkout',
    whos: ['buyer'],
    arrived: 'main input[type="radio"]',
    path: () => '/checkout',
    startsAtOnce: true,
  },
  {
    name: 'sign-in',
    whos: ['guest'],
    arrived: 'main input[type="password"]',
    path: () => '/login',
    startsAtOnce: true,
  },
]

/** @param {string} name @param {string} path @param {Partial<WeighedPage>} [details] @returns {WeighedPage} */
const page = (name, path, details = {}) => ({ name, whos: guestAndBuyer, path: () => path, ...details })
/** @type {Partial<WeighedPage>} */
const ofBuyers = { whos: ['buyer'] }
/** @type {Partial<WeighedPage>} */
const ofPrivateBuyers = { ...ofBuyers, buyer: 'private' }

/** Every page, with every template of the shop at least once. @type {readonly WeighedPage[]} */
export const pages = [
  ...mainPages,
  page('search without results', '/global-search/zzzzzz'),
  page('Box Finder results', '/global-search/boxfindersearch?length=295&width=195&height=145'),
  page('Box Finder without dimensions', '/global-search/boxfindersearch'),
  page('self-registration', '/login/SelfRegister', { whos: ['guest'], startsAtOnce: true }),
  page('confirmation', '/order-confirmation/:order', { ...ofBuyers, startsAtOnce: true }),
  page('orders', '/my/orders', ofBuyers),
  page('order', '/my/orders/:order', ofBuyers),
  page('order again', '/my/orders/:order/again', ofBuyers),
  page('paper', '/my/orders/:order/confirmation', ofBuyers),
  page('delivery note', '/my/orders/:order/delivery-note/none', { ...ofBuyers, status: 404 }),
  page('cancel an order', '/my/orders/:order/cancel', ofBuyers),
  page('return', '/my/orders/:order/return', ofBuyers),
  page('return receipt', '/my/orders/:order/return/none', { ...ofBuyers, status: 404 }),
  page('addresses', '/my/addresses', ofBuyers),
  page('address form', '/my/addresses/new', ofBuyers),
  page('accounts', '/my/accounts', ofBuyers),
  page('carts', '/my/carts', ofBuyers),
  page('offers', '/my/offers', ofPrivateBuyers),
  page('own products', '/my/products', ofPrivateBuyers),
  page('record list', '/recordlist/Quote/Recent', ofBuyers),
  page('service', '/service/terms'),
  page('earlier terms', '/service/terms/2026-03-02'),
  page('service withdrawal', '/service/withdrawal', { only: 'DE' }),
  page('guide', '/guide/flutes'),
  page('withdrawal', '/withdrawal', { only: 'DE' }),
  page('withdrawal receipt', '/withdrawal/receipt/none', { only: 'DE', status: 404 }),
  page('order lookup', '/order-lookup'),
  page('delivery addresses', '/checkout/addresses', { ...ofBuyers, startsAtOnce: true }),
  page('style guide', '/dev/parts'),
  page('not found', '/no-such-page', { status: 404 }),
]

/** Whether the shop of this site has the page. @param {Site} site @param {WeighedPage} page */
export const isIn = ({ visitor: { shop } }, { only = shop }) => only === shop

/**
 * Whom `shopping.mjs` signs in to see the page.
 * @param {Site} site
 * @param {Pick<WeighedPage, 'buyer'>} [page]
 * @returns {import('../../lab/screens/routes.mjs').Visitor}
 */
export const buyerOf = ({ base, visitor, buyers }, { buyer = 'business' } = {}) => ({
  label: buyer,
  base,
  ...visitor,
  username: buyers[buyer],
})

/**
 * The address of a page below the origin.
 * @param {WeighedPage} page
 * @param {Site} site
 * @param {{ cartId?: string, order?: string }} records of the buyer
 */
export const addressOf = ({ path }, site, { cartId = '', order = '' }) =>
  site.base +
  path(site)
    .replace(':shop', site.visitor.shop)
    .replace(':cartId', cartId)
    .replace(':order', encodeURIComponent(order))
