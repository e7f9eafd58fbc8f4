import type { Shop } from '../../packages/contract-kit/src/shop.fixture.ts'

/** A visitor of a shop. Buyers have a past order, and a cart with an open checkout. */
export interface Visit {
  shop: Shop
  /** Of a buyer; a guest has none. */
  username?: string
  /** Below the base path; `:shop` is CH or DE, `:cart` and `:order` are the buyer's own. */
  pages: readonly string[]
}

export const box = '/product/faltkarton-1-wellig-400-300-200-mm/01tCN0001001180YAA'
const start = ['/', '/category/detail/0ZG:shop0000000001AAA', '/category/detail/0ZG:shop0000000003AAA', box]
const catalogue = [
  ...start,
  '/global-search/karton',
  '/global-search/karton?page=2',
  '/global-search/boxfindersearch?length=295&width=195&height=145',
]
const steps = ['address', 'delivery', 'payment', 'review'].map((step) => `/checkout?step=${step}`)
const account = ['orders', 'orders/:order', 'addresses', 'addresses/new', 'accounts', 'carts']
const buying = [
  '/cart/:cart',
  ...steps,
  '/order-confirmation/:order',
  ...account.map((page) => `/my/${page}`),
]
const lists = ['/recordlist/Quote/Recent', '/recordlist/OrderSummary/Recent']

/** Every page of the reference shop with data of the platform, for a guest and both kinds of buyers. */
export const visits: readonly Visit[] = [
  { shop: 'CH', pages: [...catalogue, '/anonymous-cart', '/login', '/service/terms'] },
  { shop: 'CH', username: 'einkauf@alpenblick.example', pages: [...catalogue, ...buying, ...lists] },
  { shop: 'CH', username: 'lea.keller@example.com', pages: [box, ...buying, '/my/offers', '/my/products'] },
  { shop: 'DE', pages: [...start, '/withdrawal'] },
  { shop: 'DE', username: 'einkauf@sonnenhalde.example', pages: [box, ...buying] },
  { shop: 'DE', username: 'jonas.weber@example.de', pages: [box, ...buying, '/withdrawal?order=:order'] },
]
