import type { RouteKind } from '@cartonnage/sdk/rules'
import type { APIRequestContext, Page } from '@playwright/test'
import { placeOrder } from './harness/order'
import type { Site } from './harness/sites'
import { fillCart, fillGuestCart, signIn } from './harness/visitor'
import type { Line } from './harness/visitor'

/** What must have happened before somebody comes to the page. */
export type Need = 'guest-cart' | 'buyer' | 'cart' | 'checkout' | 'order'

/** One page of the shop, for the tests that hold for every page. */
export interface Route {
  readonly name: string
  readonly kind: RouteKind
  /** Below the base path; `:cartId` stands for the id of the buyer's cart, `:order` for the number of an order. */
  readonly path: string | ((site: Site) => string)
  readonly need?: Need
  /** The status it answers with. @default 200 */
  readonly status?: number
  /** The only shop that has it. @default both */
  readonly shop?: Site['shop']
}

/** The shop's category of single-wall folding boxes, and the slug of the root above it. */
const categories = {
  CH: {
    id: '0ZGCH0000000003AAA',
    slug: { 'de-CH': 'kartonschachteln', 'fr-CH': 'cartons', 'en-US': 'carton-boxes' },
  },
  DE: { id: '0ZGDE0000000003AAA', slug: { de: 'kartons', 'en-US': 'cardboard-boxes' } },
} as const

const boxUrlNames = {
  'de-CH': 'faltkarton-1-wellig-400-300-200-mm',
  de: 'faltkarton-1-wellig-400-300-200-mm',
  'fr-CH': 'caisse-americaine-simple-cannelure-400-300-200-mm',
  'en-US': 'folding-box-single-wall-400-300-200-mm',
} as const
const dispenserUrlNames = {
  'de-CH': 'nassklebeband-anfeuchtgeraet-manuell',
  de: 'nassklebeband-anfeuchtgeraet-manuell',
  'fr-CH': 'appareil-humidificateur-manuel-pour-ruban-gomme',
  'en-US': 'manual-gummed-tape-dispenser',
} as const

/** A box with five tiers, sold in both shops: article 1001180. */
export const box = {
  id: '01tCN0001001180YAA',
  path: ({ locale }: Site) => `/product/${boxUrlNames[locale]}/01tCN0001001180YAA`,
}
/** An article without tiers that costs some hundreds: 2000310, out of stock in the Swiss shop. */
export const dispenser = {
  id: '01tCN0002000310YAA',
  path: ({ locale }: Site) => `/product/${dispenserUrlNames[locale]}/01tCN0002000310YAA`,
}

/** A cart whose total is above a thousand, so that amounts need a grouping sign; more than is in stock. */
const largeCart: readonly Line[] = [
  { productId: box.id, quantity: '1000' },
  { productId: '01tCN0001001100YAA', quantity: '25' },
]
/** A cart that can be ordered. */
const smallCart: readonly Line[] = [
  { productId: box.id, quantity: '100' },
  { productId: '01tCN0001001100YAA', quantity: '25' },
]
/** A cart that is ordered over and over: stock is not filled up between the tests of a worker. */
const tinyCart: readonly Line[] = [{ productId: box.id, quantity: '1' }]
const carts = { cart: largeCart, checkout: smallCart, order: tinyCart } as const

const slugOf = ({ shop, locale }: Site): string => {
  const slugs: Readonly<Record<string, string>> = categories[shop].slug
  return slugs[locale] ?? ''
}

export const routes: readonly Route[] = [
  { name: 'home', kind: 'home', path: '/' },
  { name: 'root category', kind: 'category', path: (site) => `/category/${slugOf(site)}` },
  { name: 'product', kind: 'product', path: box.path },
  { name: 'product without tiers', kind: 'product', path: dispenser.path },
  { name: 'search results', kind: 'search', path: '/global-search/karton' },
  { name: 'search without results', kind: 'search', path: '/global-search/zzzzzz' },
  {
    name: 'Box Finder results',
    kind: 'search',
    path: '/global-search/boxfindersearch?length=295&width=195&height=145',
  },
  { name: 'Box Finder without dimensions', kind: 'search', path: '/global-search/boxfindersearch' },
  ...[
    'delivery',
    'payment',
    'returns',
    'contact',
    'imprint',
    'terms',
    'privacy',
    'cookies',
    'accessibility',
    'guarantee',
  ].map((slug): Route => ({
    name: `service ${slug}`,
    kind: 'content',
    path: `/service/${slug}`,
  })),
  ...['measuring', 'flutes', 'tape'].map((slug): Route => ({
    name: `guide ${slug}`,
    kind: 'content',
    path: `/guide/${slug}`,
  })),
  { name: 'service withdrawal', kind: 'content', path: '/service/withdrawal', shop: 'DE' },
  { name: 'not found', kind: 'error', path: '/no-such-page', status: 404 },
  { name: 'home of a buyer', kind: 'home', path: '/', need: 'buyer' },
  { name: 'product of a buyer', kind: 'product', path: box.path, need: 'buyer' },
  { name: 'login', kind: 'login', path: '/login' },
  { name: 'self-registration', kind: 'login', path: '/login/SelfRegister' },
  { name: 'accounts', kind: 'account', path: '/my/accounts', need: 'buyer' },
  { name: 'empty guest cart', kind: 'guest-cart', path: '/anonymous-cart' },
  { name: 'guest cart', kind: 'guest-cart', path: '/anonymous-cart', need: 'guest-cart' },
  { name: 'cart', kind: 'cart', path: '/cart/:cartId', need: 'cart' },
  { name: 'checkout', kind: 'checkout', path: '/checkout', need: 'checkout' },
  { name: 'confirmation', kind: 'order-confirmation', path: '/order-confirmation/:order', need: 'order' },
  { name: 'orders', kind: 'orders', path: '/my/orders', need: 'order' },
  { name: 'order', kind: 'orders', path: '/my/orders/:order', need: 'order' },
  { name: 'record list', kind: 'account', path: '/recordlist/Quote/Recent', need: 'buyer' },
  { name: 'withdrawal', kind: 'account', path: '/withdrawal', shop: 'DE' },
]

/** Whether the shop has the page. */
export const isIn = ({ shop }: Pick<Site, 'shop'>, route: Route): boolean =>
  route.shop === undefined || route.shop === shop

/** Does what the route needs on the platform, as this visitor; returns the path to open. */
export async function prepareVisit(
  request: APIRequestContext,
  { path, need }: Route,
  site: Site,
): Promise<string> {
  const full = site.base + (typeof path === 'string' ? path : path(site))
  if (need === undefined || need === 'guest-cart') return full
  await signIn(request, site)
  if (need === 'buyer') return full
  const cartId = await fillCart(request, site, carts[need])
  if (need !== 'order') return full.replace(':cartId', cartId)
  return full.replace(':order', encodeURIComponent(await placeOrder(request, site)))
}

/** Does what the route needs, in this page's browser; returns the path to open. */
export async function prepare(page: Page, route: Route, site: Site): Promise<string> {
  if (route.need === 'guest-cart') await fillGuestCart(page, largeCart)
  return prepareVisit(page.request, route, site)
}

/** Whether the page shows, or may show, something that belongs to one visitor. */
export const isPersonal = ({ kind, need }: Route): boolean =>
  need !== undefined ||
  ['cart', 'guest-cart', 'checkout', 'order-confirmation', 'orders', 'account', 'login'].includes(kind)
