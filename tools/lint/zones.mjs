// Who may import what, by folder. `@typescript-eslint/no-restricted-imports` matches the text of an import, so folders are
// recognised by relative paths.

import { sdkZones } from './sdk-zones.mjs'
import { except, packages, upFrom, wireLibraries, zone } from './zone.mjs'

/** @typedef {import('./zone.mjs').Pattern} Pattern */

/**
 * Neither the whole client, with every feature, nor schemas: a page carries what it imports.
 * @type {Pattern[]}
 */
const wholeClient = [
  {
    regex: '^@cartonnage/sdk$',
    importNames: ['createShopClient'],
    message:
      'This would link every feature into the page: take createClient, and the features that it needs.',
  },
  {
    regex: '^@cartonnage/sdk/contract$',
    message: 'This would link the schemas into the page: import types only.',
    allowTypeImports: true,
  },
]
const listening = packages(
  '@hono/node-server$|node:http|node:https|node:net',
  'Only server/listen.ts listens.',
)
const noSandbox = packages('@cartonnage/sandbox', 'Only the server and tests know the sandbox.')
const noPostcodes = packages('@cartonnage/sdk/postcodes', 'The table of postcodes stays on the server.')
const react = packages('react|react-dom', 'No React here.')

const hooksZones = [
  zone(
    'react-hooks',
    ['packages/react-hooks/src/**/*.{ts,tsx}'],
    [...wholeClient, wireLibraries, noSandbox, packages('node:[^/]*', 'The hooks run in browsers.')],
  ),
]

/** Features that any other may use. */
const sharedFeatures = [
  'analytics',
  'consent',
  'delivery',
  'empty-list',
  'failures',
  'notifications',
  'price',
  'product',
  'region-change',
]

/**
 * Features that are composed of others. All other features import only the shared ones.
 * @type {Record<string, string[]>}
 */
const composedOf = {
  home: ['box-finder', 'category', 'own-products'],
  category: ['facets'],
  'search-results': ['box-finder', 'category', 'facets'],
  'box-finder-results': ['box-finder', 'category', 'facets'],
  cart: ['vouchers'],
  carts: ['cart'],
  'guest-cart': ['cart', 'vouchers'],
  'checkout-frame': ['footer'],
  checkout: ['addresses', 'cart', 'checkout-frame', 'vouchers'],
  'delivery-addresses': ['addresses', 'cart', 'checkout', 'checkout-frame'],
  orders: ['addresses', 'cart'],
  confirmation: ['orders'],
  papers: ['addresses', 'cart', 'orders'],
  'order-lookup': ['orders'],
  withdrawal: ['orders'],
  'order-changes': ['cart', 'orders'],
  'order-again': ['cart', 'orders'],
  offers: ['record-list'],
  'own-products': ['category'],
  login: ['guest-cart'],
  header: [
    'search-field',
    'box-finder',
    'user-menu',
    'category-menu',
    'cart-icons',
    'region-selector',
    'country-picker',
  ],
}

const storefront = 'packages/storefront'
/** @type {Pattern} */
const wholeQuery = {
  regex: '^react-router-dom$',
  importNames: ['useSearchParams'],
  message:
    'Pages are shared by all who ask for what they read: take usePageQuery, and name it in shell/pages.ts.',
}
const inBrowser = [...wholeClient, wireLibraries, noSandbox, noPostcodes, wholeQuery]
/** Forms are read with the schemas of zod/mini; features describe theirs with what src/forms exports. */
const inForms = [
  ...wholeClient,
  {
    regex: '^(?:zod(?!/mini$)|ky|p-retry)(?:/|$)',
    message: 'Forms import zod/mini and no other wire library.',
  },
  noSandbox,
]

/** @type {Pattern} */
const roof = {
  regex: '(^|/)app(/|$)',
  message: 'src/app is the roof: nobody imports it. What features stand on is in src/shell.',
}

/**
 * The zones of a feature's own folder and of the folders in it, which have different paths to other features.
 * @param {string} feature
 * @param {string[]} allowed
 */
const featureZones = (feature, allowed) =>
  ['*', '*/*'].map((depth) =>
    zone(
      `storefront-feature-${feature}`,
      [`${storefront}/src/features/${feature}/${depth}.{ts,tsx}`],
      [
        ...inBrowser,
        listening,
        roof,
        {
          regex: `^${upFrom(depth)}(?!\\.|(?:${allowed.join('|')})(?:/|$))`,
          message: 'Features do not import each other: see composedOf in tools/lint/zones.mjs.',
        },
      ],
    ),
  )

/** Rooms below the features. @type {Pattern} */
const features = { regex: '(^|/)features(/|$)', message: 'Features stand on this room, not below it.' }
const lowerRooms = ['shell', 'metadata', 'hydration', 'forms', 'drawing', 'i18n']

const storefrontZones = [
  except(
    [`${storefront}/src/app/visitor-client.ts`],
    zone('storefront', [`${storefront}/src/**/*.{ts,tsx}`], [...inBrowser, listening]),
  ),
  zone(
    'storefront-components',
    [`${storefront}/src/components/**/*.{ts,tsx}`],
    [
      ...inBrowser,
      listening,
      { regex: '(^|/)(features|app)(/|$)', message: 'Components know neither features nor the app.' },
    ],
  ),
  ...lowerRooms.map((room) =>
    zone(
      `storefront-${room}`,
      [`${storefront}/src/${room}/**/*.{ts,tsx}`],
      [...(room === 'forms' ? inForms : inBrowser), listening, features, roof],
    ),
  ),
  ...featureZones('*', sharedFeatures),
  ...Object.entries(composedOf).flatMap(([name, parts]) => featureZones(name, [...sharedFeatures, ...parts])),
  except(['**/server/listen.ts'], zone('storefront-server', [`${storefront}/server/**/*.ts`], [listening])),
]

const platformFree = packages('node:[^/]*|@hono/node-server', 'The sandbox also runs in a browser page.')
const sandboxZones = [
  except(
    [
      'packages/sandbox/src/{server,payment-server,run-cli}.ts',
      'packages/sandbox/src/database/node-sqlite.ts',
    ],
    zone('sandbox', ['packages/sandbox/src/**/*.ts'], [platformFree, react]),
  ),
  zone('contract-kit', ['packages/contract-kit/src/**/*.ts'], [noSandbox, react]),
]

/** @type {import('eslint').Linter.Config[]} */
export const zones = [
  zone('everywhere', ['packages/**/*.{ts,tsx}', 'examples/**/*.{ts,tsx}'], []),
  ...sdkZones,
  ...hooksZones,
  ...storefrontZones,
  ...sandboxZones,
]
