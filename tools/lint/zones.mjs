// Who may import what, by folder. `@typescript-eslint/no-restricted-imports` reads the text of an import; folders are
// told apart by their relative paths.

/** @typedef {{ regex: string, message: string, allowTypeImports?: boolean }} Pattern */

const rule = '@typescript-eslint/no-restricted-imports'
const tests = ['**/*.{test,fixture,example}.ts', '**/*.{test,fixture,example}.tsx']

/** Holds everywhere: another package is reached through its public entries alone. @type {Pattern} */
const publicEntries = {
  regex: '^@cartonnage/[^/]+/(src|dist)(/|$)|(^|/)packages/[^/]+/src(/|$)',
  message: 'Import the public entry of the package.',
}

/**
 * One zone. A later config object replaces an earlier one's list, so the common pattern is in each.
 * @param {string} name
 * @param {string[]} files
 * @param {Pattern[]} patterns
 * @returns {import('eslint').Linter.Config & { ignores: string[] }}
 */
const zone = (name, files, patterns) => ({
  name: `zones/${name}`,
  files,
  ignores: tests,
  rules: { [rule]: ['error', { patterns: [publicEntries, ...patterns] }] },
})

/**
 * The same zone without some files.
 * @param {string[]} files
 * @param {ReturnType<typeof zone>} one
 */
const except = (files, one) => ({ ...one, ignores: [...one.ignores, ...files] })

/**
 * Forbids rooms of the sdk, seen from a file inside another room.
 * @param {string} rooms names joined with |
 * @param {string} message
 * @returns {Pattern}
 */
const rooms = (rooms, message) => ({ regex: `^(?:\\.\\./)+(?:${rooms})(?:/|$)`, message })

/** @param {string} names @param {string} message @returns {Pattern} */
const typesOnly = (names, message) => ({ ...rooms(names, message), allowTypeImports: true })

/** @param {string} names @param {string} message @returns {Pattern} */
const packages = (names, message) => ({ regex: `^(?:${names})(?:/|$)`, message })

/** The way out of a folder, seen from a file in it or in a folder of it. @param {string} depth the pattern of the file */
const upFrom = (depth) => (depth === '*' ? '\\.\\./' : '\\.\\./\\.\\./')

const upward = rooms('client|lazy|index', 'Imports go downwards: no room imports the client.')
const wireLibraries = packages('zod|ky|p-retry', 'The wire libraries stay in contract/ and transport/.')
const sdk = 'packages/sdk/src'

const sdkZones = [
  zone(
    'sdk',
    [`${sdk}/**/*.ts`],
    [
      packages(
        'react|react-dom|@cartonnage|node:[^/]*',
        'The sdk knows no React, no Node.js and no other package.',
      ),
    ],
  ),
  zone(
    'sdk-foundations',
    [`${sdk}/{decimal,record-id,errors/errors}.ts`],
    [{ regex: '.', message: 'decimal, record-id and errors import nothing.' }],
  ),
  zone(
    'sdk-error-catalogue',
    [`${sdk}/errors/error-catalogue*.ts`],
    [
      {
        regex: '^(?!\\./error(?:s|-catalogue-[a-z]+)$)',
        message: 'The error catalogue imports errors.ts and its own parts.',
      },
    ],
  ),
  zone(
    'sdk-contract',
    [`${sdk}/contract/**/*.ts`],
    [
      { regex: '^(?!\\.|zod/mini$)', message: 'The contract imports zod/mini and no other package.' },
      {
        regex: '^(?:\\.\\./)+(?!\\.|(?:decimal|record-id|errors/errors|rules/call/call-defaults)$)',
        message: 'The contract imports decimal, record-id, rules/call/call-defaults and types alone.',
        allowTypeImports: true,
      },
      typesOnly('errors', 'The contract judges nothing: it imports types of errors only.'),
      rooms('transport|resources|state|storage|cart|workflows', 'The contract knows no other room.'),
      upward,
    ],
  ),
  ...['*', '*/*'].map((depth) =>
    zone(
      'sdk-rules',
      [`${sdk}/rules/${depth}.ts`],
      [
        { regex: '^(?!\\.)', message: 'Rules are pure: they import no package.' },
        {
          regex: `^${upFrom(depth)}(?!\\.|(?:decimal|record-id|errors/errors)$|contract(?:/|$))`,
          message: 'Rules import rules, errors, decimal, record-id and types of the contract.',
        },
        typesOnly('contract', 'Rules import types of the contract only.'),
      ],
    ),
  ),
  zone(
    'sdk-stores',
    [`${sdk}/{storage,state}/**/*.ts`],
    [
      wireLibraries,
      rooms('transport|resources|cart|workflows', 'Stores hold state and fetch nothing.'),
      typesOnly('contract', 'Stores import types of the contract only: the first page carries them.'),
      upward,
    ],
  ),
  zone(
    'sdk-transport',
    [`${sdk}/transport/**/*.ts`],
    [
      rooms('state|storage|resources|cart|workflows', 'The transport knows neither state nor storage.'),
      typesOnly(
        'rules/(?!call/(?:application-context|cache-lifetime|platform-work-time|polling|retry)$)[^/]*',
        'Of the rules, the transport imports application-context, cache-lifetime, platform-work-time, polling and retry.',
      ),
      upward,
    ],
  ),
  zone(
    'sdk-resources',
    [`${sdk}/resources/**/*.ts`],
    [
      rooms('state|storage|cart|workflows', 'Resources are thin lists of calls: no state, no storage.'),
      upward,
    ],
  ),
  zone(
    'sdk-cart',
    [`${sdk}/cart/**/*.ts`],
    [
      wireLibraries,
      typesOnly('transport|contract|resources', 'The cart writer is handed its calls: import types only.'),
      rooms('workflows', 'Workflows use the cart writer, it knows none of them.'),
      upward,
    ],
  ),
  zone(
    'sdk-workflows',
    [`${sdk}/workflows/**/*.ts`],
    [
      wireLibraries,
      typesOnly('transport|contract|resources', 'Workflows are handed their resources: import types only.'),
      upward,
    ],
  ),
]

