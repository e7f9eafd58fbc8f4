import { forbid, layers, valuesOf, wireLibraries } from './rule.ts'

const shop = '^packages/storefront'
const features = `${shop}/src/features`

/** Features that any other may use. */
const shared = 'analytics|consent|delivery|empty-list|failures|notifications|price|product|region-change'
/** Features that are composed of others. All other features import only the shared ones. */
const composedOf: Record<string, string> = {
  home: 'box-finder|category|own-products',
  category: 'facets',
  'search-results': 'box-finder|category|facets',
  'box-finder-results': 'box-finder|category|facets',
  cart: 'vouchers',
  carts: 'cart',
  'guest-cart': 'cart|vouchers',
  'checkout-frame': 'footer',
  checkout: 'addresses|cart|checkout-frame|vouchers',
  'delivery-addresses': 'addresses|cart|checkout|checkout-frame',
  orders: 'addresses|cart',
  confirmation: 'orders',
  papers: 'addresses|cart|orders',
  'order-lookup': 'orders',
  withdrawal: 'orders',
  'order-changes': 'cart|orders',
  'order-again': 'cart|orders',
  offers: 'record-list',
  'own-products': 'category',
  login: 'guest-cart',
  header: 'search-field|box-finder|user-menu|category-menu|cart-icons|region-selector|country-picker',
}
const independent = `(?!(?:${Object.keys(composedOf).join('|')})/)[^/]+`

export const storefrontRules = [
  ...layers('packages/storefront', {
    i18n: 'src/i18n/',
    components: 'src/(?:components|styles|fonts)/',
    drawing: 'src/drawing/',
    forms: 'src/forms/',
    shell: 'src/shell/',
    metadata: 'src/metadata/',
    hydration: 'src/hydration/',
    features: 'src/features/',
    app: 'src/app/',
    server: 'server/',
  }),
  ...Object.entries({ ...composedOf, [independent]: shared }).map(([feature, parts]) =>
    forbid(
      'Features do not import each other: see composedOf in tools/rooms/storefront-rules.ts.',
      `${features}/(${feature})/`,
      { path: `${features}/`, pathNot: `${features}/(?:$1|${shared}|${parts})/` },
    ),
  ),
  forbid(
    'A page carries no schemas: import types of the contract only.',
    `${shop}/src/`,
    valuesOf('^packages/sdk/src/contract/'),
  ),
  forbid('The table of postcodes stays on the server.', `${shop}/src/`, '^packages/sdk/src/postcodes/'),
  forbid('Only the server and tests know the sandbox.', `${shop}/src/`, '^packages/sandbox/'),
  forbid(
    'The wire libraries stay in the sdk; forms read with zod/mini.',
    `${shop}/src/(?!forms/)`,
    wireLibraries,
  ),
  forbid('Forms import zod/mini and no other wire library.', `${shop}/src/forms/`, {
    path: wireLibraries,
    pathNot: 'node_modules/zod/mini/',
  }),
]
