/**
 * Which modules share a script of the browser's part. What the entry imports is the frame, which every page has; the other
 * groups are areas of the shop, so that no page loads a stranger's code and none consists of many small files. Areas consist
 * of folders, and a folder stands for the files directly in it. The order matters: a group takes the modules in its folders,
 * and what they import, unless a group above it has them already. A page without an area has a script of its own.
 */
interface Area {
  /** Below `packages/`; `*` stands for any name. */
  readonly folders: readonly string[]
  /** Of how many pages or later parts a module must be part; others get a script by what they belong to. @default 1 */
  readonly minShareCount?: number
}

const below = (parent: string, names: string): readonly string[] =>
  names.split(' ').map((name) => `${parent}/${name}`)
const pages = (names: string) => below('storefront/src/pages', names)
const shared = (names: string) => below('storefront/src/shared', names)
/** Calls of a noun, and their schemas. */
const sdk = (names: string) => [...below('sdk/src', names), ...below('sdk/src/contract', names)]

const areas: Readonly<Record<string, Area>> = {
  // Rules, fields, notes and tables that more than one area has, and stores that screens show and calls fill.
  common: {
    folders: [
      ...['sdk/src', 'sdk/src/guest-cart', 'react-hooks/src'],
      ...below('sdk/src/rules', 'account box call cart checkout delivery locale money page region url'),
      ...below('storefront/src', 'components metadata shell forms'),
      ...shared('failures page-parts'),
    ],
    minShareCount: 2,
  },
  // Products on screen: in lists, on their pages, in carts.
  products: {
    folders: ['storefront/src/drawing', ...shared('product price delivery-day stock')],
    minShareCount: 2,
  },
  // The quantity of a product, in lists, on its page and in carts, and how it gets into them; choosing it to be compared.
  adding: {
    folders: [
      ...below('react-hooks/src', 'quantity hooks/compare'),
      ...below('sdk/src', 'compare rules/compare'),
      ...shared('add-to-cart compare'),
    ],
    minShareCount: 2,
  },
  // Price and form of one product, on its page and of the best box, which lists do without.
  buying: { folders: shared('buying') },
  // What a product's page and the favourites know of those of the shopper, and its facts, which its papers have too.
  favourites: { folders: ['react-hooks/src/hooks/favourites', ...shared('product-facts')] },
  // What calls of the platform need, whatever they ask; with it the session, which most wait for.
  platform: {
    folders: [
      ...sdk('transport session kit vat account shop-context countries'),
      ...['react-hooks/src/fetched/session', 'node_modules/(?:zod|ky|p-retry|is-network-error)/**'],
      ...below('storefront/src', 'shell/data forms/reading frame/country-picker'),
    ],
  },
  // Lines and sums, of carts, checkouts and orders, and what pages of orders share with what loads them.
  lines: { folders: shared('lines delivery address-lines order-facts') },
  // What both carts have, the guest's and the buyer's.
  'cart-screens': { folders: ['sdk/src/guest-items', ...shared('cart vouchers offers')], minShareCount: 2 },
  // What narrows lists, without what a press fetches.
  narrowing: { folders: shared('narrowing'), minShareCount: 2 },
  // How lists are loaded, and what products share with them.
  catalog: {
    folders: [
      ...sdk('catalog navigation'),
      'react-hooks/src/fetched/catalog',
      ...shared('product/data'),
      ...pages('home/data'),
    ],
  },
  drawings: { folders: ['storefront/src/drawing/shapes'] },
  'product-loading': { folders: pages('product/data compare/data') },
  'product-papers-loading': { folders: pages('product-papers/data') },
  // The calls and the writer of carts, and what a buyer's page starts with.
  'cart-calls': {
    folders: [
      ...sdk('cart shopper coupons inventory'),
      'react-hooks/src/fetched/cart',
      ...below('storefront/src', 'app shell/session pages/guest-cart/data'),
    ],
  },
  'box-finder-results': { folders: pages('box-finder-results') },
  'product-list': { folders: shared('product-list') },
  compare: { folders: pages('compare') },
  category: { folders: pages('category') },
  found: { folders: pages('search-results own-products') },
  // What lists alone need to be loaded, and what a press or a choice fetches.
  'list-loading': {
    folders: [
      'sdk/src/rules/facets',
      ...shared('product-list/data narrowing/data'),
      ...pages('category/data search-results/data box-finder-results/data compare/data'),
    ],
  },
  narrowed: { folders: shared('narrowing/later') },
  'sign-in': { folders: pages('login') },
  addresses: { folders: shared('addresses'), minShareCount: 2 },
  'address-book': { folders: pages('addresses') },
  account: { folders: [...pages('accounts record-list profile'), ...shared('record-list')] },
  orders: { folders: [...shared('order'), ...pages('orders confirmation order-lookup')] },
  'order-changes': { folders: pages('order-changes') },
  'both-carts': { folders: pages('carts') },
  // The calls of lists, which the star of a product fetches for buyers; their pages need more.
  'lists-calls': {
    folders: [...sdk('lists'), ...below('sdk/src', 'rules/lists'), 'react-hooks/src/fetched/lists'],
  },
  lists: { folders: [...pages('lists'), ...shared('lists')] },
  request: {
    folders: [
      ...pages('request'),
      ...shared('requests'),
      'react-hooks/src/hooks/requests',
      'sdk/src/rules/requests',
    ],
  },
  offers: { folders: pages('offers') },
  papers: { folders: pages('papers') },
  'product-papers': { folders: pages('product-papers') },
  withdrawal: { folders: pages('withdrawal') },
  service: { folders: pages('service') },
  checkout: { folders: [...pages('checkout'), 'storefront/src/frame/checkout-frame'] },
  // What takes files of visitors, and what asks for those of what is printed.
  files: { folders: shared('files') },
  'print-files': { folders: [...shared('print-files'), ...pages('print-files checkout/print')] },
  'delivery-addresses': { folders: pages('checkout/split') },
  'order-again': { folders: [...pages('order-again'), 'sdk/src/rules/orders'] },
  'quick-order': { folders: pages('quick-order') },
  // How carts are loaded and changed.
  carts: {
    folders: [
      'storefront/src/frame/data',
      ...shared('cart-check vouchers/data add-to-cart/data'),
      ...pages('cart/data cart/file'),
    ],
  },
  'buyer-cart': { folders: pages('cart') },
  // How checkouts are loaded and changed, and what orders need for it too.
  ordering: {
    folders: [
      ...sdk('checkout orders addresses delivery-groups'),
      ...shared('cart/data delivery/data addresses/data'),
      ...pages('checkout/data'),
    ],
  },
  'orders-loading': {
    folders: [...shared('order/data'), ...pages('confirmation/data orders/data order-lookup/data')],
  },
  'loading-both-carts': { folders: pages('carts/data') },
  // The calls of quotes, which only their pages and a cart with an offer fetch.
  'offers-loading': {
    folders: [
      ...sdk('quotes'),
      ...below('sdk/src', 'rules/quotes'),
      ...shared('offers/data'),
      ...pages('offers/data'),
    ],
  },
  'lists-loading': { folders: [...shared('lists/data'), ...pages('lists/data')] },
  'ordering-again': { folders: [...pages('order-again/data'), ...shared('additions/data')] },
  // What reads and writes order lists.
  'order-files': {
    folders: [
      'sdk/src/order-files',
      'node_modules/papaparse/**',
      ...shared('cart-export'),
      ...pages('quick-order/rows'),
    ],
  },
  'checking-lists': {
    folders: [...pages('quick-order/data'), ...below('sdk/src', 'quick-order rules/quick-order')],
  },
  'split-delivery': { folders: pages('checkout/split/data') },
  'papers-loading': { folders: pages('papers/data') },
  // How a visitor's accounts and what belongs to them are loaded and changed.
  accounts: {
    folders: [
      ...sdk('record-lists passwords profile'),
      ...shared('record-list/data ordered-products/data'),
      ...pages('addresses/data accounts/data own-products/data login/data'),
    ],
  },
  // The rules of phone numbers weigh more than what reads a form.
  'phone-numbers': { folders: ['storefront/src/shared/phone-number', 'node_modules/libphonenumber-js/**'] },
  // How orders are canceled, sent back and withdrawn from, and how a profile is changed, and requests and files sent.
  'changes-loading': {
    folders: [
      ...sdk('withdrawal requests'),
      'react-hooks/src/fetched/requests',
      ...shared('files/data print-files/data'),
      ...pages('withdrawal/data order-changes/data profile/data'),
      ...pages('request/data print-files/data checkout/print/data'),
    ],
  },
  // What any page may have to say later.
  later: { folders: below('storefront/src', 'i18n shared/failures shared/notifications frame/footer') },
}

const toPattern = (folder: string): string =>
  folder.endsWith('/**') ? folder.slice(0, -'**'.length) : `${folder.replaceAll('*', '[^/]+')}/[^/]+$`

/** For the bundler, the first area first. */
export const chunkGroups = [
  { name: 'frame', tags: ['$initial' as const], priority: 100 },
  ...Object.entries(areas).map(([name, { folders, ...area }], index) => ({
    ...{ name, test: new RegExp(`/(?:${folders.map(toPattern).join('|')})`), priority: 99 - index },
    ...area,
  })),
]