const eagerClient = {
  regex: '^@cartonnage/sdk(?:/contract)?$',
  message: 'This would link the transport into the first load: take @cartonnage/sdk or /rules.',
  allowTypeImports: true,
}
const listening = packages(
  '@hono/node-server$|node:http|node:https|node:net',
  'Only server/listen.ts listens.',
)
const noSandbox = packages('@cartonnage/sandbox', 'Only the server and tests know the sandbox.')
const react = packages('react|react-dom', 'No React here.')

const hooksZones = [
  zone(
    'react-hooks',
    ['packages/react-hooks/src/**/*.{ts,tsx}'],
    [eagerClient, wireLibraries, noSandbox, packages('node:[^/]*', 'The hooks run in browsers.')],
  ),
]

/** Features that any other may use. */
const sharedFeatures = [
  'analytics',
  'consent',
  'drawing',
  'failures',
  'notifications',
  'price',
  'product',
  'region-change',
]

/**
 * Features that are composed of others. All the rest import none but the shared ones.
 * @type {Record<string, string[]>}
 */
const composedOf = {
  home: ['box-finder', 'category'],
  'search-results': ['box-finder', 'category'],
  'box-finder-results': ['box-finder', 'category'],
  'guest-cart': ['cart'],
  'checkout-frame': ['footer'],
  checkout: ['addresses', 'cart', 'checkout-frame'],
  orders: ['addresses', 'cart'],
  confirmation: ['orders'],
  offers: ['record-list'],
  'own-products': ['category'],
  login: ['guest-cart'],
  header: [
    'promo-banner',
    'search',
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
const inBrowser = [eagerClient, wireLibraries, noSandbox]

/**
 * The zones of a feature's own folder and of the folders in it: both reach another feature by another path.
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
        {
          regex: `^${upFrom(depth)}(?!\\.|(?:${allowed.join('|')})(?:/|$))`,
          message: 'Features do not import each other: see composedOf in tools/lint/zones.mjs.',
        },
      ],
    ),
  )

const storefrontZones = [
  except(
    [`${storefront}/src/app/entry-server.tsx`, `${storefront}/src/app/visitor-client.ts`],
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
  ...featureZones('*', sharedFeatures),
  ...Object.entries(composedOf).flatMap(([name, parts]) => featureZones(name, [...sharedFeatures, ...parts])),
  except(['**/server/listen.ts'], zone('storefront-server', [`${storefront}/server/**/*.ts`], [listening])),
]

const platformFree = packages('node:[^/]*|@hono/node-server', 'The sandbox also runs in a browser page.')
const sandboxZones = [
  except(
    ['packages/sandbox/src/{server,cli}.ts', 'packages/sandbox/src/database/node-sqlite.ts'],
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
