/**
 * A visitor of a shop. Buyers have a past order, and a cart with an open checkout.
 * @typedef {object} Visit
 * @property {string} who
 * @property {'CH' | 'DE'} shop
 * @property {string} [username] of a buyer; a guest has none
 * @property {readonly string[]} pages below the base path; `:cart` and `:order` are the buyer's own
 */

/** Prefixes of the pages and calls of a shop. */
export const sites = {
  CH: { base: '/de-CH', site: '', buyer: 'einkauf@alpenblick.example' },
  DE: { base: '/de-shop', site: '/de-shop', buyer: 'einkauf@sonnenhalde.example' },
}

const box = '/product/faltkarton-1-wellig-400-300-200-mm/01tCN0001001180YAA'
const catalogue = [
  '/',
  '/category/detail/0ZG:shop0000000001AAA',
  '/category/detail/0ZG:shop0000000003AAA',
  box,
  '/global-search/karton',
  '/global-search/karton?page=2',
  '/global-search/boxfindersearch?length=295&width=195&height=145',
]
const buying = [
  '/cart/:cart',
  '/checkout?step=address',
  '/checkout?step=delivery',
  '/checkout?step=payment',
  '/checkout?step=review',
]
const account = [
  '/order-confirmation/:order',
  '/my/orders',
  '/my/orders/:order',
  '/my/addresses',
  '/my/addresses/new',
  '/my/accounts',
  '/my/carts',
]
const lists = ['/recordlist/Quote/Recent', '/recordlist/OrderSummary/Recent']

/** Every page of the reference shop with data of the platform, for a guest and both kinds of buyers. */
export const visits = /** @type {readonly Visit[]} */ ([
  { who: 'guest', shop: 'CH', pages: [...catalogue, '/anonymous-cart', '/login', '/service/terms'] },
  {
    who: 'business',
    shop: 'CH',
    username: sites.CH.buyer,
    pages: [...catalogue, ...buying, ...account, ...lists],
  },
  {
    who: 'private',
    shop: 'CH',
    username: 'lea.keller@example.com',
    pages: [box, ...buying, ...account, '/my/offers', '/my/products'],
  },
  { who: 'guest', shop: 'DE', pages: [...catalogue.slice(0, 4), '/withdrawal'] },
  {
    who: 'business',
    shop: 'DE',
    username: sites.DE.buyer,
    pages: [box, ...buying, ...account],
  },
  {
    who: 'private',
    shop: 'DE',
    username: 'jonas.weber@example.de',
    pages: [box, ...buying, ...account, '/withdrawal?order=:order'],
  },
])
