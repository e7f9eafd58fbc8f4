// The rooms of the SDK, from the bottom up. A feature has a folder with the name of its noun.

/** The features, by the names of their folders. */
export const sdkFeatures = [
  // The shopper: the contexts say who it is, signing in changes it, the scope follows from both.
  'session',
  // What a page loads first for its shopper, and signing out: on top of session and cart.
  'shopper',
  'guest-cart',
  // A guest's lines come into the cart by the same open writes as everything else. The inactive cart and
  // copies of carts are carts.
  'cart',
  // Search suggestions and sort orders are about products too.
  'catalog',
  'checkout',
  'orders',
  'addresses',
  'account',
  'navigation',
  'vat',
  'coupons',
  'delivery-groups',
  'inventory',
  'countries',
  'record-lists',
  'withdrawal',
  // The shop's settings, the assistant's among them.
  'shop-context',
]

/** @type {import('./layout.mjs').Layout} */
export const sdkLayout = {
  package: 'sdk',
  rooms: [
    // `outcome` and `refusal` classify errors.
    {
      name: 'foundations',
      files: ['src/{decimal,record-id,is-record}.ts', 'src/errors/{errors,outcome}.ts'],
    },
    { name: 'rules', files: ['src/rules/**'] },
    // The entry `/postcodes`, for servers: no other room needs it.
    { name: 'postcodes', files: ['src/postcodes/**'] },
    // The defaults of its calls are rules.
    { name: 'contract', files: ['src/contract/**'] },
    // The entries `/errors` and `/messages`: what a shopper reads of an error. No other room needs them.
    { name: 'error-texts', files: ['src/errors/**', 'src/messages/**'] },
    { name: 'stores', files: ['src/{storage,state}/**'] },
    { name: 'transport', files: ['src/transport/**'] },
    // What every feature is given: options with their ports, scope, lifetime, events, stores, `use`.
    { name: 'client', files: ['src/client/**'] },
    { name: 'features', features: sdkFeatures.map((name) => ({ name, files: [`src/${name}/**`] })) },
    // The public names, and the client with every feature in place.
    { name: 'index', files: ['src/{index,shop-client}.ts'] },
  ],
  mayImport: [],
}
