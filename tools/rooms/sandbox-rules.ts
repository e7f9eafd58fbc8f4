import { forbid, layers, nodejs, react } from './rule.ts'

const sandbox = '^packages/sandbox/src'
const inBrowser = {
  path: `${sandbox}/`,
  pathNot: `${sandbox}/(?:server|payment-server|run-cli|database/(?:load|node)-sqlite)\\.ts$`,
}

/** The nouns of the platform, layer by layer: the folders in each from the bottom up. */
const nouns = {
  people: ['session', 'account', 'countries', 'addresses'],
  catalog: ['products', 'search', 'vat'],
  basket: [
    'records',
    'calculation',
    'cart',
    'checkout',
    'coupons',
    'delivery-groups',
    'inventory',
    'other-carts',
    'wish-lists',
  ],
  orders: [
    'records',
    'quotes',
    'representation',
    'order-mails',
    'payments',
    'placing',
    'fulfilment',
    'returns',
    'print',
    'history',
    'withdrawal',
    'requests',
    'record-lists',
  ],
}

export const sandboxRules = [
  ...layers('packages/sandbox/src', {
    foundations:
      '(?:clock|clock-sleepers|random|record-id|shop|site-path|amount|json-object|node-version|platform-error|typeset)\\.ts',
    database: 'database/',
    faults: 'faults/',
    calls: 'calls/',
    mails: 'mails/',
    ...Object.fromEntries(
      Object.entries(nouns).flatMap(([layer, folders]) =>
        folders.map((folder) => [`${layer}/${folder}`, `${layer}/${folder}/`]),
      ),
    ),
    site: '(?:server-actions|shop-context|menus|plain|entrance)/',
    seed: 'seed/',
    admin: '(?:admin|start-page)/|openapi\\.json',
    app: '(?:app|sandbox|page-cookies)\\.ts',
    entries: '(?:index|server|payment-server|cli|cli-options|run-cli)\\.ts',
  }),
  forbid('The sandbox knows no React.', `${sandbox}/`, react),
  forbid('The sandbox also runs in a browser page.', inBrowser, nodejs),
  forbid('The sandbox also runs in a browser page.', inBrowser, 'node_modules/@hono/node-server/'),
]
