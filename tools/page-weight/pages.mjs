import { lines } from '../screens/routes.mjs'

/**
 * The visitor: a guest, a guest who has not answered the consent banner, or a buyer.
 * @typedef {'guest' | 'new guest' | 'buyer'} Who
 */

/** @type {readonly Who[]} */
export const whos = ['guest', 'new guest', 'buyer']

/**
 * A shop in one of its languages.
 * @typedef {object} Site
 * @property {string} locale
 * @property {string} base base path of its pages
 * @property {string} category path of the root category of boxes, as the home page links it
 * @property {string} product path of a folding box
 * @property {{ shop: 'CH' | 'DE', site: string, username: string }} visitor where the platform's calls start, and a buyer
 */

const swiss = /** @type {const} */ ({ shop: 'CH', site: '', username: 'einkauf@alpenblick.example' })
const german = /** @type {const} */ ({
  shop: 'DE',
  site: '/de-shop',
  username: 'einkauf@sonnenhalde.example',
})
const productId = '01tCN0001001180YAA'

/** @type {readonly Site[]} */
export const sites = [
  {
    locale: 'de-CH',
    base: '/de-CH',
    category: '/category/kartonschachteln',
    product: `/product/faltkarton-1-wellig-400-300-200-mm/${productId}`,
    visitor: swiss,
  },
  {
    locale: 'fr-CH',
    base: '/fr-CH',
    category: '/category/cartons',
    product: `/product/caisse-americaine-simple-cannelure-400-300-200-mm/${productId}`,
    visitor: swiss,
  },
  {
    locale: 'en-US',
    base: '',
    category: '/category/carton-boxes',
    product: `/product/folding-box-single-wall-400-300-200-mm/${productId}`,
    visitor: swiss,
  },
  {
    locale: 'de',
    base: '/de-shop',
    category: '/category/kartons',
    product: `/product/faltkarton-1-wellig-400-300-200-mm/${productId}`,
    visitor: german,
  },
]

/**
 * @typedef {object} WeighedPage
 * @property {string} name
 * @property {readonly Who[]} whos who can see it
 * @property {string} arrived a selector that only this page matches, so that no other page is weighed under its name
 * @property {(site: Site) => string} path below the base path; `:cartId` is the id of the buyer's cart
 * @property {Readonly<Record<string, string>>} [stored] by local storage, before the first page
 */

const guestAndBuyer = /** @type {const} */ (['guest', 'buyer'])

/** @type {readonly WeighedPage[]} */
export const pages = [
  { name: 'home', whos, arrived: 'main a[href*="/category/"]', path: () => '/' },
  {
    name: 'category',
    whos: guestAndBuyer,
    arrived: 'main table a[href*="/product/"]',
    path: ({ category }) => category,
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
  },
  {
    name: 'cart',
    whos: ['buyer'],
    arrived: 'main form[action*="/checkout"]',
    path: () => '/cart/:cartId',
  },
  {
    name: 'checkout',
    whos: ['buyer'],
    arrived: 'main input[type="radio"]',
    path: () => '/checkout',
  },
  {
    name: 'sign-in',
    whos: ['guest'],
    arrived: 'main input[type="password"]',
    path: () => '/login',
  },
]
