// The rooms of the sandbox, from the bottom up. A noun has a folder with its routes, rules and repositories.

const nouns = [
  'session',
  'account',
  'addresses',
  'countries',
  'settings',
  'shop-context',
  'search',
  'vat',
  'catalog',
  'coupons',
  'fulfilment',
  'inventory',
  'cart',
  'delivery-groups',
  'checkout',
  'payments',
  'orders',
  'record-lists',
  'withdrawal',
  'mails',
  'navigation',
  // One address for many actions, each of another noun.
  'server-actions',
]

/** @type {import('./layout.mjs').Layout} */
export const sandboxLayout = {
  package: 'sandbox',
  rooms: [
    {
      name: 'foundations',
      files: [
        'src/{clock,clock-sleepers,random,record-id,shop,site-path}.ts',
        'src/{amount,json-object,platform-error,typeset}.ts',
      ],
    },
    { name: 'database', files: ['src/database/**'] },
    { name: 'faults', files: ['src/faults/**'] },
    // What every route is given, and how it responds.
    { name: 'calls', files: ['src/calls/**'] },
    { name: 'nouns', features: nouns.map((name) => ({ name, files: [`src/${name}/**`] })) },
    // Above the nouns: it fills their tables.
    { name: 'seed', files: ['src/seed/**'] },
    // What no platform has: the start page and the switches for clock, faults and settings.
    { name: 'admin', files: ['src/{admin,start-page}/**', 'src/openapi.json'] },
    { name: 'app', files: ['src/{app,sandbox,page-cookies}.ts'] },
    { name: 'entries', files: ['src/{index,server,payment-server,cli,cli-options,node-version,run-cli}.ts'] },
  ],
  mayImport: [{ name: '@cartonnage/sdk', from: '**' }],
}
