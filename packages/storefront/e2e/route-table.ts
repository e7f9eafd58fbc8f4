import type { RouteKind } from '@cartonnage/sdk/rules'
import type { Audience } from './harness/safe-response'
import type { Site } from './harness/sites'
import type { History } from './harness/visitors'

/** One page of the shop, for what holds for every page. */
export interface Route {
  readonly name: string
  readonly kind: RouteKind
  /** Below the base path; `:cartId` is replaced by the id of the buyer's cart, `:order` by the number of an order. */
  readonly path: string | ((site: Site) => string)
  /** What its visitor has done before. @default 'nothing' */
  readonly history?: History
  /** The status of its response. @default 200 */
  readonly status?: number
  /** Its application starts without a sign of the visitor. @default the kind decides */
  readonly startsAtOnce?: true
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
  'en-US': 'single-wall-folding-box-400-300-200-mm',
} as const
const dispenserUrlNames = {
  'de-CH': 'nassklebeband-anfeuchtgeraet-manuell',
  de: 'nassklebeband-anfeuchtgeraet-manuell',
  'fr-CH': 'appareil-humidificateur-manuel-pour-ruban-gomme',
  'en-US': 'manual-gummed-tape-dispenser',
} as const

/** A box with five price tiers, sold in both shops: product 1001180. */
export const box = {
  id: '01tCN0001001180YAA',
  path: ({ locale }: Site) => `/product/${boxUrlNames[locale]}/01tCN0001001180YAA`,
}
/** A product without price tiers that costs some hundreds: 2000310, out of stock in the Swiss shop. */
export const dispenser = {
  id: '01tCN0002000310YAA',
  path: ({ locale }: Site) => `/product/${dispenserUrlNames[locale]}/01tCN0002000310YAA`,
}

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
  {
    name: 'comparison',
    kind: 'search',
    path: `/compare?ids=${box.id},01tCN0001003170YAA,01tCN0002000010YAA`,
  },
  { name: 'empty comparison', kind: 'search', path: '/compare' },
  // Thirteen pages of service and guides are one template: their texts are read in src/pages/service/reading-pages.test.ts.
  { name: 'service terms', kind: 'content', path: '/service/terms' },
  { name: 'earlier terms', kind: 'content', path: '/service/terms/2026-03-02' },
  { name: 'guide flutes', kind: 'content', path: '/guide/flutes' },
  { name: 'data sheet', kind: 'content', path: (site) => `${box.path(site)}/data-sheet` },
  { name: 'packaging information', kind: 'content', path: (site) => `${box.path(site)}/declaration` },
  { name: 'blank', kind: 'content', path: (site) => `${box.path(site)}/blank` },
  { name: 'service withdrawal', kind: 'content', path: '/service/withdrawal', shop: 'DE' },
  { name: 'not found', kind: 'error', path: '/no-such-page', status: 404 },
  { name: 'home of a buyer', kind: 'home', path: '/', history: 'cart' },
  { name: 'product of a buyer', kind: 'product', path: box.path, history: 'cart' },
  { name: 'login', kind: 'login', path: '/login' },
  { name: 'self-registration', kind: 'login', path: '/login/SelfRegister' },
  { name: 'new password', kind: 'login', path: '/login/ForgotPassword' },
  { name: 'profile', kind: 'account', path: '/my/profile', history: 'cart' },
  { name: 'accounts', kind: 'account', path: '/my/accounts', history: 'cart' },
  { name: 'guest cart', kind: 'guest-cart', path: '/anonymous-cart', history: 'guest cart' },
  { name: 'empty guest cart', kind: 'guest-cart', path: '/anonymous-cart' },
  { name: 'quick order', kind: 'content', path: '/quick-order', startsAtOnce: true },
  { name: 'request', kind: 'content', path: '/request?length=320&width=210&height=140' },
  { name: 'cart', kind: 'cart', path: '/cart/:cartId', history: 'cart' },
  { name: 'carts', kind: 'account', path: '/my/carts', history: 'cart' },
  { name: 'lists', kind: 'account', path: '/my/lists', history: 'cart' },
  { name: 'save on a list', kind: 'account', path: '/my/lists?from=cart', history: 'cart' },
  { name: 'offers', kind: 'account', path: '/my/offers', history: 'cart' },
  { name: 'offer request', kind: 'account', path: '/my/offers/new?from=cart', history: 'cart' },
  { name: 'favourites', kind: 'account', path: '/my/favourites', startsAtOnce: true },
  { name: 'checkout', kind: 'checkout', path: '/checkout', history: 'order' },
  { name: 'delivery addresses', kind: 'checkout', path: '/checkout/addresses', history: 'order' },
  { name: 'confirmation', kind: 'order-confirmation', path: '/order-confirmation/:order', history: 'order' },
  { name: 'orders', kind: 'orders', path: '/my/orders', history: 'order' },
  { name: 'order', kind: 'orders', path: '/my/orders/:order', history: 'order' },
  { name: 'order again', kind: 'orders', path: '/my/orders/:order/again', history: 'order' },
  { name: 'paper', kind: 'orders', path: '/my/orders/:order/confirmation', history: 'order' },
  { name: 'addresses', kind: 'account', path: '/my/addresses', history: 'order' },
  { name: 'address form', kind: 'account', path: '/my/addresses/new', history: 'order' },
  { name: 'record list', kind: 'account', path: '/recordlist/Quote/Recent', history: 'cart' },
  { name: 'order lookup', kind: 'account', path: '/order-lookup' },
  { name: 'withdrawal', kind: 'account', path: '/withdrawal', shop: 'DE' },
]

