// The rooms of the SDK, from the bottom up, with the files as they are now and the folders that they will move to.

/** @type {import('./layout.mjs').Feature[]} */
const features = [
  // The shopper: the contexts say who it is, signing in changes it, the scope follows from both.
  {
    name: 'session',
    files: [
      'src/session/**',
      'src/resources/{session,context}.ts',
      'src/workflows/{session-side,session-context,session-end,sign-in-side,shopper-scope,resume-after-login}.ts',
    ],
  },
  {
    name: 'guest-cart',
    files: ['src/guest-cart/**', 'src/workflows/guest-session-cart.ts'],
  },
  // What a guest gathered comes into the cart by the same open writes as all else. The inactive cart and copies
  // of carts are carts.
  {
    name: 'cart',
    files: [
      'src/cart/**',
      'src/resources/{cart,cart-copies}.ts',
      'src/workflows/cart-{side,merge,other-tabs,summary-side}.ts',
      'src/workflows/merge-*.ts',
      'src/workflows/{clear-cart,inactive-cart-side,server-cart-side}.ts',
    ],
  },
  // Terms and orders that help a search ask about products too.
  {
    name: 'catalog',
    files: ['src/catalog/**', 'src/resources/{catalog,product-fields,search-help}.ts'],
  },
  {
    name: 'checkout',
    files: [
      'src/checkout/**',
      'src/resources/{checkout,fresh-checkout}.ts',
      'src/workflows/{checkout-side,start-checkout}.ts',
    ],
  },
  {
    name: 'orders',
    files: [
      'src/orders/**',
      'src/resources/{orders,order-details,order-steps}.ts',
      'src/workflows/{place-order,order-payment,order-steps}.ts',
    ],
  },
  { name: 'addresses', files: ['src/addresses/**', 'src/resources/{addresses,address-book}.ts'] },
  { name: 'account', files: ['src/account/**', 'src/resources/{account,account-details}.ts'] },
  { name: 'navigation', files: ['src/navigation/**', 'src/resources/{navigation,menu}.ts'] },
  { name: 'vat', files: ['src/vat/**'] },
  // Navigation, cart counts and VAT rates at once, for the first page: none of the three alone.
  { name: 'header', files: ['src/header/**', 'src/workflows/header-side.ts'] },
  { name: 'delivery-groups', files: ['src/delivery-groups/**', 'src/resources/delivery-groups.ts'] },
  { name: 'record-lists', files: ['src/record-lists/**', 'src/resources/record-lists.ts'] },
  { name: 'withdrawal', files: ['src/withdrawal/**', 'src/resources/withdrawal.ts'] },
  { name: 'coupons', files: ['src/coupons/**', 'src/resources/coupons.ts'] },
  { name: 'countries', files: ['src/countries/**', 'src/resources/countries.ts'] },
  { name: 'inventory', files: ['src/inventory/**', 'src/resources/inventory.ts'] },
  // The shop's settings, the assistant's among them.
  { name: 'shop-context', files: ['src/shop-context/**', 'src/resources/shop-context.ts'] },
]

/** @type {import('./layout.mjs').Layout} */
export const sdkLayout = {
  package: 'sdk',
  rooms: [
    // The messages are the texts for the catalogue's keys. `outcome` and `refusal` tell errors apart and know nothing
    // but errors.
    {
      name: 'foundations',
      files: ['src/{decimal,record-id}.ts', 'src/{errors,messages}/**'],
    },
    { name: 'contract', files: ['src/contract/**'] },
    { name: 'rules', files: ['src/rules/**'] },
    { name: 'stores', files: ['src/{storage,state}/**'] },
    { name: 'transport', files: ['src/transport/**'] },
    // What every feature is given: options with their ports, lifetime, events, the stores' reading side.
    { name: 'client', files: ['src/client/**', 'src/{options,lifetime,events,client-core,client-views}.ts'] },
    { name: 'features', features },
    // Whatever lists the features: the public names, the client with every feature in place, and the files that
    // gather resources and workflows for it.
    {
      name: 'index',
      files: [
        'src/{index,client,lazy,shop-client,assemble-client,client-parts,client-pieces}.ts',
        'src/{platform,buying-platform,platform-side,buying-side,further-side}.ts',
      ],
    },
  ],
  mayImport: [],
}
