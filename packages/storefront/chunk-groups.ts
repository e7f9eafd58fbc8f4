/**
 * Which modules share a script of the browser's part. What the entry imports is the frame, which every page has; the other
 * groups are the shop's areas, so that no page loads a stranger's code and none consists of many small files. The order
 * matters: a group takes the modules that match, and what they import, unless a group above it has them already.
 */
const features = (names: string, files = ''): RegExp =>
  new RegExp(`storefront/src/features/(?:${names})/${files}`)
const sdk = (names: string): RegExp => new RegExp(`sdk/src/(?:contract/)?(?:${names})/`)
const any = (...tests: readonly RegExp[]): RegExp => new RegExp(tests.map(({ source }) => source).join('|'))

/** Components and what belongs to them, without loaders and actions. */
const screens = (names: string): RegExp => features(names, '[\\w-]+\\.(?:tsx|module\\.css)')
const loading = '[\\w-]*(?:loader|action)\\.'

const areas: Readonly<Record<string, { readonly test: RegExp; readonly minShareCount?: number }>> = {
  // Rules, fields, notes and tables that more than one area has.
  common: {
    test: any(
      /sdk\/src\/(?:rules|[\w-]+\.ts$)|sdk\/src\/catalog\/product-fields/,
      /storefront\/src\/(?:components|metadata\/metadata|shell\/(?!shell-loader|require-buyer|sign-in-again|page-token|find-email|sign-out|footer-menu)|forms\/(?!read-form|form-schema|field-schema))/,
      features('failures', 'failure-(?:note|text|action)'),
      features('empty-list'),
    ),
    minShareCount: 2,
  },
  // Products on screen: in lists, on their pages, in carts.
  products: {
    test: any(
      /storefront\/src\/drawing\/(?!shapes)|react-hooks\/src\/(?:use-quantity-input|money)|shell\/use-category-links/,
      features('price'),
      features('product', '(?!.*loader|load-|add-to-buyers-cart|use-product-names|product-page)'),
      features('category', '(?:page-window|drawing-key|product-sort)'),
    ),
    minShareCount: 2,
  },
  // What calls of the platform need, whatever they ask; with it the session, which most wait for.
  platform: {
    test: any(
      sdk('transport|session|kit|vat|account|shop-context|countries'),
      features('country-picker', 'list-country-names'),
      /node_modules\/(?:zod|ky|p-retry|is-network-error)\//,
      /storefront\/src\/(?:shell\/(?:require-buyer|sign-in-again|page-token|find-email)|forms\/(?:read-form|form-schema|field-schema))/,
    ),
  },
  // The cart's stores that pages without calls use.
  stores: {
    test: /sdk\/src\/(?:cart\/(?:cart-differences|cart-merge-stores|cart-checks)|session\/guest-details|coupons\/guest-coupons)/,
    minShareCount: 2,
  },
  // The calls and the writer of carts.
  'cart-calls': {
    test: sdk('cart|shopper|guest-cart|coupons|inventory'),
  },
  // Cart lines and sums, also of checkouts and orders.
  'cart-lines': {
    test: any(
      features(
        'cart',
        '(?:line-|totals-list|cart-(?:totals|item|line)|product-picture|buying-page|note-with|removed-|empty-cart|quantity-note)',
      ),
      features('guest-cart', '(?:use-guest-items|guest-items)'),
      features('cart', 'cart-news'),
      features('vouchers', '(?!change-vouchers)'),
      /features\/orders\/(?:order-date|use-order-status)|features\/addresses\/use-address-lines/,
    ),
    minShareCount: 2,
  },
  'box-hits': { test: any(screens('box-finder-results'), features('box-finder-results', 'box-hit')) },
  // How lists and products are loaded.
  catalog: {
    test: any(
      sdk('catalog|navigation'),
      features('product', 'load-'),
      features('home|category|product|search-results|search-field', loading),
    ),
  },
  lists: {
    test: any(screens('category|search-results|own-products'), features('search-field', 'search-redirect')),
  },
  'sign-in': { test: screens('login') },
  addresses: { test: screens('addresses') },
  account: { test: screens('accounts|offers|record-list') },
  orders: { test: screens('orders|confirmation') },
  service: { test: screens('service') },
  withdrawal: { test: any(screens('withdrawal'), features('withdrawal', 'declaration-fields')) },
  checkout: { test: screens('checkout|checkout-frame') },
  drawings: { test: /storefront\/src\/drawing\/shapes\// },
  // Carts, with their calls, the cart writer and the counts.
  carts: {
    test: any(
      sdk('cart|shopper|guest-cart'),
      features('cart', loading),
      features('product', 'add-to-buyers-cart|use-product-names'),
      features('cart', 'check-|use-cart-differences'),
      features('guest-cart', '(?:move-cart|load-guest)'),
      /storefront\/src\/(?:app\/page-start|shell\/(?:shell-loader|sign-out))/,
    ),
  },
  // How checkouts, orders and accounts are loaded and changed.
  buying: {
    test: any(
      sdk('checkout|orders|addresses|delivery-groups|record-lists|withdrawal'),
      features(
        'checkout|confirmation|orders|addresses|withdrawal|accounts|own-products|login|box-finder-results',
        loading,
      ),
      features('record-list', 'load-'),
      features('addresses', 'load-place-names'),
      features('accounts', 'choose-account'),
      features('login', 'start-url'),
    ),
  },
  // What any page may have to say later.
  later: {
    test: any(
      /storefront\/src\/metadata\/|i18n\/load-error-texts/,
      features('failures|notifications|footer'),
    ),
  },
}

/** For the bundler, the first area first. */
export const chunkGroups = [
  { name: 'frame', tags: ['$initial' as const], priority: 100 },
  ...Object.entries(areas).map(([name, area], index) => ({ name, ...area, priority: 99 - index })),
]
