/**
 * Which modules share a script of the browser's part. What the entry imports is the frame, which every page has; the other
 * groups are the shop's areas, so that no page loads a stranger's code and none consists of many small files. The order
 * matters: a group takes the modules that match, and what they import, unless a group above it has them already.
 */
const features = (names: string, files = ''): RegExp =>
  new RegExp(`storefront/src/features/(?:${names})/${files}`)
const sdk = (names: string): RegExp => new RegExp(`sdk/src/(?:contract/)?(?:${names})/`)
/** What the hooks fetch when it is used. */
const fetched = (name: string): RegExp => new RegExp(`react-hooks/src/fetched/${name}`)
const any = (...tests: readonly RegExp[]): RegExp => new RegExp(tests.map(({ source }) => source).join('|'))

/** Components and what belongs to them, without loaders and actions. */
const screens = (names: string): RegExp => features(names, '[\\w-]+\\.(?:tsx|module\\.css)')
const loading = '[\\w-]*(?:loader|action)\\.'

const areas: Readonly<Record<string, { readonly test: RegExp; readonly minShareCount?: number }>> = {
  // Rules, fields, notes and tables that more than one area has.
  common: {
    test: any(
      /sdk\/src\/(?:rules\/(?!cart\/cart-sums|facets\/)|[\w-]+\.ts$)|sdk\/src\/catalog\/product-fields/,
      // Stores that screens show and calls fill.
      /sdk\/src\/(?:cart\/cart-merge-stores|session\/guest-details|coupons\/guest-coupons|guest-cart\/guest-catalogue-key|checkout\/checkout-key)|react-hooks\/src\/use-cart-status/,
      /storefront\/src\/(?:components|metadata\/metadata|shell\/(?!shell-loader|require-buyer|sign-in-again|page-token|find-email|session\.|footer-menu|has-ordered|reserved-checkout|order-lookups|has-paid)|forms\/(?!read-form|form-schema|field-schema))/,
      features('failures', 'failure-(?:note|text|action)'),
      features('empty-list'),
      features('orders', 'print-button'),
    ),
    minShareCount: 2,
  },
  // Products on screen: in lists, on their pages, in carts.
  products: {
    test: any(
      /storefront\/src\/drawing\/(?!shapes)|react-hooks\/src\/(?:use-quantity-input|money)|shell\/use-category-links/,
      features('price', '(?!price\\.)'),
      features(
        'product',
        '(?!.*loader|load-|list-|goods-facts|add-to-buyers-cart|use-product-names|product-page|buy-form|use-out-of|cheaper-)',
      ),
      features('category', '(?:page-window|drawing-key|product-sort)'),
      features('delivery', '(?:expected-delivery|use-day|use-expected|shop-day|logo-note)'),
    ),
    minShareCount: 2,
  },
  // Price and form of one product, on its page and of the best box, which lists do without.
  buying: {
    test: any(features('price', 'price\\.'), features('product', '(?:buy-form|use-out-of|cheaper-)')),
  },
  // What calls of the platform need, whatever they ask; with it the session, which most wait for.
  platform: {
    test: any(
      sdk('transport|session|kit|vat|account|shop-context|countries'),
      features('country-picker', 'list-country-names'),
      fetched('vat-rates'),
      /node_modules\/(?:zod|ky|p-retry|is-network-error)\//,
      /storefront\/src\/(?:shell\/(?:require-buyer|sign-in-again|page-token|find-email)|forms\/(?:read-form|form-schema|field-schema))/,
    ),
  },
  // Lines and sums, of carts, checkouts and orders, and what pages of orders share with what loads them.
  lines: {
    test: any(
      features(
        'cart',
        '(?:line-amounts|totals-list|totals-rows|format-line-amount|cart-item|product-picture|buying-page|note-with|no-withdrawal-note|delivery-totals|buyer-totals|delivery-estimate|signed-out-cart|refusal-reason)',
      ),
      // Both the form and its action check.
      features('carts', 'description-problems'),
      features('delivery', '(?!load-)'),
      features(
        'orders',
        '(?:order-date|order-changes|declared-line|progress-key|transfer\\.|use-order-status)',
      ),
      features('addresses', '(?:use-address-lines|place-names)'),
      features('confirmation', 'placed-here'),
      features('order-lookup', 'order-lookup-fields'),
    ),
  },
  // What both carts have, the guest's and the buyer's.
  'cart-screens': {
    test: any(
      screens('cart'),
      /sdk\/src\/(?:rules\/cart\/cart-sums|guest-cart\/(?:join-)?guest-items|state\/derived-store)/,
      features('cart', '(?:cart-totals|use-buyer-totals|lead-days|removed-path|stock-left)'),
      features('guest-cart', '(?:use-guest-items|guest-items)'),
      features('vouchers', '(?!change-|load-)'),
      features('product', 'use-product-names'),
    ),
    minShareCount: 2,
  },
  // What narrows lists, without what a press fetches.
  narrowing: {
    test: features(
      'facets',
      '(?:narrowed-list|facet-panel|facet-groups|load-later|use-chosen-facets|size-name|use-list-busy)',
    ),
    minShareCount: 2,
  },
  // How lists and products are loaded.
  catalog: {
    test: any(
      sdk('catalog|navigation'),
      /sdk\/src\/guest-cart\/(?:guest-catalogue\.|missing-from)/,
      features('product', '(?:load-|list-|goods-facts)'),
      features('guest-cart', 'load-guest'),
      features('home|product|search-field', loading),
      fetched('navigation'),
    ),
  },
  // The calls and the writer of carts, and what a buyer's page starts with.
  'cart-calls': {
    test: any(
      /sdk\/src\/(?:contract\/)?(?:cart\/(?!carts\.|carts-|keep-for|restored|deleted|cart-list|merge-cart|merged-cart)|(?:shopper|guest-cart|coupons|inventory)\/)/,
      features('guest-cart', 'move-cart'),
      features('vouchers', 'load-'),
      fetched('cart-before-change'),
      /storefront\/src\/(?:app\/page-start|shell\/session\.)/,
    ),
  },
  'box-hits': { test: any(screens('box-finder-results'), features('box-finder-results', 'box-hit')) },
  lists: { test: features('category', '(?!category-)[\\w-]+\\.(?:tsx|module\\.css)') },
  category: { test: features('category', 'category-(?:page|tiles)') },
  found: { test: any(screens('search-results|own-products'), features('search-field', 'search-redirect')) },
  // What lists alone need to be loaded, and what a press or a choice fetches.
  'list-loading': {
    test: any(
      sdk('rules/facets'),
      features('category|search-results|box-finder-results', loading),
      features('facets', '(?:load-narrowed|goods-facets)'),
    ),
  },
  narrowed: { test: any(features('facets'), /react-hooks\/src\/use-facet/) },
  'sign-in': { test: screens('login') },
  addresses: {
    test: features(
      'addresses',
      '(?:address-(?!page|input)|saved-address|use-address-binding|delivery-country)',
    ),
    minShareCount: 2,
  },
  'address-book': { test: screens('addresses') },
  account: { test: screens('accounts|offers|record-list') },
  'order-changes': { test: features('order-changes', `(?!${loading})`) },
  orders: { test: screens('orders|confirmation|order-lookup') },
  papers: { test: screens('papers') },
  service: { test: screens('service') },
  withdrawal: { test: any(screens('withdrawal'), features('withdrawal', 'declaration-fields')) },
  checkout: { test: any(screens('checkout|checkout-frame'), features('checkout', 'keep-unsent-fields')) },
  'delivery-addresses': {
    test: any(screens('delivery-addresses'), features('delivery-addresses', '(?:split-form|use-)')),
  },
  drawings: { test: /storefront\/src\/drawing\/shapes\// },
  // How carts are loaded and changed.
  carts: {
    test: any(
      features('cart', loading),
      features('product', 'add-to-buyers-cart'),
      features('cart', 'check-|use-cart-differences'),
      /storefront\/src\/shell\/shell-loader/,
    ),
  },
  'both-carts': {
    test: any(features('carts', `(?:${loading}|deleted-lines)`), sdk('cart')),
  },
  // How checkouts and orders are loaded and changed.
  ordering: {
    test: any(
      sdk('checkout|orders|addresses|delivery-groups'),
      features('cart', '(?:send-guest-cart|load-deliveries)'),
      features('delivery', 'load-'),
      features('checkout|confirmation|orders|order-lookup', loading),
      features('addresses', 'load-place-names'),
      features('confirmation', 'settle-'),
      features('orders', '(?:read-progress|require-(?:lookup|order))'),
      features('login', 'start-url'),
      /storefront\/src\/shell\/(?:has-ordered|reserved-checkout|order-lookups|has-paid)/,
    ),
  },
  'order-again': {
    test: any(
      screens('order-again'),
      features('order-again', '(?:reorder-form|reorder-names|reorder-product|quantity-problem|use-)'),
      /sdk\/src\/rules\/orders\/reorder/,
    ),
  },
  'ordering-again': { test: features('order-again') },
  'split-delivery': { test: features('delivery-addresses', `(?:${loading}|load-split|split-lines)`) },
  'papers-loading': { test: features('papers', loading) },
  // How orders are canceled, sent back and withdrawn from: apart from accounts, which the sign-in and checkouts load.
  'changes-loading': { test: any(sdk('withdrawal'), features('withdrawal|order-changes', loading)) },
  // How a visitor's accounts and what belongs to them are loaded and changed.
  accounts: {
    test: any(
      sdk('record-lists'),
      features('addresses|accounts|own-products|login', loading),
      features('record-list', 'load-'),
      features('accounts', 'choose-account'),
    ),
  },
  // What any page may have to say later.
  later: {
    test: any(/storefront\/src\/i18n\/load-error-texts/, features('failures|notifications|footer')),
  },
}

/** For the bundler, the first area first. */
export const chunkGroups = [
  { name: 'frame', tags: ['$initial' as const], priority: 100 },
  ...Object.entries(areas).map(([name, area], index) => ({ name, ...area, priority: 99 - index })),
]
