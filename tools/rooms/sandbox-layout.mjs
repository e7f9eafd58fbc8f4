// The rooms of the sandbox, from the bottom up. A noun's route, rules and repository belong together, so the nouns
// name their files in `routes`, `platform` and `database` until each has a folder of its own.

/**
 * Files of a noun in today's folders.
 * @param {string} name
 * @param {{ root?: string[], routes?: string[], platform?: string[], database?: string[] }} [today] without `.ts`
 * @returns {import('./layout.mjs').Feature}
 */
const noun = (name, { root = [], routes = [], platform = [], database = [] } = {}) => ({
  name,
  files: [
    `src/${name}/**`,
    ...root.map((file) => `src/${file}.ts`),
    ...routes.map((file) => `src/routes/${file}.ts`),
    ...platform.map((file) => `src/platform/${file}.ts`),
    ...database.map((file) => `src/database/${file}.ts`),
  ],
})

const nouns = [
  noun('session', {
    root: ['visitor', 'csrf'],
    routes: ['csrf', 'sign-in', 'sign-in-call', 'registration', 'passwords', 'session-time'],
    platform: ['password', 'registration', 'same-origin-path', 'sign-in-texts', 'site-guest'],
    database: ['session-*', 'buyer-repository', 'password-repository'],
  }),
  noun('account', {
    routes: ['account', 'users', 'graphql'],
    platform: ['account-info', 'permitted-account', 'user-menu', 'user-profile', 'graphql-questions'],
  }),
  noun('addresses', { routes: ['addresses'], platform: ['address-*'], database: ['address-repository'] }),
  noun('countries', { routes: ['countries'], platform: ['countries', 'subdivisions'] }),
  noun('shop-context', {
    routes: ['context', 'shopper-agent'],
    platform: ['application-context', 'webstore-settings'],
    database: ['setting-repository'],
  }),
  noun('search', {
    routes: ['search', 'search-input'],
    platform: ['search-*', 'sort-rules', 'edit-distance', 'fold-text', 'language-columns'],
    database: ['product-search'],
  }),
  noun('vat', {
    routes: ['taxes'],
    platform: ['product-taxes', 'tax-*'],
    database: ['vat-rate-repository'],
  }),
  noun('catalog', {
    routes: ['products', 'categories', 'pricing', 'media'],
    platform: ['product-*', 'category-*', 'pricing', 'account-pricing', 'purchase-rules', 'carton-drawing'],
    database: ['product-repository', 'category-repository', 'account-price-repository'],
  }),
  noun('coupons', {
    routes: ['cart-coupons', 'checkout-coupons', 'promotions'],
    platform: ['coupons', 'coupon-*', 'promotion-*'],
    database: ['coupon-repository'],
  }),
  noun('inventory', {
    routes: ['inventory'],
    platform: ['inventory'],
    database: ['reservation-repository'],
  }),
  // `read-memory` keeps what one calculation of a cart has read.
  noun('cart', {
    routes: ['cart', 'cart-*'],
    platform: ['cart-*', 'read-memory'],
    database: ['cart-repository'],
  }),
  noun('delivery-groups', {
    routes: ['delivery-groups'],
    platform: ['delivery-*'],
    database: ['delivery-group-repository'],
  }),
  noun('checkout', { routes: ['checkout'], platform: ['checkout-*'], database: ['checkout-repository'] }),
  noun('payments', {
    routes: ['payments'],
    platform: ['payment-*'],
    database: ['payment-token-repository'],
  }),
  noun('orders', {
    routes: ['orders', 'order-actions', 'order-lookup', 'place-order'],
    platform: ['order-*', 'place-order', 'place-order-*'],
    database: ['order-repository'],
  }),
  noun('record-lists', {
    routes: ['record-lists'],
    platform: ['record-lists'],
    database: ['quote-repository'],
  }),
  noun('withdrawal', {
    routes: ['withdrawal'],
    platform: ['withdrawal-*'],
    database: ['withdrawal-repository'],
  }),
  noun('mails', { routes: ['mails'], database: ['mail-repository'] }),
  noun('navigation', { platform: ['navigation-tree', 'footer-menu'] }),
  // The one address behind which many actions hide, each of another noun.
  noun('server-actions', {
    routes: ['server-actions', 'run-server-action', 'apex-execute', 'action-table'],
  }),
]

/** @type {import('./layout.mjs').Layout} */
export const sandboxLayout = {
  package: 'sandbox',
  rooms: [
    {
      name: 'foundations',
      files: [
        'src/{clock,clock-sleepers,random,record-id,shop,site-path}.ts',
        'src/{amount,platform/amount}.ts',
      ],
    },
    {
      name: 'database',
      files: [
        'src/database/{database,schema,migrate,nested-transactions,node-sqlite,wasm-sqlite,work-in-progress}.ts',
      ],
    },
    // What every route is given, and how it responds.
    {
      name: 'calls',
      files: ['src/calls/**', 'src/{sandbox-context,sandbox-events,answers,request-body}.ts'],
    },
    { name: 'faults', files: ['src/faults/**', 'src/{faults,fault-*,faulty-answers,outgoing-answers}.ts'] },
    { name: 'nouns', features: nouns },
    // Above the nouns: it fills their tables.
    { name: 'seed', files: ['src/seed/**'] },
    // What no platform has: the start page and the switches for clock, faults and settings.
    {
      name: 'admin',
      files: [
        'src/{admin,start-page}/**',
        'src/{about,clock-input}.ts',
        'src/openapi.json',
        'src/routes/{admin,admin-call,events,settings,start-page}.ts',
      ],
    },
    { name: 'app', files: ['src/{app,sandbox,page-cookies}.ts'] },
    { name: 'entries', files: ['src/{index,server,cli,cli-options}.ts'] },
  ],
  mayImport: [{ name: '@cartonnage/sdk', from: '**' }],
}