/** Pages that every-page.spec.ts does not open: their weight and their pictures are taken all the same. */
export const furtherRoutes: readonly Route[] = [
  {
    name: 'list',
    kind: 'category',
    path: ({ shop }) => `/category/detail/${categories[shop].id}`,
  },
  { name: 'cancel an order', kind: 'orders', path: '/my/orders/:order/cancel', history: 'order' },
  {
    name: 'print files',
    kind: 'orders',
    startsAtOnce: true,
    path: '/my/orders/:order/print-files',
    history: 'order',
    status: 404,
  },
  { name: 'checkout print files', kind: 'checkout', path: '/checkout/print-files', history: 'order' },
  { name: 'return', kind: 'orders', path: '/my/orders/:order/return', history: 'order' },
  {
    name: 'return receipt',
    kind: 'orders',
    path: '/my/orders/:order/return/none',
    history: 'order',
    status: 404,
  },
  {
    name: 'delivery note',
    kind: 'orders',
    path: '/my/orders/:order/delivery-note/none',
    history: 'order',
    status: 404,
  },
  { name: 'lost list', kind: 'account', path: '/my/lists/none', history: 'cart', status: 404 },
  { name: 'lost offer', kind: 'account', path: '/my/offers/none', history: 'cart', status: 404 },
  { name: 'own products', kind: 'account', path: '/my/products', history: 'order' },
  { name: 'sent request', kind: 'account', path: '/request/sent?request=none', status: 404 },
  { name: 'withdrawal receipt', kind: 'account', path: '/withdrawal/receipt/none', status: 404, shop: 'DE' },
  { name: 'style guide', kind: 'content', path: '/dev/parts' },
]

/** The first route of its kind: it represents its template in French. */
export const isTemplate = (route: Route): boolean => routes.find(({ kind }) => kind === route.kind) === route

/** Whether the shop has the page. */
export const isIn = ({ shop }: Pick<Site, 'shop'>, route: Route): boolean =>
  route.shop === undefined || route.shop === shop

/** The address of the page, for a visitor with this cart and this order. */
export const pathOf = (
  { path }: Route,
  site: Site,
  { cartId, orderNumber }: { readonly cartId: string; readonly orderNumber: string },
): string =>
  (site.base + (typeof path === 'string' ? path : path(site)))
    .replace(':cartId', cartId)
    .replace(':order', encodeURIComponent(orderNumber))

/** What a visitor does as a guest. */
const isGuest = ({ history = 'nothing' }: Route): boolean =>
  ['first visit', 'nothing', 'guest cart'].includes(history)

/** The kinds of pages that are rendered for each visitor. */
const ownKinds: readonly RouteKind[] = [
  'cart',
  'guest-cart',
  'checkout',
  'order-confirmation',
  'orders',
  'account',
  'login',
]

/** Who may keep the page. */
export const audienceOf = (route: Route): Audience => {
  if (!isGuest(route)) return 'buyer'
  return ownKinds.includes(route.kind) ? 'guest' : 'everybody'
}
